import { priceNames } from '@jicai/domain/goods/goods-acts.ts';
import type { PlannedPriceName } from '@jicai/domain/money/price-plans.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { SavedNote } from '../../parts/SavedNote.tsx';
import type { GoodsRow } from './goods.queries.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { PriceField } from './PriceField.tsx';
import { RefusedNote, type RefusedPrice } from './RefusedNote.tsx';
import { useRunOfOne } from './use-run.ts';
import styles from './goods-columns.module.css';

/** A price of an item; a click makes it a field, and what was kept may be taken back in the same place. */
export function PriceCell({ item, price, mayEdit }: { item: GoodsRow; price: PlannedPriceName; mayEdit: boolean }) {
  const [isOpen, setOpen] = useState(false);
  /** A field closed by a key gives the focus back, one that was left does not. */
  const [isBack, setBack] = useState(false);
  const [planned, setPlanned] = useState<number>();
  const [refused, setRefused] = useState<RefusedPrice>();
  const { run, note, isBusy } = useRunOfOne(item);
  const button = useRef<HTMLButtonElement>(null);
  const fen = item[price];
  if (!mayEdit) return <Price tone="plain" fen={fen} fallback="—" />;
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
  const label = `${item.itemNo} ${item.itemName}的${priceNames[price]}`;
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
      <WaitingNote item={item} price={price} />
      <PlanNotes item={item} price={price} />
      {planned !== undefined && (
        <PlanDialog items={[item]} price={price} fen={planned} onClose={() => setPlanned(undefined)} />
      )}
    </>
  );
}

/** A price that waits for a second person. */
function WaitingNote({ item: { waiting }, price }: { item: GoodsRow; price: PlannedPriceName }) {
  const waits = waiting.find((one) => one.price === price);
  return (
    waits && (
      <Link to={paths.changes} className={styles.waits} title="低于毛利线，等第二人复核">
        <Tag tone="warn">待复核</Tag> <Price tone="plain" fen={waits.priceFee} />
      </Link>
    )
  );
}

/** What is planned for a price, or until when one holds. */
function PlanNotes({ item: { plans }, price }: { item: GoodsRow; price: PlannedPriceName }) {
  return plans
    .filter((plan) => plan.price === price)
    .map(({ text }) => (
      <small key={text} className={styles.plan} title={`定时调价：${text}`}>
        {text}
      </small>
    ));
}
