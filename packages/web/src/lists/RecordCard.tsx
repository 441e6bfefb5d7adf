import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './RecordCard.module.css';

/**
 * An order or an after-sales sheet in its list: facts in the head; below it goods · money · state · actions. The caller's
 * `className` sets the width of these four columns and their layout on phones.
 */
export function RecordCard({
  label,
  className,
  head,
  children,
}: {
  label: string;
  className?: string;
  head: ReactNode;
  children: ReactNode;
}) {
  return (
    <article className={cx(styles.card, className)} aria-label={label}>
      <header className={styles.head}>{head}</header>
      <div className={styles.body}>{children}</div>
    </article>
  );
}

/** A fact of the head with its name. */
export function RecordFact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <span className={cx(styles.fact, className)}>
      <span className={styles.name}>{name}</span>
      {children}
    </span>
  );
}

/** The number that a record goes by, which leads to it. */
export function RecordNo({ name, no, to }: { name: string; no: string; to: string }) {
  return (
    <RecordFact name={name}>
      <Link to={to} className={cx(styles.no, 'hit')}>
        {no}
      </Link>
      <CopyButton text={no} label={name} />
    </RecordFact>
  );
}

/** A small line beneath an amount or a state. */
export function RecordNote({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>;
}
