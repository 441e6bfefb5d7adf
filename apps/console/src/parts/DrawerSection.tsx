import type { ReactNode } from 'react';
import styles from './DrawerSection.module.css';

/** What a drawer is about: its name with a mark beside it, and the facts in a line beneath. */
export function DrawerHead({ title, mark, note }: { title: string; mark?: ReactNode; note?: ReactNode }) {
  return (
    <>
      <p className={styles.line}>
        <b>{title}</b>
        {mark}
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}

/** A part of a drawer under its own small title. */
export function DrawerSection({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>
        {title}
        {note && <span>{note}</span>}
      </h2>
      {children}
    </section>
  );
}
