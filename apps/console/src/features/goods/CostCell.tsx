import { paymentText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useRef, useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { SavedNote } from '../../parts/SavedNote.tsx';
import { CostLine } from './CostLine.tsx';
import type { GoodsRow } from './goods.queries.ts';
import { useSaveCost } from './use-save-cost.ts';
import styles from './goods-columns.module.css';

/** What an item costs, under its price or in a column of its own; who may write it down changes it as a price is changed. Empty ends it. */
export function CostCell({ item, isInOwnColumn = false }: { item: GoodsRow; isInOwnColumn?: boolean }) {
  const { itemId, itemNo, itemName, costFen } = item;
  const [isOpen, setOpen] = useState(false);
  const mayEdit = useMay()('ops.goods.editCost');
  const [isBack, setBack] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
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
          className={styles.cost}
          aria-label={`修改${label}`}
          aria-busy={isBusy}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the field that was closed by a key
          autoFocus={isBack}
          onClick={() => {
            if (!isBusy) setOpen(true);
          }}
        >
          {!isInOwnColumn && '进价 '}
          <Price tone="plain" fen={costFen} fallback="设置" />
        </button>
        <SavedNote isShort said={note.said} back={button} onEnd={note.hush} />
      </span>
    );
  const close = (isByKey: boolean) => {
    setBack(isByKey);
    setOpen(false);
  };
  const keep = (text: string) => {
    const next = text.trim() === '' ? null : yuanToFen(text);
    if (next === undefined || next === 0) {
      toast.error('请输入大于 0 的进价');
      return;
    }
    close(true);
    if (next !== costFen) save.mutate({ beforeFen: costFen, costFen: next });
  };
  return (
    <input
      className={styles.costInput}
      aria-label={label}
      inputMode="decimal"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field takes the place of the button that was pressed
      autoFocus
      defaultValue={costFen === null ? '' : paymentText(costFen)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => close(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close(true);
        if (event.key !== 'Enter') return;
        // Else the same key presses the button that takes the place of the field.
        event.preventDefault();
        keep(event.currentTarget.value);
      }}
    />
  );
}
