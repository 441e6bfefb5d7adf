import type { TrendPoint } from '@jicai/contract/shop/dashboard.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { tokenColour } from '@jicai/ui/style/token-colour.ts';
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use as install } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import styles from './SpendChart.module.css';
import { pointLabel, type SpendUnit } from './spend-figures.ts';

install([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer]);

/** Bars of the period, a line of the year before; a hidden table says the same to screen readers. */
export function SpendChart({ trend, unit }: { trend: readonly TrendPoint[]; unit: SpendUnit }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const chart = init(element, null, { renderer: 'svg' });
    chart.setOption(optionOf(trend, unit));
    const follow = new ResizeObserver(() => chart.resize());
    follow.observe(element);
    return () => {
      follow.disconnect();
      chart.dispose();
    };
  }, [trend, unit]);
  return (
    <>
      <div ref={box} className={styles.chart} aria-hidden="true" />
      <table className="sr">
        <caption>采购支出与去年同期</caption>
        <thead>
          <tr>
            <th scope="col">日期</th>
            <th scope="col">支出</th>
            <th scope="col">去年同期</th>
            <th scope="col">订单数</th>
          </tr>
        </thead>
        <tbody>
          {trend.map(({ date, orderFee, lastYearFee, orderCount }) => (
            <tr key={date}>
              <th scope="row">{date}</th>
              <td>{fenText(orderFee)}</td>
              <td>{fenText(lastYearFee)}</td>
              <td>{orderCount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function optionOf(trend: readonly TrendPoint[], unit: SpendUnit): EChartsCoreOption {
  const quiet = { color: tokenColour('--text-2'), fontSize: 12, fontFamily: 'inherit' };
  const [past, current] = [tokenColour('--brand-border'), tokenColour('--chart-1')];
  const inUnit = (fen: number) => fen / unit.fen;
  const hasLastYear = trend.some(({ lastYearFee }) => lastYearFee > 0);
  return {
    animationDuration: 180,
    grid: { left: 4, right: 8, top: 16, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow', shadowStyle: { color: tokenColour('--n-100'), opacity: 0.6 } },
      confine: true,
      formatter: ([first]: { dataIndex: number }[]) => tipOf(trend[first?.dataIndex ?? -1]),
    },
    xAxis: {
      type: 'category',
      data: trend.map(({ date }) => pointLabel(date)),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: tokenColour('--n-300') } },
      axisLabel: quiet,
    },
    yAxis: {
      type: 'value',
      splitNumber: 4,
      axisLabel: quiet,
      splitLine: { lineStyle: { color: tokenColour('--n-100') } },
    },
    series: [
      {
        type: 'bar',
        // The month that still runs stands out from those that are over.
        data: trend.map(({ date, orderFee }, at) => ({
          value: inUnit(orderFee),
          itemStyle: { color: date.length === 7 && at < trend.length - 1 ? past : current },
        })),
        barMaxWidth: 26,
        itemStyle: { borderRadius: [3, 3, 0, 0] },
      },
      {
        type: 'line',
        data: hasLastYear ? trend.map(({ lastYearFee }) => inUnit(lastYearFee)) : [],
        symbol: 'emptyCircle',
        symbolSize: 6,
        showSymbol: trend.length <= 31,
        lineStyle: { color: tokenColour('--chart-3'), width: 1.8 },
        itemStyle: { color: tokenColour('--chart-3') },
      },
    ],
  };
}

/** Dates and sums are our own figures: nothing in them is anybody's text. */
const tipOf = (point: TrendPoint | undefined): string =>
  point
    ? `${point.date}<br>支出 <b>${fenText(point.orderFee)}</b>（${point.orderCount} 单）<br>去年同期 ${fenText(point.lastYearFee)}`
    : '';
