import type { DashboardSummary } from '@jicai/contract/shop/dashboard.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Link } from 'react-router';
import { useApprovalTerms } from '../../app/use-approval-terms.ts';
import styles from './Todos.module.css';
import { todoTiles } from './todo-tiles.ts';

/** What waits for me, as numbers that lead to the list behind them. */
export function Todos({ summary }: { summary: DashboardSummary }) {
  const { withinHours } = useApprovalTerms();
  return (
    <ul className={styles.strip} aria-label="待办">
      {todoTiles(summary, withinHours).map(({ label, count, feeFen, note, to, isMine }) => (
        <li key={label}>
          <Link to={to} className={styles.tile}>
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
