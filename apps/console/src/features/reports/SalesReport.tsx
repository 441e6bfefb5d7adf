import { growthBp, shareBp } from '@jicai/domain/reports/report-figures.ts';
import { reportUnitNames, reportUnits } from '@jicai/domain/reports/report-span.ts';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { Figure, FigureStrip } from '../../parts/FigureStrip.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { ReportAddress } from './report-address.ts';
import { Growth, Points, rateText } from './rates.tsx';
import { type SalesReport as Report, salesQuery } from './reports.queries.ts';
import { SalesTable } from './SalesTable.tsx';
import { TopSuppliers } from './TopSuppliers.tsx';
import styles from './ReportsPage.module.css';

const SalesChart = lazyPart(async () => (await import('./SalesChart.tsx')).SalesChart, ErrorState);
const units = reportUnitNames.map((value) => ({ value, label: reportUnits[value] }));

/** Five figures, the days of the period, the biggest suppliers, and a table to go down into. */
export function SalesReport({ address }: { address: ReportAddress }) {
  const { asked, unit, change } = address;
  const query = useQuery(salesQuery({ ...asked, unit }));
  return (
    <>
      <QueryState query={query} skeleton={<LoadingBlock height={480} />}>
        {(report) => (
          <>
            <Figures report={report} />
            <div className={styles.split}>
              <Card
                title="销售走势"
                size="sm"
                extra={
                  <div className={styles.tools}>
                    <Segmented
                      aria-label="按"
                      size="small"
                      options={units}
                      value={unit}
                      onChange={(next) => change({ unit: next === 'day' ? '' : next })}
                    />
                    <ExportButton table="days" asked={{ ...asked, unit }} />
                  </div>
                }
              >
                <SalesChart waiting={<LoadingBlock height={240} />} points={report.points} />
              </Card>
              <TopSuppliers asked={asked} />
            </div>
          </>
        )}
      </QueryState>
      <SalesTable address={address} />
    </>
  );
}

function Figures({ report: { now, before } }: { report: Report }) {
  const perOrder = now.orderCount === 0 ? 0 : Math.round(now.soldFee / now.orderCount);
  return (
    <FigureStrip>
      <Figure
        name="销售额"
        fen={now.netFee}
        note={
          <>
            对比期 {fenText(before.netFee)} <Growth isNote bp={growthBp(now.netFee, before.netFee)} />
          </>
        }
      />
      <Margin report={{ now, before }} />
      <Figure
        name="订单"
        count={now.orderCount}
        note={
          <>
            客单 {fenText(perOrder)} <Growth isNote bp={growthBp(now.orderCount, before.orderCount)} />
          </>
        }
      />
      <Figure
        name="下单客户"
        count={now.customerCount}
        note={
          <>
            新客户 {now.newCustomerCount} 家 <Growth isNote bp={growthBp(now.customerCount, before.customerCount)} />
          </>
        }
      />
      <Figure name="退款" fen={now.refundFee} note={`占成交 ${rateText(shareBp(now.refundFee, now.soldFee))}`} />
    </FigureStrip>
  );
}

/** 毛利 of what has a cost; without any, that it is missing. */
function Margin({ report: { now, before } }: { report: Pick<Report, 'now' | 'before'> }) {
  if (now.marginFee === undefined)
    return <Figure name="毛利" count="—" note={now.uncostedFee === undefined ? '没有查看进价的权限' : '缺进价'} />;
  return (
    <Figure
      name="毛利"
      fen={now.marginFee}
      note={
        <>
          毛利率 {rateText(now.marginRate)} <Points now={now.marginRate} before={before.marginRate} />
          {Boolean(now.uncostedFee) && `，另有 ${fenText(now.uncostedFee ?? 0)} 缺进价`}
        </>
      }
    />
  );
}
