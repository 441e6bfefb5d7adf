import { cx } from '@jicai/ui/style/cx.ts';
import { type ReactNode, useState } from 'react';
import styles from './PriceRange.module.css';
import { fenToYuanText, yuanToFen } from '@jicai/domain/money/yuan.ts';

export interface FenRange {
  priceFromFen: number | undefined;
  priceToFen: number | undefined;
}

/** Two amounts in yuan; Enter or the button in `children` applies them, and ends the wrong way round are turned. */
export function PriceRange({
  fromFen,
  toFen,
  onSubmit,
  onDraft,
  children,
  className,
}: {
  fromFen: number | undefined;
  toFen: number | undefined;
  onSubmit?: (range: FenRange) => void;
  /** Told at each keystroke, for a form that has its own button. */
  onDraft?: (range: FenRange) => void;
  children?: ReactNode;
  className?: string;
}) {
  const [from, setFrom] = useState(fenToYuanText(fromFen));
  const [to, setTo] = useState(fenToYuanText(toFen));
  const tell = (low: string, high: string) => onDraft?.(toRange(low, high));
  return (
    <form
      className={cx(styles.range, className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(toRange(from, to));
      }}
    >
      <input
        aria-label="最低价"
        placeholder="最低价"
        inputMode="decimal"
        autoComplete="off"
        value={from}
        onChange={({ target }) => {
          setFrom(amountOnly(target.value));
          tell(amountOnly(target.value), to);
        }}
      />
      <span aria-hidden="true">—</span>
      <input
        aria-label="最高价"
        placeholder="最高价"
        inputMode="decimal"
        autoComplete="off"
        value={to}
        onChange={({ target }) => {
          setTo(amountOnly(target.value));
          tell(from, amountOnly(target.value));
        }}
      />
      <span>元</span>
      {children}
    </form>
  );
}

const amountOnly = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\d.]/g, '')
    .slice(0, 11);

function toRange(from: string, to: string): FenRange {
  const [low, high] = [yuanToFen(from), yuanToFen(to)];
  const isTurned = low !== undefined && high !== undefined && low > high;
  return { priceFromFen: isTurned ? high : low, priceToFen: isTurned ? low : high };
}
