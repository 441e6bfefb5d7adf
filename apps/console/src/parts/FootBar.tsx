import type { ReactNode } from 'react';
import styles from './FootBar.module.css';

/** At the foot of a page that waits for a word: what it is about, and the acts on it. */
export function FootBar({
  label,
  title,
  note,
  children,
}: {
  label: string;
  title: ReactNode;
  note: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.bar} role="toolbar" aria-label={label}>
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      <span className={styles.acts}>{children}</span>
    </div>
  );
}
