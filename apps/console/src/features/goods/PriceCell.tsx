import { priceNames } from '@jicai/domain/goods/goods-acts.ts';
import type { PlannedPriceName } from '@jicai/domain/money/price-plans.ts';
import { paymentText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Popover } from 'antd';
import { useState } from 'react';
import type { GoodsRow } from './goods.queries.ts';
import { useRunOfOne } from './use-run.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { PriceHint } from './PriceHint.tsx';
import styles from './goods-columns.module.css';

/** A price of an item; a click makes it a field, Enter keeps what is typed, Shift and Enter plans it, Esc leaves it. */
export function PriceCell({ item, price, mayEdit }: { item: GoodsRow; price: PlannedPriceName; mayEdit: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [planned, setPlanned] = useState<number>();
  const run = useRunOfOne(item);
  const fen = item[price];
  if (!mayEdit) return <Price tone="plain" fen={fen} fallback="—" />;
  const label = `${item.itemNo} ${item.itemName}的${priceNames[price]}`;
  if (!isOpen)
    return (
      <>
        <button
          type="button"
          className={styles.price}
          aria-label={`修改${label}`}
          disabled={run.isPending}
          onClick={() => {
            setTyped(fen === null ? '' : paymentText(fen));
            setOpen(true);
          }}
        >
          <Price tone="plain" fen={fen} fallback="设置" />
        </button>
        <WaitingNote item={item} price={price} />
        <PlanNotes item={item} price={price} />
        {planned !== undefined && (
          <PlanDialog items={[item]} price={price} fen={planned} onClose={() => setPlanned(undefined)} />
        )}
      </>
    );
  const take = (act: (value: number) => void) => {
    const value = yuanToFen(typed);
    if (value === undefined || value < 1) {
      toast.error('请输入大于 0 的价格');
      return;
    }
    setOpen(false);
    act(value);
  };
  const keep = (value: number) => {
    if (value !== fen) run.mutate({ kind: 'price', price, mode: 'set', value });
  };
  return (
    <Popover
      open
      arrow={false}
      placement="bottomRight"
      content={<PriceHint item={item} price={price} typed={typed} onPlan={() => take(setPlanned)} />}
    >
      <input
        className={styles.input}
        aria-label={label}
        inputMode="decimal"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field takes the place of the button that was pressed
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
          if (event.key !== 'Enter') return;
          // Else the same key presses the button that the dialog gives the focus to.
          event.preventDefault();
          take(event.shiftKey ? setPlanned : keep);
        }}
      />
    </Popover>
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
