import { useState } from 'react';
import { lazyPart } from '../feedback/lazy-part.tsx';
import { cx } from '../style/cx.ts';
import { IconCalendar } from '../icons/center-icons.tsx';
import { IconArrowRight } from '../icons/icons.tsx';
import { DayInput } from './DayInput.tsx';
import styles from './PeriodField.module.css';
import { useIsPhone } from '../hooks/use-media.ts';

export interface PeriodProps {
  /** What the days are of, such as 下单日期; the fields are named "…从" and "…到". */
  label: string;
  /** "YYYY-MM-DD" or ''. */
  from: string;
  to: string;
  onChange: (period: { from: string; to: string }) => void;
  className?: string;
}

const loadPicker = async () => (await import('../antd/PeriodPicker.tsx')).PeriodPicker;
const PeriodPicker = lazyPart(loadPicker);
/** When a hand is near. What fails here is asked for again, and told, at the touch. */
const preload = () => void loadPicker().catch(() => undefined);

/**
 * A span of days for filters of the signed-in area: on phones the system's own date fields, else a calendar. The calendar is antd's and is
 * fetched when somebody reaches for it; until then a button of the same shape says what is chosen.
 */
export function PeriodField(props: PeriodProps) {
  const isPhone = useIsPhone();
  const [isWanted, setIsWanted] = useState(false);
  if (isPhone) return <NativePeriod {...props} />;
  const closed = <ClosedPeriod {...props} isWaiting={isWanted} onWant={() => setIsWanted(true)} />;
  if (!isWanted) return closed;
  return (
    <PeriodPicker
      waiting={closed}
      {...props}
      className={cx(styles.picker, props.className)}
      onClose={() => setIsWanted(false)}
    />
  );
}

function ClosedPeriod({
  label,
  from,
  to,
  className,
  isWaiting,
  onWant,
}: PeriodProps & { isWaiting: boolean; onWant: () => void }) {
  return (
    <button
      type="button"
      className={cx(styles.field, styles.closed, className)}
      aria-busy={isWaiting || undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onWant}
    >
      <span className="sr">{label}：</span>
      <span className={cx(styles.day, from && styles.chosen)}>{from || '开始日期'}</span>
      <IconArrowRight size={14} />
      <span className={cx(styles.day, to && styles.chosen)}>{to || '结束日期'}</span>
      <IconCalendar size={14} />
    </button>
  );
}

function NativePeriod({ label, from, to, onChange, className }: PeriodProps) {
  return (
    <span className={cx(styles.field, className)}>
      <DayInput
        aria-label={`${label}从`}
        placeholder="开始日期"
        value={from}
        max={to || undefined}
        onChange={(day) => onChange({ from: day, to })}
      />
      <IconArrowRight size={14} />
      <DayInput
        aria-label={`${label}到`}
        placeholder="结束日期"
        value={to}
        min={from || undefined}
        onChange={(day) => onChange({ from, to: day })}
      />
    </span>
  );
}
