import { paymentText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { useRef, useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { SavedNote } from '../../parts/SavedNote.tsx';
import { CostLine } from './CostLine.tsx';
import type { GoodsRow } from './goods.queries.ts';
import { RefusedNote, type RefusedPrice } from './RefusedNote.tsx';
import { useSaveCost } from './use-save-cost.ts';
import styles from './goods-columns.module.css';

/** What an item costs, under its price or in a column of its own; who may write it down changes it as a price is changed. Enter on nothing ends it. */
export function CostCell({ item, isInOwnColumn = false }: { item: GoodsRow; isInOwnColumn?: boolean }) {
  const { itemId, itemNo, itemName, costFen } = item;
  const [isOpen, setOpen] = useState(false);
  const mayEdit = useMay()('ops.goods.editCost');
  const [isBack, setBack] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState<RefusedPrice>();
  const { save, note, isBusy } = useSaveCost(itemId);
  if (costFen === undefined) return null;
  if (!mayEdit) return isInOwnColumn ? <Price tone="plain" fen={costFen} fallback="—" /> : <CostLine item={item} />;
  const label = `${itemNo} ${itemName}的进价`;
  if (!isOpen)
    return (
      <span className={styles.costLine}>
        <button
          type="button"
          ref={button}
          className={cx(styles.cost, refused && styles.refused)}
          aria-label={`修改${label}`}
          aria-busy={isBusy}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the field that was closed by a key
          autoFocus={isBack}
          onClick={() => {
            if (!isBusy) setOpen(true);
          }}
        >
          {!isInOwnColumn && '进价 '}
          <Price tone="plain" fen={refused ? refused.fen : costFen} fallback="设置" />
        </button>
        <RefusedNote refused={refused} />
        <SavedNote isShort said={note.said} back={button} onEnd={note.hush} />
      </span>
    );
  const close = (isByKey: boolean) => {
    setRefused(undefined);
    setBack(isByKey);
    setOpen(false);
  };
  const keep = (text: string, isByKey: boolean) => {
    const next = text.trim() === '' ? null : yuanToFen(text);
    const isCost = next !== undefined && next !== 0;
    if (!isCost) toast.error('请输入大于 0 的进价');
    if (isCost || !isByKey) close(isByKey);
    if (!isCost || next === costFen) return;
    const refuse = (reason: string) => setRefused({ fen: next, reason });
    save.mutate(
      { beforeFen: costFen, costFen: next },
      {
        onSuccess: ({ refused: [row] }) => row && refuse(row.reason),
        onError: (error) => refuse(error.message),
      },
    );
  };
  const start = refused ? refused.fen : costFen;
  return (
    <input
      className={styles.costInput}
      aria-label={label}
      inputMode="decimal"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field takes the place of the button that was pressed
      autoFocus
      defaultValue={start === null ? '' : paymentText(start)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={({ currentTarget: field }) => {
        // Who looks something up in another window finds it as it was.
        if (document.activeElement === field) return;
        if (field.value === field.defaultValue || field.value.trim() === '') close(false);
        else keep(field.value, false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close(true);
        if (event.key !== 'Enter') return;
        // Else the same key presses the button that takes the place of the field.
        event.preventDefault();
        keep(event.currentTarget.value, true);
      }}
    />
  );
}
