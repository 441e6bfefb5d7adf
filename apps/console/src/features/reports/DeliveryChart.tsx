import { Chart } from '@jicai/ui/charts/Chart.tsx';
import { bars, chartOption, sumAxis } from '@jicai/ui/charts/chart-option.ts';
import { tokenColour } from '@jicai/ui/style/token-colour.ts';
import { useMemo } from 'react';
import type { DeliveryReport } from './reports.queries.ts';
import { shortName, useNameLabels } from './name-labels.ts';
import { rateText } from './rates.tsx';
import styles from './ReportsPage.module.css';

type Row = DeliveryReport['suppliers'][number];
const marks = [
  { text: '准时', colour: '--chart-2' },
  { text: '超时', colour: '--chart-3' },
] as const;
const lateOf = ({ orderCount, onTimeCount }: Row) => orderCount - onTimeCount;

/** Orders that the suppliers with most of them shipped in time and too late, one upon the other. */
export function DeliveryChart({ suppliers }: { suppliers: readonly Row[] }) {
  const { mostShown, nameWidth } = useNameLabels();
  const shown = useMemo(
    () => suppliers.toSorted((one, other) => other.orderCount - one.orderCount).slice(0, mostShown),
    [suppliers, mostShown],
  );
  const option = useMemo(() => optionOf(shown, nameWidth), [shown, nameWidth]);
  return (
    <Chart
      option={option}
      marks={marks}
      className={styles.chart}
      table={{
        caption: '发货准时',
        columns: ['供应商', '准时', '超时', '准时率'],
        rows: shown.map((row) => [row.supplierName, row.onTimeCount, lateOf(row), rateText(row.onTimeRate)]),
      }}
    />
  );
}

function optionOf(rows: readonly Row[], nameWidth: number) {
  const stacked = (values: number[], colour: string) => ({
    ...bars(values),
    stack: 'orders',
    itemStyle: { color: tokenColour(colour) },
  });
  return chartOption({
    labels: rows.map(({ supplierName }) => shortName(supplierName)),
    nameWidth,
    tipOf: (index) => tipOf(rows[index]),
    yAxis: [{ ...sumAxis(), minInterval: 1 }],
    series: [
      stacked(
        rows.map(({ onTimeCount }) => onTimeCount),
        '--chart-2',
      ),
      stacked(rows.map(lateOf), '--chart-3'),
    ],
  });
}

/** Without the name: a tip holds no text of anybody's. */
const tipOf = (row: Row | undefined): string =>
  row
    ? [`准时 <b>${row.onTimeCount}</b>`, `超时 ${lateOf(row)}`, `准时率 ${rateText(row.onTimeRate)}`].join('<br>')
    : '';
