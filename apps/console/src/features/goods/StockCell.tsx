import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import { StockDialog } from '../stock/index.ts';
import type { GoodsRow } from './goods.queries.ts';
import styles from './goods-columns.module.css';

/** What is for sale of an item; a click opens its stock. */
export function StockCell({ item: { itemId, itemNo, itemName, availableQty } }: { item: GoodsRow }) {
  const [isOpen, setOpen] = useState(false);
  const mayView = useMay()('ops.stock.view');
  if (availableQty === undefined) return <span className={cells.none}>—</span>;
  const text = availableQty.toLocaleString('zh-CN');
  const look = availableQty <= 0 ? styles.out : undefined;
  if (!mayView) return <span className={look}>{text}</span>;
  return (
    <>
      <button
        type="button"
        className={styles.price}
        aria-label={`${itemNo} ${itemName}的库存 ${text}`}
        onClick={() => setOpen(true)}
      >
        <span className={look}>{text}</span>
      </button>
      {isOpen && <StockDialog itemId={itemId} name={itemNo} onClose={() => setOpen(false)} />}
    </>
  );
}
