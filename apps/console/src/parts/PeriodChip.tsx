import { addDays } from '@jicai/domain/reports/report-span.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { PeriodField } from '@jicai/ui/forms/PeriodField.tsx';
import { useToday } from '@jicai/web/time/use-today.ts';
import { ChipPopover } from './ChipPopover.tsx';
import styles from './PeriodChip.module.css';

/** A filter by days: the usual spans by one press, others by the calendar. '' is an open end. */
export function PeriodChip({
  label,
  from,
  to,
  onChange,
}: {
  label: string;
  from: string;
  to: string;
  onChange: (period: { from: string; to: string }) => void;
}) {
  const today = useToday();
  const spans = [
    { name: '今天', from: today, to: today },
    { name: '昨天', from: addDays(today, -1), to: addDays(today, -1) },
    { name: '近 7 天', from: addDays(today, -6), to: today },
    { name: '近 30 天', from: addDays(today, -29), to: today },
  ];
  const named = spans.find((span) => span.from === from && span.to === to)?.name;
  return (
    <ChipPopover
      label={label}
      chosen={named ?? periodText(from, to, today.slice(0, 4))}
      onClear={() => onChange({ from: '', to: '' })}
    >
      {(close) => (
        <div className={styles.panel}>
          <div className={styles.spans}>
            {spans.map(({ name, ...span }) => (
              <Button
                key={name}
                size="sm"
                armed={false}
                aria-pressed={name === named}
                onClick={() => {
                  onChange(span);
                  close();
                }}
              >
                {name}
              </Button>
            ))}
          </div>
          <PeriodField label={label} from={from} to={to} onChange={onChange} />
        </div>
      )}
    </ChipPopover>
  );
}

/** 11-01 – 11-20, with another year than this one named; undefined where both ends are open. */
function periodText(from: string, to: string, thisYear: string): string | undefined {
  const [first, last] = [from, to].map((day) => (day.startsWith(thisYear) ? day.slice(5) : day));
  if (first && last) return first === last ? first : `${first} – ${last}`;
  if (first) return `${first} 起`;
  return last ? `${last} 止` : undefined;
}
