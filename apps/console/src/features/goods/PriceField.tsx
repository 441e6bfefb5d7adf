import type { PlannedPriceName } from '@jicai/domain/money/price-plans.ts';
import { paymentText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Popover } from 'antd';
import { useRef, useState } from 'react';
import type { GoodsRow } from './goods.queries.ts';
import { PriceHint } from './PriceHint.tsx';
import styles from './goods-columns.module.css';

/** A price that is typed: Enter keeps it, and so does who goes on to something else; Shift and Enter plans it, Esc leaves it as it was. */
export function PriceField({
  item,
  price,
  label,
  start,
  onClose,
  onKeep,
  onPlan,
}: {
  item: GoodsRow;
  price: PlannedPriceName;
  label: string;
  /** What stands in it first. */
  start: number | null;
  onClose: (isByKey: boolean) => void;
  onKeep: (fen: number) => void;
  onPlan: (fen: number) => void;
}) {
  const first = start === null ? '' : paymentText(start);
  const [typed, setTyped] = useState(first);
  const isDone = useRef(false);
  const close = (isByKey: boolean) => {
    isDone.current = true;
    onClose(isByKey);
  };
  const take = (act: (value: number) => void, isByKey = true) => {
    const value = yuanToFen(typed);
    const isPrice = value !== undefined && value >= 1;
    if (!isPrice) toast.error('请输入大于 0 的价格');
    if (isPrice || !isByKey) close(isByKey);
    if (isPrice) act(value);
  };
  const keep = (value: number) => {
    if (value !== item[price]) onKeep(value);
  };
  const leave = () => {
    if (typed === first || typed.trim() === '') close(false);
    else take(keep, false);
  };
  return (
    <Popover
      open
      arrow={false}
      placement="bottomRight"
      content={<PriceHint item={item} price={price} typed={typed} onPlan={() => take(onPlan)} />}
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
        onBlur={(event) => {
          // Who looks something up in another window finds it as it was.
          if (!isDone.current && document.activeElement !== event.currentTarget) leave();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close(true);
          if (event.key !== 'Enter') return;
          // Else the same key presses the button that the dialog gives the focus to.
          event.preventDefault();
          take(event.shiftKey ? onPlan : keep);
        }}
      />
    </Popover>
  );
}
