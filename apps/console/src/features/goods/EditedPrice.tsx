import type { PlannedPriceName } from '@jicai/domain/money/price-plans.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { type ReactNode, useRef, useState } from 'react';
import { SavedNote } from '../../parts/SavedNote.tsx';
import type { GoodsRow } from './goods.queries.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { PriceField } from './PriceField.tsx';
import { RefusedNote, type RefusedPrice } from './RefusedNote.tsx';
import { useRunOfOne } from './use-run.ts';
import styles from './goods-columns.module.css';

/** A price once it was pressed: at first a field; then what was kept, and the way back in the same place. */
export function EditedPrice({
  item,
  price,
  label,
  notes,
}: {
  item: GoodsRow;
  price: PlannedPriceName;
  label: string;
  /** What stands beneath the price at rest as well. */
  notes: ReactNode;
}) {
  const [isOpen, setOpen] = useState(true);
  /** A field closed by a key gives the focus back, one that was left does not. */
  const [isBack, setBack] = useState(false);
  const [planned, setPlanned] = useState<number>();
  const [refused, setRefused] = useState<RefusedPrice>();
  const { run, note, isBusy } = useRunOfOne(item);
  const button = useRef<HTMLButtonElement>(null);
  const fen = item[price];
  const keep = (value: number) => {
    const refuse = (reason: string) => setRefused({ fen: value, reason });
    run.mutate(
      { kind: 'price', price, mode: 'set', value },
      {
        onSuccess: ({ refused: [row] }) => row && refuse(row.reason),
        onError: (error) => refuse(error.message),
      },
    );
  };
  if (isOpen)
    return (
      <PriceField
        item={item}
        price={price}
        label={label}
        start={refused ? refused.fen : fen}
        onClose={(isByKey) => {
          setRefused(undefined);
          setBack(isByKey);
          setOpen(false);
        }}
        onKeep={keep}
        onPlan={setPlanned}
      />
    );
  return (
    <>
      <button
        type="button"
        ref={button}
        className={cx(styles.price, note.said?.undo && styles.kept, refused && styles.refused)}
        aria-label={`修改${label}`}
        aria-busy={isBusy}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the field that was closed by a key
        autoFocus={isBack}
        onClick={() => {
          if (!isBusy) setOpen(true);
        }}
      >
        <Price tone="plain" fen={refused ? refused.fen : fen} fallback="设置" />
      </button>
      <RefusedNote refused={refused} />
      <SavedNote said={note.said} back={button} onEnd={note.hush} />
      {notes}
      {planned !== undefined && (
        <PlanDialog items={[item]} price={price} fen={planned} onClose={() => setPlanned(undefined)} />
      )}
    </>
  );
}
