import { ListTable } from '@jicai/ui/ListTable.tsx';
import { Price } from '@jicai/ui/Price.tsx';
import { useQuery } from '@tanstack/react-query';
import { ListPanel } from '../../app/center/ListPanel.tsx';
import styles from './CreditTable.module.css';
import { balancePageQuery } from './finance.queries.ts';

/** 余额流水: where the balance came from and what it paid; nothing where there never was one. */
export function BalanceEntries() {
  const { data: entries = [] } = useQuery(balancePageQuery());
  if (entries.length === 0) return null;
  return (
    <ListPanel label="余额流水">
      <ListTable className={styles.table}>
        <thead>
          <tr>
            <th scope="col">时间</th>
            <th scope="col">余额变动</th>
            <th scope="col" data-right>
              金额
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.entryId}>
              <td className={styles.time}>{entry.createTime}</td>
              <td>{entry.kindText}</td>
              <td data-right data-label="金额">
                <Price fen={entry.fee} tone="plain" />
              </td>
            </tr>
          ))}
        </tbody>
      </ListTable>
    </ListPanel>
  );
}
