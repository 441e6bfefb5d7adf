import { lazy, Suspense } from 'react';
import { cx } from './cx.ts';
import styles from './PeriodField.module.css';
import { useIsPhone } from './use-media.ts';

export interface PeriodProps {
  /** What the days are of, such as 下单日期; the fields are named "…从" and "…到". */
  label: string;
  /** "YYYY-MM-DD" or ''. */
  from: string;
  to: string;
  onChange: (period: { from: string; to: string }) => void;
  className?: string;
}

/** The calendar is antd's and comes after the page; until then its place is kept. */
const PeriodPicker = lazy(async () => ({ default: (await import('./antd/PeriodPicker.tsx')).PeriodPicker }));

/** A span of days for filters of the signed-in area: a calendar, on phones the system's own date fields. */
export function PeriodField(props: PeriodProps) {
  const isPhone = useIsPhone();
  if (isPhone) return <NativePeriod {...props} />;
  const { from, to, className } = props;
  return (
    <Suspense
      fallback={
        <span className={cx(styles.field, styles.waiting, className)} aria-busy="true">
          {from || '开始日期'} <span aria-hidden="true">→</span> {to || '结束日期'}
        </span>
      }
    >
      <PeriodPicker {...props} className={cx(styles.picker, className)} />
    </Suspense>
  );
}

function NativePeriod({ label, from, to, onChange, className }: PeriodProps) {
  return (
    <span className={cx(styles.field, className)}>
      <input
        type="date"
        aria-label={`${label}从`}
        value={from}
        max={to || undefined}
        onChange={(event) => onChange({ from: event.target.value, to })}
      />
      <span aria-hidden="true">→</span>
      <input
        type="date"
        aria-label={`${label}到`}
        value={to}
        min={from || undefined}
        onChange={(event) => onChange({ from, to: event.target.value })}
      />
    </span>
  );
}
