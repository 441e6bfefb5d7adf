import type { TrendPoint } from '@jicai/contract/shop/dashboard.ts';
import { Chart } from '@jicai/ui/charts/Chart.tsx';
import { bars, chartOption, line, sumAxis } from '@jicai/ui/charts/chart-option.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { tokenColour } from '@jicai/ui/style/token-colour.ts';
import { useMemo } from 'react';
import styles from './SpendChart.module.css';
import { pointLabel, type SpendUnit } from './spend-figures.ts';

/** Bars of the period, a line of the year before. */
export function SpendChart({ trend, unit }: { trend: readonly TrendPoint[]; unit: SpendUnit }) {
  const option = useMemo(() => optionOf(trend, unit), [trend, unit]);
  return (
    <Chart
      option={option}
      className={styles.chart}
      table={{
        caption: '采购支出与去年同期',
        columns: ['日期', '支出', '去年同期', '订单数'],
        rows: trend.map((point) => [point.date, fenText(point.orderFee), fenText(point.lastYearFee), point.orderCount]),
      }}
    />
  );
}

function optionOf(trend: readonly TrendPoint[], unit: SpendUnit) {
  const [past, current] = [tokenColour('--brand-border'), tokenColour('--chart-1')];
  const inUnit = (fen: number) => fen / unit.fen;
  const hasLastYear = trend.some(({ lastYearFee }) => lastYearFee > 0);
  // The month that still runs stands out from those that are over.
  const isOver = (date: string, at: number) => date.length === 7 && at < trend.length - 1;
  return chartOption({
    labels: trend.map(({ date }) => pointLabel(date)),
    tipOf: (index) => tipOf(trend[index]),
    yAxis: [sumAxis()],
    series: [
      bars(
        trend.map(({ date, orderFee }, at) => ({
          value: inUnit(orderFee),
          itemStyle: { color: isOver(date, at) ? past : current },
        })),
      ),
      line(hasLastYear ? trend.map(({ lastYearFee }) => inUnit(lastYearFee)) : [], '--chart-3'),
    ],
  });
}

const tipOf = (point: TrendPoint | undefined): string =>
  point
    ? `${point.date}<br>支出 <b>${fenText(point.orderFee)}</b>（${point.orderCount} 单）<br>去年同期 ${fenText(point.lastYearFee)}`
    : '';
