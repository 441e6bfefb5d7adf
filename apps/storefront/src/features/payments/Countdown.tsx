import { clockParts } from '../../app/wire-time.ts';
import styles from './Countdown.module.css';

/** Hours, minutes and seconds in three boxes. */
export function Countdown({ ms }: { ms: number }) {
  const parts = clockParts(ms);
  return (
    <span className={styles.clock} role="timer" aria-label={`剩余 ${parts.join(':')}`}>
      {parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- hours, minutes, seconds by place
        <b key={at} aria-hidden="true">
          {part}
        </b>
      ))}
    </span>
  );
}
