import { useState } from 'react';
import { cx } from '../style/cx.ts';
import { IconMinus, IconPlus } from '../icons/icons.tsx';
import { largestQuantity, nearestQuantity, type QuantityLimits } from './nearest-quantity.ts';
import styles from './Stepper.module.css';

/** Quantity in place. What is typed is put right when the field is left or Enter is pressed; `onChange` gets allowed quantities only. */
export function Stepper({
  value,
  onChange,
  size = 'md',
  disabled = false,
  label = '数量',
  className,
  ...limits
}: QuantityLimits & {
  value: number;
  onChange: (quantity: number) => void;
  size?: 'sm' | 'md' | 'lg';
  disabled?: boolean;
  label?: string;
  className?: string;
}) {
  const [draft, setDraft] = useState<string>();
  const { step = 1 } = limits;
  const change = (wanted: number) => {
    const next = nearestQuantity(wanted, limits);
    if (next !== value) onChange(next);
  };
  const leave = () => {
    if (draft !== undefined && draft !== '') change(Number(draft));
    setDraft(undefined);
  };
  return (
    <span className={cx(styles.step, styles[size], className)}>
      <button
        type="button"
        aria-label="减少"
        disabled={disabled || value <= nearestQuantity(0, limits)}
        onClick={() => change(value - step)}
      >
        <IconMinus size={14} stroke={2} />
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, '').slice(0, 6))}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
          if (event.key === 'ArrowUp') change(value + step);
          if (event.key === 'ArrowDown') change(value - step);
        }}
      />
      <button
        type="button"
        aria-label="增加"
        disabled={disabled || value >= nearestQuantity(largestQuantity, limits)}
        onClick={() => change(value + step)}
      >
        <IconPlus size={14} stroke={2} />
      </button>
    </span>
  );
}
