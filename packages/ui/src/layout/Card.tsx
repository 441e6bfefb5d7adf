import { type ReactNode, useId } from 'react';
import styles from './Card.module.css';
import { cx } from '../style/cx.ts';

/**
 * A white panel with a title of the signed-in side. `isStep` numbers it among the steps of its page (settlement), `note` stands beside the title, `extra` at
 * the right end. `isFlush` leaves the space around the content to the content (tables).
 */
export function Card({
  title,
  isStep = false,
  note,
  extra,
  size = 'md',
  isFlush = false,
  className,
  children,
}: {
  title?: ReactNode;
  isStep?: boolean;
  note?: ReactNode;
  extra?: ReactNode;
  size?: 'md' | 'sm';
  isFlush?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section
      className={cx(styles.card, size === 'sm' && styles.small, className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {isStep && <span className={styles.step} aria-hidden="true" />}
            {title}
          </h2>
          {note && <span className={styles.note}>{note}</span>}
          {extra && <div className={styles.extra}>{extra}</div>}
        </div>
      )}
      {isFlush ? children : <div className={styles.body}>{children}</div>}
    </section>
  );
}
