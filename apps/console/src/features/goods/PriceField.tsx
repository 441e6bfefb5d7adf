import type { PlannedPriceName } from '@jicai/domain/money/price-plans.ts';
import { paymentText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Popover } from 'antd';
import { useState } from 'react';
import type { GoodsRow } from './goods.queries.ts';
import { PriceHint } from './PriceHint.tsx';
import styles from './goods-columns.module.css';

/** A price that is typed: Enter keeps it, Shift and Enter plans it, Esc leaves it as it was. */
export function PriceField({
  item,
  price,
  label,
  onClose,
  onKeep,
  onPlan,
}: {
  item: GoodsRow;
  price: PlannedPriceName;
  label: string;
  onClose: (isByKey: boolean) => void;
  onKeep: (fen: number) => void;
  onPlan: (fen: number) => void;
}) {
  const fen = item[price];
  const [typed, setTyped] = useState(fen === null ? '' : paymentText(fen));
  const take = (act: (value: number) => void) => {
    const value = yuanToFen(typed);
    if (value === undefined || value < 1) {
      toast.error('请输入大于 0 的价格');
      return;
    }
    onClose(true);
    act(value);
  };
  const keep = (value: number) => {
    if (value !== fen) onKeep(value);
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
        onBlur={() => onClose(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose(true);
          if (event.key !== 'Enter') return;
          // Else the same key presses the button that the dialog gives the focus to.
          event.preventDefault();
          take(event.shiftKey ? onPlan : keep);
        }}
      />
    </Popover>
  );
}
