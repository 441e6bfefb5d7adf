import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import styles from './Sums.module.css';

/** Amounts that make up a total: {@link Sum}s below one another, then the {@link Total}. */
export function Sums({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <dl className={cx(styles.sums, className)}>{children}</dl>;
}

/** One amount, a `<Price>` or words in its stead; `note` stands beside the name. */
export function Sum({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>
        {name} {note && <small>{note}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What is said of them, small below. */
export function SumsNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

/** What they come to, under a line. */
export function Total({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={cx(styles.row, styles.total)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
