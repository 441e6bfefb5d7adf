import { fromShanghai } from '@jicai/domain/time/shanghai-time.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { useNow } from '@jicai/web/time/use-now.ts';
import styles from './DueTime.module.css';
import { dueText, dueTone } from './due-text.ts';

/** How long is left until a time limit; a wire time, nothing where there is none. */
export function DueTime({ time }: { time: string | undefined }) {
  const now = useNow(time ? 30_000 : null);
  const due = time ? fromShanghai(time)?.getTime() : undefined;
  if (due === undefined) return null;
  return (
    <span className={cx(styles.due, styles[dueTone(due, now)])} title={`${time?.slice(0, 16)} 前`}>
      {dueText(due, now)}
    </span>
  );
}
