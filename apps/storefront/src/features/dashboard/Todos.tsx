import type { DashboardSummary } from '@jicai/contract/dashboard.ts';
import { cx } from '@jicai/ui/cx.ts';
import { Price } from '@jicai/ui/Price.tsx';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths.ts';
import styles from './Todos.module.css';
import { todoTiles } from './todo-tiles.ts';

/** What waits for me, as numbers that lead to the list behind them. */
export function Todos({ summary }: { summary: DashboardSummary }) {
  const list = summary.listScope === 'all' ? paths.allOrder : paths.center;
  return (
    <ul className={styles.strip} aria-label="待办">
      {todoTiles(summary).map(({ label, count, feeFen, note, tab, isMine }) => (
        <li key={label}>
          <Link
            to={tab === undefined ? withQuery(paths.cancelReturn, { tab: '退货售后' }) : withQuery(list, { tab })}
            className={styles.tile}
          >
            <span className={styles.label}>{label}</span>
            <b className={cx(styles.count, isMine && count > 0 && styles.mine)}>{count}</b>
            <span className={styles.note}>
              {feeFen === undefined ? note : <Price fen={feeFen} tone="plain" className={styles.fee} />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
