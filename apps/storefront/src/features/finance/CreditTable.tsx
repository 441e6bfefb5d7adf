import { minuteTime } from '@jicai/web/time/wire-time.ts';
import { ListTable } from '@jicai/ui/lists/ListTable.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Link } from 'react-router';
import { ordersOfTradePath } from '../../app/paths.ts';
import styles from './CreditTable.module.css';
import type { CreditEntry } from './finance.queries.ts';

/** Changes of a credit account, one a row, as a bank writes them: what it was for, by how much more or less is left, and what is left then. */
export function CreditTable({ entries }: { entries: readonly CreditEntry[] }) {
  return (
    <ListTable label="信用流水" className={styles.table}>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">类型</th>
          <th scope="col">交易单号</th>
          <th scope="col" data-right>
            可用额度变动
          </th>
          <th scope="col" data-right>
            变动后可用
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.entryId}>
            <td className={styles.time}>{minuteTime(entry.createTime)}</td>
            <td className={styles.kind}>{entry.kindText}</td>
            <td className={styles.trade}>
              {entry.tradeNo ? (
                <Link to={ordersOfTradePath(entry.tradeNo)} className="hit">
                  {entry.tradeNo}
                </Link>
              ) : (
                '—'
              )}
            </td>
            <td data-right className={styles.change}>
              <Change fen={entry.limitFee - entry.usedFee - entry.frozenFee} />
            </td>
            <td data-right className={styles.left}>
              <Price fen={entry.leftFee} tone="plain" />
            </td>
          </tr>
        ))}
      </tbody>
    </ListTable>
  );
}

/** With its sign, plus as well as minus. */
function Change({ fen }: { fen: number }) {
  return (
    <span className={fen > 0 ? styles.more : undefined}>
      {fen > 0 ? '+' : fen < 0 ? '−' : ''}
      <Price fen={Math.abs(fen)} tone="plain" className={styles.fee} />
    </span>
  );
}
