import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import styles from './Timeline.module.css';

export interface TimelineItem {
  key: string;
  text: ReactNode;
  /** Time, place, person: the grey line beneath. */
  note?: ReactNode;
  /** now: the brand dot; ok: done well; warn: needs attention; next: not reached yet. */
  tone?: 'plain' | 'now' | 'ok' | 'warn' | 'next';
}

/** Events one beneath the other, in the order given. */
export function Timeline({
  items,
  label,
  className,
}: {
  items: readonly TimelineItem[];
  label: string;
  className?: string;
}) {
  return (
    <ol className={className} aria-label={label}>
      {items.map(({ key, text, note, tone = 'plain' }) => (
        <li key={key} className={cx(styles.item, tone !== 'plain' && styles[tone])}>
          {text}
          {note && <div className={styles.note}>{note}</div>}
        </li>
      ))}
    </ol>
  );
}
