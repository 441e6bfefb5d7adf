import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

/** The head of a screen of the centre: its title, a few quiet words beside it, and at the right what may be done. */
export function PageHead({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {children}
    </div>
  );
}
