import type { DashboardSummary } from '@jicai/contract/shop/dashboard.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import styles from './SpendCard.module.css';
import { changeText, spendUnit } from './spend-figures.ts';

/** The chart brings its library along, after everything else. */
const SpendChart = lazyPart(async () => (await import('./SpendChart.tsx')).SpendChart, ErrorState);

/** Spending of the period beside the same days a year before. */
export function SpendCard({ summary }: { summary: DashboardSummary }) {
  const { trend, orderFee, orderCount, lastYearFee } = summary;
  const isByMonth = trend.some(({ date }) => date.length === 7);
  const last = trend.at(-1);
  const unit = spendUnit(trend);
  const hasFigures = orderFee > 0 || lastYearFee > 0;
  return (
    <Card
      title="采购支出"
      extra={
        hasFigures && (
          <span className={styles.legend} aria-hidden="true">
            {isByMonth && (
              <>
                <i className={styles.past} />
                往月
              </>
            )}
            <i className={styles.bar} />
            {isByMonth ? '最近一月' : '本期'}
            {lastYearFee > 0 && (
              <>
                <i className={styles.line} />
                去年同期
              </>
            )}
            <span>单位：{unit.name}</span>
          </span>
        )
      }
    >
      {hasFigures ? (
        <>
          <dl className={styles.figures}>
            <div>
              <dt>本期合计</dt>
              <dd>
                <Price fen={orderFee} tone="plain" className={styles.sum} />
                <span className={styles.side}>{changeText(orderFee, lastYearFee)}</span>
              </dd>
            </div>
            <div>
              <dt>订单数</dt>
              <dd className={styles.sum}>{orderCount}</dd>
            </div>
            {isByMonth && last && (
              <div>
                <dt>{Number(last.date.slice(5))} 月</dt>
                <dd>
                  <Price fen={last.orderFee} tone="plain" className={styles.sum} />
                  <span className={styles.side}>{last.orderCount} 单</span>
                </dd>
              </div>
            )}
          </dl>
          <SpendChart waiting={<Skeleton height={280} radius={8} />} trend={trend} unit={unit} />
        </>
      ) : (
        <EmptyState title="这段时间没有采购支出" hint="换一个统计日期试试" headingLevel={3} />
      )}
    </Card>
  );
}
