import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import styles from './ListTable.module.css';

/**
 * A plain table of rows. Cells with `data-right` hold amounts; on phones a row becomes a small grid whose columns the page
 * names, with `data-label` before a cell's value.
 */
export function ListTable({
  label,
  className,
  children,
}: {
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <table aria-label={label} className={cx(styles.table, className)}>
      {children}
    </table>
  );
}
