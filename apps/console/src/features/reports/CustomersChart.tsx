import { Chart } from '@jicai/ui/charts/Chart.tsx';
import { bars, chartOption, sumAxis } from '@jicai/ui/charts/chart-option.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { tokenColour } from '@jicai/ui/style/token-colour.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { shortName, useNameLabels } from './name-labels.ts';
import { rateText } from './rates.tsx';
import { type Asked, type TableRow, tableQuery } from './reports.queries.ts';
import styles from './ReportsPage.module.css';

const tenThousandYuan = 1_000_000;
const marks = [
  { text: '本期销售额（万元）', colour: '--chart-1' },
  { text: '对比期', colour: '--n-300' },
] as const;

/** The customers who bought most, beside what they bought before, and how much of all sales they are. */
export function CustomersChart({ asked }: { asked: Asked }) {
  const { mostShown, nameWidth } = useNameLabels();
  const query = useQuery(tableQuery({ ...asked, by: 'customer', pageIndex: 1, pageSize: 20 }));
  return (
    <QueryState query={query} skeleton={<LoadingBlock height={320} />}>
      {({ resultData }) => <Drawn rows={resultData.slice(0, mostShown)} nameWidth={nameWidth} />}
    </QueryState>
  );
}

function Drawn({ rows, nameWidth }: { rows: readonly TableRow[]; nameWidth: number }) {
  const option = useMemo(() => optionOf(rows, nameWidth), [rows, nameWidth]);
  const share = rows.reduce((sum, row) => sum + (row.share ?? 0), 0);
  return (
    <Card
      title="采购最多的客户"
      size="sm"
      {...(rows.length > 0 && { note: `前 ${rows.length} 家占销售额 ${rateText(share)}` })}
    >
      {rows.length === 0 ? (
        <EmptyState title="这段时间没有销售" />
      ) : (
        <Chart
          option={option}
          marks={marks}
          className={styles.chart}
          table={{
            caption: '采购最多的客户',
            columns: ['客户', '本期销售额', '对比期', '占比', '订单'],
            rows: rows.map((row) => [
              row.name,
              fenText(row.netFee),
              fenText(row.beforeFee),
              rateText(row.share),
              row.orderCount ?? 0,
            ]),
          }}
        />
      )}
    </Card>
  );
}

const optionOf = (rows: readonly TableRow[], nameWidth: number) =>
  chartOption({
    labels: rows.map(({ name }) => shortName(name)),
    nameWidth,
    tipOf: (index) => tipOf(rows[index]),
    yAxis: [sumAxis()],
    series: [
      bars(rows.map(({ netFee }) => netFee / tenThousandYuan)),
      {
        ...bars(rows.map(({ beforeFee }) => beforeFee / tenThousandYuan)),
        itemStyle: { color: tokenColour('--n-300') },
      },
    ],
  });

/** Without the name: a tip holds no text of anybody's. */
const tipOf = (row: TableRow | undefined): string =>
  row
    ? [
        `本期 <b>${fenText(row.netFee)}</b>`,
        `对比期 ${fenText(row.beforeFee)}`,
        `占比 ${rateText(row.share)}`,
        `订单 ${row.orderCount ?? 0}`,
      ].join('<br>')
    : '';
