import type { ReactNode } from 'react';
import styles from './Pairs.module.css';

/** What is to be known of something, a {@link Pair} a row: names at the left, values at the right. */
export function Pairs({ children }: { children: ReactNode }) {
  return <dl className={styles.pairs}>{children}</dl>;
}

/** One fact; nothing where its value is missing or ''. */
export function Pair({ name, children }: { name: string; children: ReactNode }) {
  if (children === undefined || children === null || children === false || children === '') return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
