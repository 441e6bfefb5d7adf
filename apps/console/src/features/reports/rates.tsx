import { cx } from '@jicai/ui/style/cx.ts';
import styles from './ReportsPage.module.css';

/** Basis points as "24.2%". */
export const rateText = (bp: number | undefined): string => (bp === undefined ? '—' : `${(bp / 100).toFixed(1)}%`);

/** How much more or less than in the period before; quiet where there is nothing to compare with. */
export function Growth({ bp, isNote = false }: { bp: number | undefined; isNote?: boolean }) {
  if (bp === undefined) return isNote ? null : <span className={styles.quiet}>—</span>;
  return (
    <span className={cx(bp > 0 && styles.more, bp < 0 && styles.less)}>
      {bp > 0 && '+'}
      {bp < 0 ? `−${rateText(-bp)}` : rateText(bp)}
    </span>
  );
}

/** A change of a rate, in percentage points. */
export function Points({ now, before }: { now: number | undefined; before: number | undefined }) {
  if (now === undefined || before === undefined || now === before) return null;
  const by = (Math.abs(now - before) / 100).toFixed(1);
  return (
    <span className={cx(styles.points, now > before ? styles.more : styles.less)}>
      {now > before ? '+' : '−'}
      {by} 个百分点
    </span>
  );
}
