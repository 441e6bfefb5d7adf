import { Chart } from '@jicai/ui/charts/Chart.tsx';
import { bars, chartOption, sumAxis } from '@jicai/ui/charts/chart-option.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { tokenColour } from '@jicai/ui/style/token-colour.ts';
import { useMemo } from 'react';
import type { Overview } from './overview.queries.ts';
import styles from './PurchaseChart.module.css';

type Month = Overview['months'][number];
const marks = [
  { text: '近 12 个月', colour: '--chart-1' },
  { text: '去年同期', colour: '--n-200' },
  { text: '本月至今', colour: '--chart-2' },
] as const;
const tenThousandYuan = 1_000_000;
const nameOf = ({ month }: Month) => `${Number(month.slice(5))} 月`;

/** The last twelve months beside those of the year before. */
export function PurchaseChart({ months }: { months: readonly Month[] }) {
  const option = useMemo(() => optionOf(months), [months]);
  return (
    <Chart
      option={option}
      marks={marks}
      className={styles.chart}
      table={{
        caption: '采购额',
        columns: ['月份', '采购额', '去年同期', '订单'],
        rows: months.map(({ month, fee, lastYearFee, orderCount }) => [
          month,
          fenText(fee),
          fenText(lastYearFee),
          orderCount,
        ]),
      }}
    />
  );
}

function optionOf(months: readonly Month[]) {
  const colourOf = (at: number) => tokenColour(at === months.length - 1 ? '--chart-2' : '--chart-1');
  const before = bars(months.map(({ lastYearFee }) => lastYearFee / tenThousandYuan));
  const year = bars(
    months.map(({ fee }, at) => ({ value: fee / tenThousandYuan, itemStyle: { color: colourOf(at) } })),
  );
  return chartOption({
    labels: months.map(nameOf),
    tipOf: (index) => tipOf(months[index]),
    yAxis: [sumAxis()],
    series: [
      { ...before, barMaxWidth: 18, itemStyle: { ...before.itemStyle, color: tokenColour('--n-200') } },
      { ...year, barMaxWidth: 18, barGap: '15%' },
    ],
  });
}

const tipOf = (month: Month | undefined): string =>
  month
    ? [
        month.month,
        `采购额 <b>${fenText(month.fee)}</b>`,
        `去年同期 ${fenText(month.lastYearFee)}`,
        `订单 ${month.orderCount}`,
      ].join('<br>')
    : '';
