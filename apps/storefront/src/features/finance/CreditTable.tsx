import { Price } from '@jicai/ui/Price.tsx';
import { ListTable } from '@jicai/ui/ListTable.tsx';
import styles from './CreditTable.module.css';
import type { CreditEntry } from './finance.queries.ts';

/** Changes of a credit account, one a row; what an entry does not touch stays empty. */
export function CreditTable({ entries }: { entries: readonly CreditEntry[] }) {
  return (
    <ListTable className={styles.table}>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">类型</th>
          <th scope="col">交易单号</th>
          <th scope="col" data-right>
            额度
          </th>
          <th scope="col" data-right>
            已用
          </th>
          <th scope="col" data-right>
            冻结
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.entryId}>
            <td className={styles.time}>{entry.createTime}</td>
            <td>{entry.kindText}</td>
            <td className={styles.number}>{entry.tradeNo || '—'}</td>
            <Change label="额度" fen={entry.limitFee} />
            <Change label="已用" fen={entry.usedFee} />
            <Change label="冻结" fen={entry.frozenFee} />
          </tr>
        ))}
      </tbody>
    </ListTable>
  );
}

function Change({ label, fen }: { label: string; fen: number }) {
  return (
    <td data-right data-label={label}>
      {fen === 0 ? '—' : <Price fen={fen} tone="plain" />}
    </td>
  );
}
