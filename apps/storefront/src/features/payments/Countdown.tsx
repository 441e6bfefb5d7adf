import { clockParts } from '@jicai/web/time/wire-time.ts';
import styles from './Countdown.module.css';

const dayMs = 86_400_000;

/** Hours, minutes and seconds in three boxes, from two days on with the days before them. */
export function Countdown({ ms }: { ms: number }) {
  const days = ms >= 2 * dayMs ? Math.floor(ms / dayMs) : 0;
  const parts = clockParts(ms - days * dayMs);
  const daysText = days > 0 ? `${days} 天 ` : '';
  return (
    <span className={styles.clock} role="timer" aria-label={`剩余 ${daysText}${parts.join(':')}`}>
      {days > 0 && <span className={styles.days}>{daysText}</span>}
      {parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- hours, minutes, seconds by place
        <b key={at} aria-hidden="true">
          {part}
        </b>
      ))}
    </span>
  );
}
