import { useRef, useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import { SavedNote } from '../../parts/SavedNote.tsx';
import { useSaid } from '../../parts/use-said.ts';
import { type Adjusted, StockDialog, useUndoAdjustment } from '../stock/index.ts';
import type { GoodsRow } from './goods.queries.ts';
import styles from './goods-columns.module.css';

/** What is for sale of an item; a click opens its stock, and what was counted there may be taken back here. */
export function StockCell({ item: { itemId, itemNo, itemName, availableQty } }: { item: GoodsRow }) {
  const [isOpen, setOpen] = useState(false);
  const [adjusted, setAdjusted] = useState<Adjusted>();
  const { said, say, hush } = useSaid();
  const button = useRef<HTMLButtonElement>(null);
  const undo = useUndoAdjustment(itemId, { onStart: hush, onDone: () => say({ text: '已撤销' }) });
  const mayView = useMay()('ops.stock.view');
  if (availableQty === undefined) return <span className={cells.none}>—</span>;
  const text = availableQty.toLocaleString('zh-CN');
  const look = availableQty <= 0 ? styles.out : undefined;
  if (!mayView) return <span className={look}>{text}</span>;
  const offer = (made: Adjusted) => say({ text: '已保存', undo: () => undo.mutate(made) });
  // What was counted may be answered after the dialog was closed, and its time begins when it is.
  const take = (made: Adjusted) => {
    setAdjusted(made);
    offer(made);
  };
  const close = () => {
    setOpen(false);
    if (adjusted) offer(adjusted);
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className={styles.price}
        aria-label={`${itemNo} ${itemName}的库存 ${text}`}
        onClick={() => {
          setAdjusted(undefined);
          setOpen(true);
        }}
      >
        <span className={look}>{text}</span>
      </button>
      <SavedNote said={said} back={button} onEnd={hush} />
      {isOpen && <StockDialog itemId={itemId} name={itemNo} onAdjusted={take} onClose={close} />}
    </>
  );
}
