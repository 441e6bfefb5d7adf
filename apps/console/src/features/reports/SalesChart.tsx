import { fenText } from '@jicai/ui/display/format-fen.ts';
import { tokenColour } from '@jicai/ui/style/token-colour.ts';
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use as install } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { rateText } from './rates.tsx';
import type { SalesPoint } from './reports.queries.ts';
import styles from './ReportsPage.module.css';

install([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer]);

const tenThousandYuan = 1_000_000;

/** Bars of sales, a line of the margin where one is known; a hidden table says the same to screen readers. */
export function SalesChart({ points }: { points: readonly SalesPoint[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const chart = init(element, null, { renderer: 'svg' });
    chart.setOption(optionOf(points));
    const follow = new ResizeObserver(() => chart.resize());
    follow.observe(element);
    return () => {
      follow.disconnect();
      chart.dispose();
    };
  }, [points]);
  return (
    <>
      <p className={styles.legend}>
        <span data-series="sales">销售额（万元）</span>
        {hasMargin(points) && <span data-series="margin">毛利率</span>}
      </p>
      <div ref={box} className={styles.chart} aria-hidden="true" />
      {/* A table does not shrink by itself. */}
      <div className="sr">
        <table>
          <caption>销售走势</caption>
          <thead>
            <tr>
              <th scope="col">日期</th>
              <th scope="col">销售额</th>
              <th scope="col">毛利率</th>
              <th scope="col">订单</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ day, netFee, marginRate, orderCount }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{fenText(netFee)}</td>
                <td>{rateText(marginRate)}</td>
                <td>{orderCount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const hasMargin = (points: readonly SalesPoint[]) => points.some(({ marginRate }) => marginRate !== undefined);

function optionOf(points: readonly SalesPoint[]): EChartsCoreOption {
  const quiet = { color: tokenColour('--text-2'), fontSize: 12, fontFamily: 'inherit' };
  const line = { lineStyle: { color: tokenColour('--n-100') } };
  return {
    animationDuration: 180,
    grid: { left: 4, right: 8, top: 16, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow', shadowStyle: { color: tokenColour('--n-100'), opacity: 0.6 } },
      confine: true,
      formatter: ([first]: { dataIndex: number }[]) => tipOf(points[first?.dataIndex ?? -1]),
    },
    xAxis: {
      type: 'category',
      data: points.map(({ day }) => day.slice(5)),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: tokenColour('--n-300') } },
      axisLabel: quiet,
    },
    yAxis: [
      { type: 'value', splitNumber: 4, axisLabel: quiet, splitLine: line },
      {
        type: 'value',
        show: hasMargin(points),
        splitNumber: 4,
        axisLabel: { ...quiet, formatter: '{value}%' },
        splitLine: { show: false },
      },
    ],
    series: [
      {
        type: 'bar',
        data: points.map(({ netFee }) => netFee / tenThousandYuan),
        barMaxWidth: 26,
        itemStyle: { color: tokenColour('--chart-1'), borderRadius: [2, 2, 0, 0] },
      },
      {
        type: 'line',
        yAxisIndex: 1,
        data: points.map(({ marginRate }) => (marginRate === undefined ? null : marginRate / 100)),
        symbol: 'emptyCircle',
        symbolSize: 6,
        showSymbol: points.length <= 31,
        lineStyle: { color: tokenColour('--chart-2'), width: 1.8 },
        itemStyle: { color: tokenColour('--chart-2') },
      },
    ],
  };
}

/** Dates and sums are our own figures: nothing in them is anybody's text. */
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
