import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

/**
 * The head of a screen of the centre: its title, a few quiet words beside it, and at the right what may be done. `data-page-head` is for the
 * frame around it: where a phone's header says the title, it is not shown twice.
 */
export function PageHead({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head} data-page-head={note || children ? 'full' : 'bare'}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {children}
    </div>
  );
}
