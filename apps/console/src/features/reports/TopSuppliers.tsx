import { Price } from '@jicai/ui/display/Price.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Bar } from '../../parts/Bar.tsx';
import { rateText } from './rates.tsx';
import { type Asked, tableQuery } from './reports.queries.ts';
import styles from './ReportsPage.module.css';

const shown = 6;

/** The suppliers that sell most, each with its bar. */
export function TopSuppliers({ asked }: { asked: Asked }) {
  const { data } = useQuery(tableQuery({ ...asked, by: 'supplier', pageIndex: 1, pageSize: shown }));
  const most = Math.max(1, ...(data?.resultData ?? []).map(({ netFee }) => netFee));
  return (
    <Card title="供应商" size="sm" extra={<span className={styles.quiet}>销售额 · 毛利率</span>}>
      {!data && <LoadingBlock height={200} />}
      {data?.totalCount === 0 && <EmptyState title="这段时间没有销售" />}
      <ul className={styles.bars}>
        {data?.resultData.map((row) => (
          <li key={row.key}>
            <span className={styles.name}>{row.name}</span>
            <Price tone="plain" fen={row.netFee} />
            <span className={styles.quiet}>{rateText(row.marginRate)}</span>
            <Bar part={row.netFee} whole={most} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
