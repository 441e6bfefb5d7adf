import { Chart } from '@jicai/ui/charts/Chart.tsx';
import { bars, chartOption, line, percentAxis, sumAxis } from '@jicai/ui/charts/chart-option.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { useMemo } from 'react';
import { rateText } from './rates.tsx';
import type { SalesPoint } from './reports.queries.ts';
import styles from './ReportsPage.module.css';

const tenThousandYuan = 1_000_000;
const sales = { text: '销售额（万元）', colour: '--chart-1' } as const;
const margin = { text: '毛利率', colour: '--chart-2', isLine: true } as const;

/** Bars of sales, a line of the margin where one is known. */
export function SalesChart({ points }: { points: readonly SalesPoint[] }) {
  const option = useMemo(() => optionOf(points), [points]);
  return (
    <Chart
      option={option}
      marks={hasMargin(points) ? [sales, margin] : [sales]}
      className={styles.chart}
      table={{
        caption: '销售走势',
        columns: ['日期', '销售额', '毛利率', '订单'],
        rows: points.map((point) => [point.day, fenText(point.netFee), rateText(point.marginRate), point.orderCount]),
      }}
    />
  );
}

const hasMargin = (points: readonly SalesPoint[]) => points.some(({ marginRate }) => marginRate !== undefined);

function optionOf(points: readonly SalesPoint[]) {
  const rates = points.map(({ marginRate }) => (marginRate === undefined ? null : marginRate / 100));
  return chartOption({
    labels: points.map(({ day }) => day.slice(5)),
    tipOf: (index) => tipOf(points[index]),
    yAxis: [sumAxis(), percentAxis(hasMargin(points))],
    series: [
      bars(points.map(({ netFee }) => netFee / tenThousandYuan)),
      { ...line(rates, '--chart-2'), yAxisIndex: 1 },
    ],
  });
}

const tipOf = (point: SalesPoint | undefined): string =>
  point
    ? [
        point.day,
        `销售额 <b>${fenText(point.netFee)}</b>`,
        `退款 ${fenText(point.refundFee)}`,
        ...(point.marginRate === undefined ? [] : [`毛利率 ${rateText(point.marginRate)}`]),
        `订单 ${point.orderCount}`,
      ].join('<br>')
    : '';
