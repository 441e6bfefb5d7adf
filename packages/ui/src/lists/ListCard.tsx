import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import styles from './ListCard.module.css';
import { Loading, Skeleton } from '../feedback/Skeleton.tsx';

/** A list of {@link ListCard}s. */
export function ListCards({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** Where they will stand; `height` of one in px. */
export function ListCardsLoading({ count, height }: { count: number; height: number }) {
  return (
    <Loading className={styles.list}>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} height={height} radius={8} />
      ))}
    </Loading>
  );
}

/**
 * One thing of a list: its name and tags in a line, what is to be known beneath, what may be done with it at the right, on phones at the foot.
 * `isDense`: many of them are read in a row.
 */
export function ListCard({
  head,
  actions,
  isDense = false,
  children,
}: {
  head: ReactNode;
  actions?: ReactNode;
  isDense?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={cx(styles.item, isDense && styles.dense)}>
      <div className={styles.words}>
        <div className={styles.line}>{head}</div>
        {children}
      </div>
      {actions && <div className={styles.buttons}>{actions}</div>}
    </li>
  );
}
