import { fenText } from '@jicai/ui/display/format-fen.ts';
import { tokenColour } from '@jicai/ui/style/token-colour.ts';
import { BarChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use as install } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import type { Overview } from './overview.queries.ts';
import styles from './PurchaseChart.module.css';

install([BarChart, GridComponent, TooltipComponent, SVGRenderer]);

type Month = Overview['months'][number];
const tenThousandYuan = 1_000_000;
const nameOf = ({ month }: Month) => `${Number(month.slice(5))} 月`;

/** The last twelve months beside those of the year before; a hidden table says the same to screen readers. */
export function PurchaseChart({ months }: { months: readonly Month[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const chart = init(element, null, { renderer: 'svg' });
    chart.setOption(optionOf(months));
    const follow = new ResizeObserver(() => chart.resize());
    follow.observe(element);
    return () => {
      follow.disconnect();
      chart.dispose();
    };
  }, [months]);
  return (
    <>
      <p className={styles.legend} aria-hidden="true">
        <span data-series="year">近 12 个月</span>
        <span data-series="before">去年同期</span>
        <span data-series="now">本月至今</span>
      </p>
      <div ref={box} className={styles.chart} aria-hidden="true" />
      {/* A table does not shrink by itself. */}
      <div className="sr">
        <table>
          <caption>采购额</caption>
          <thead>
            <tr>
              <th scope="col">月份</th>
              <th scope="col">采购额</th>
              <th scope="col">去年同期</th>
              <th scope="col">订单</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, fee, lastYearFee, orderCount }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{fenText(fee)}</td>
                <td>{fenText(lastYearFee)}</td>
                <td>{orderCount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function optionOf(months: readonly Month[]): EChartsCoreOption {
  const quiet = { color: tokenColour('--text-2'), fontSize: 12, fontFamily: 'inherit' };
  const rounded = { borderRadius: [2, 2, 0, 0] };
  return {
    animationDuration: 180,
    grid: { left: 4, right: 8, top: 16, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow', shadowStyle: { color: tokenColour('--n-100'), opacity: 0.6 } },
      confine: true,
      formatter: ([first]: { dataIndex: number }[]) => tipOf(months[first?.dataIndex ?? -1]),
    },
    xAxis: {
      type: 'category',
      data: months.map(nameOf),
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
        data: months.map(({ lastYearFee }) => lastYearFee / tenThousandYuan),
        barMaxWidth: 18,
        itemStyle: { ...rounded, color: tokenColour('--n-200') },
      },
      {
        type: 'bar',
        barGap: '15%',
        barMaxWidth: 18,
        data: months.map(({ fee }, at) => ({
          value: fee / tenThousandYuan,
          itemStyle: { ...rounded, color: tokenColour(at === months.length - 1 ? '--chart-2' : '--chart-1') },
        })),
      },
    ],
  };
}

/** Months and sums are our own figures: nothing in them is anybody's text. */
const tipOf = (month: Month | undefined): string =>
  month
    ? [
        month.month,
        `采购额 <b>${fenText(month.fee)}</b>`,
        `去年同期 ${fenText(month.lastYearFee)}`,
        `订单 ${month.orderCount}`,
      ].join('<br>')
    : '';
