import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '../icons/icons.tsx';
import { IconAlertTriangle } from '../icons/trade-icons.tsx';
import styles from './Notice.module.css';

const marks = { info: IconInfoCircle, warn: IconAlertTriangle, danger: IconAlertCircle, ok: IconCircleCheck };

/**
 * A strip of explanation in the page. info: a rule; warn: it changes money or time; danger: what went wrong and what to do; ok: done.
 * warn and danger are read out when they appear.
 */
export function Notice({
  tone = 'info',
  children,
  className,
}: {
  tone?: keyof typeof marks;
  children: ReactNode;
  className?: string;
}) {
  const Mark = marks[tone];
  return (
    <div className={cx(styles.notice, styles[tone], className)} role={tone === 'danger' ? 'alert' : undefined}>
      <Mark size={18} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
