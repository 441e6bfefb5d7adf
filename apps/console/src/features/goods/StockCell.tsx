import { useRef, useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import type { GoodsRow } from './goods.queries.ts';
import { OpenedStock } from './OpenedStock.tsx';
import styles from './goods-columns.module.css';

/** What is for sale of an item; a click opens its stock, and what was counted there may be taken back here. */
export function StockCell({ item }: { item: GoodsRow }) {
  const { itemNo, itemName, availableQty } = item;
  /** Undefined until it was opened once: a list has twenty that nobody opens. */
  const [isOpen, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const mayView = useMay()('ops.stock.view');
  if (availableQty === undefined) return <span className={cells.none}>—</span>;
  const text = availableQty.toLocaleString('zh-CN');
  const qty = <span className={availableQty <= 0 ? styles.out : undefined}>{text}</span>;
  if (!mayView) return qty;
  return (
    <>
      <button
        type="button"
        ref={button}
        className={styles.price}
        aria-label={`${itemNo} ${itemName}的库存 ${text}`}
        onClick={() => setOpen(true)}
      >
        {qty}
      </button>
      {isOpen !== undefined && <OpenedStock item={item} isOpen={isOpen} back={button} onClose={() => setOpen(false)} />}
    </>
  );
}
