import { Price } from '@jicai/ui/display/Price.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { paths, supplierPath } from '../../app/paths.ts';
import { Figure, FigureStrip } from '../../parts/FigureStrip.tsx';
import { Bar } from '../../parts/Bar.tsx';
import { ExportButton } from './ExportButton.tsx';
import { Points, rateText } from './rates.tsx';
import { ReportTable } from './ReportTable.tsx';
import { type Asked, type ReturnsReport as Report, returnsQuery } from './reports.queries.ts';
import styles from './ReportsPage.module.css';

type Supplier = Report['suppliers'][number];
type Reason = Report['reasons'][number];

/** After-sales beside orders: whose goods come back, and why. */
export function ReturnsReport({ asked }: { asked: Asked }) {
  const query = useQuery(returnsQuery(asked));
  return (
    <QueryState query={query} skeleton={<LoadingBlock height={480} />}>
      {({ now, before, suppliers, reasons }) => (
        <>
          <FigureStrip>
            <Figure
              name="售后单"
              count={now.sheetCount}
              note={<Link to={`${paths.returns}?view=all`}>看售后单</Link>}
            />
            <Figure name="售后率" count={rateText(now.rate)} note={<Points now={before.rate} before={now.rate} />} />
            <Figure name="订单" count={now.orderCount} note={`对比期 ${before.orderCount}`} />
            <Figure name="退款" fen={now.refundFee} />
          </FigureStrip>
          <div className={styles.split}>
            <ReportTable<Supplier>
              title="按供应商"
              extra={<ExportButton table="returns" asked={asked} />}
              rows={suppliers}
              keyOf={(row) => row.supplierId}
              columns={supplierColumns}
              empty="这段时间没有订单和售后"
              terms="售后率 = 这段时间申请的售后单 ÷ 这段时间成交的订单；退款按到账日期计入。"
            />
            <ReportTable<Reason>
              title="按原因"
              extra={<ExportButton table="returnReasons" asked={asked} />}
              rows={reasons}
              keyOf={(row) => row.reason}
              columns={reasonColumns}
              empty="没有售后"
              terms="按申请时选择的原因。"
              minWidth={280}
            />
          </div>
        </>
      )}
    </QueryState>
  );
}

const supplierColumns: TableColumnsType<Supplier> = [
  {
    key: 'name',
    title: '供应商',
    render: (_, row) => <Link to={supplierPath(row.supplierId)}>{row.supplierName}</Link>,
  },
  { key: 'sheets', title: '售后单', width: 88, align: 'right', render: (_, row) => row.sheetCount },
  { key: 'orders', title: '订单', width: 88, align: 'right', render: (_, row) => row.orderCount },
  { key: 'rate', title: '售后率', width: 88, align: 'right', render: (_, row) => rateText(row.rate) },
  {
    key: 'refund',
    title: '退款',
    width: 128,
    align: 'right',
    render: (_, row) => <Price tone="plain" fen={row.refundFee} />,
  },
];

const reasonColumns: TableColumnsType<Reason> = [
  { key: 'reason', title: '原因', render: (_, row) => row.reason },
  {
    key: 'bar',
    title: <span className="sr">对比条</span>,
    width: 56,
    render: (_, row) => <Bar part={row.share ?? 0} whole={10_000} />,
  },
  { key: 'count', title: '售后单', width: 64, align: 'right', render: (_, row) => row.sheetCount },
  { key: 'share', title: '占比', width: 72, align: 'right', render: (_, row) => rateText(row.share) },
];
