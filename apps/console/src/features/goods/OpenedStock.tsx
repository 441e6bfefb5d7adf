import { type RefObject, useState } from 'react';
import { SavedNote } from '../../parts/SavedNote.tsx';
import { useSaid } from '../../parts/use-said.ts';
import { type Adjusted, StockDialog, useUndoAdjustment } from '../stock/index.ts';
import type { GoodsRow } from './goods.queries.ts';

/** The dialog with an item's stock, and behind it what was counted, with the way back. */
export function OpenedStock({
  item: { itemId, itemNo },
  isOpen,
  back,
  onClose,
}: {
  item: GoodsRow;
  isOpen: boolean;
  /** What opened it. */
  back: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}) {
  const [adjusted, setAdjusted] = useState<Adjusted>();
  const { said, say, hush } = useSaid();
  const undo = useUndoAdjustment(itemId, { onStart: hush, onDone: () => say({ text: '已撤销' }) });
  const offer = (made: Adjusted) => say({ text: '已保存', undo: () => undo.mutate(made) });
  // What was counted may be answered after the dialog was closed, and its time begins when it is.
  const take = (made: Adjusted) => {
    setAdjusted(made);
    offer(made);
  };
  const close = () => {
    onClose();
    if (adjusted) offer(adjusted);
    setAdjusted(undefined);
  };
  return (
    <>
      <SavedNote said={said} back={back} onEnd={hush} />
      {isOpen && <StockDialog itemId={itemId} name={itemNo} onAdjusted={take} onClose={close} />}
    </>
  );
}
