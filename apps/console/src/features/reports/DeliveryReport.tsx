import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { Link } from 'react-router';
import { paths, supplierPath } from '../../app/paths.ts';
import { Figure, FigureStrip } from '../../parts/FigureStrip.tsx';
import { ExportButton } from './ExportButton.tsx';
import { Points, rateText } from './rates.tsx';
import { ReportTable } from './ReportTable.tsx';
import { type Asked, type DeliveryReport as Report, deliveryQuery } from './reports.queries.ts';
import styles from './ReportsPage.module.css';

const DeliveryChart = lazyPart(async () => (await import('./DeliveryChart.tsx')).DeliveryChart, ErrorState);

type Row = Report['suppliers'][number];

const hoursText = (minutes: number | undefined) => (minutes === undefined ? '—' : `${(minutes / 60).toFixed(1)} 小时`);

/** How many orders were shipped in time, and how long that took. */
export function DeliveryReport({ asked }: { asked: Asked }) {
  const query = useQuery(deliveryQuery(asked));
  return (
    <QueryState query={query} skeleton={<LoadingBlock height={480} />}>
      {({ total, suppliers, shipWithinHours }) => (
        <>
          <FigureStrip>
            <Figure name="发货订单" count={total.orderCount} note={`${suppliers.length} 家供应商`} />
            <Figure
              name="准时率"
              count={rateText(total.onTimeRate)}
              note={<Points now={total.onTimeRate} before={total.beforeRate} />}
            />
            <Figure name="平均发货用时" count={hoursText(total.averageMinutes)} note={`时限 ${shipWithinHours} 小时`} />
            <Figure
              name="现在超时未发"
              count={total.lateNowCount}
              note={<Link to={`${paths.orders}?view=dueSoon`}>去处理</Link>}
              isLate={total.lateNowCount > 0}
            />
          </FigureStrip>
          {suppliers.length > 0 && (
            <Card title="发货准时" size="sm" note="发货最多的供应商" className={styles.table}>
              <DeliveryChart waiting={<LoadingBlock height={240} />} suppliers={suppliers} />
            </Card>
          )}
          <ReportTable<Row>
            title="供应商履约"
            extra={<ExportButton table="delivery" asked={asked} />}
            rows={suppliers}
            keyOf={(row) => row.supplierId}
            columns={columns}
            minWidth={880}
            empty="这段时间没有发货"
            terms={`按首个包裹发出的日期计入；可发货后 ${shipWithinHours} 小时内发出算准时；用时从可发货算到首个包裹发出。`}
          />
        </>
      )}
    </QueryState>
  );
}

const columns: TableColumnsType<Row> = [
  {
    key: 'name',
    title: '供应商',
    render: (_, row) => <Link to={supplierPath(row.supplierId)}>{row.supplierName}</Link>,
  },
  {
    key: 'orders',
    title: '发货订单',
    width: 112,
    align: 'right',
    render: (_, row) => <Link to={`${paths.orders}?view=all&supplier=${row.supplierId}`}>{row.orderCount}</Link>,
  },
  { key: 'onTime', title: '准时', width: 96, align: 'right', render: (_, row) => row.onTimeCount },
  {
    key: 'rate',
    title: '准时率',
    width: 180,
    align: 'right',
    render: (_, row) => (
      <>
        {rateText(row.onTimeRate)}{' '}
        <small className={styles.quiet}>
          <Points now={row.onTimeRate} before={row.beforeRate} />
        </small>
      </>
    ),
  },
  { key: 'hours', title: '平均用时', width: 120, align: 'right', render: (_, row) => hoursText(row.averageMinutes) },
  {
    key: 'late',
    title: '现在超时',
    width: 104,
    align: 'right',
    render: (_, row) => <span className={row.lateNowCount > 0 ? styles.less : styles.quiet}>{row.lateNowCount}</span>,
  },
];
