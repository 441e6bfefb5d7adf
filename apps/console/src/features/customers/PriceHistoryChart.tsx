import { type PriceSpan, priceAt, priceSteps } from '@jicai/domain/money/price-steps.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { fromShanghai, shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { Chart } from '@jicai/ui/charts/Chart.tsx';
import { steps, sumAxis, timeOption } from '@jicai/ui/charts/chart-option.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { useMemo } from 'react';
import styles from './PriceHistory.module.css';
import { historyKinds, type HistoryRow } from './price-history-kinds.ts';

/** Before the first price and after the last turn, so that both are seen. */
const marginMs = 15 * dayMs;
/** Further back only the table tells. */
const mostMs = 2 * 366 * dayMs;

/** What an item cost and will cost, the enterprise price and the contract price each as a line of steps. */
export function PriceHistoryChart({ rows, now }: { rows: readonly HistoryRow[]; now: Date }) {
  const option = useMemo(() => optionOf(rows, now), [rows, now]);
  return (
    <div>
      <Chart
        option={option}
        marks={historyKinds.map(({ text, colour }) => ({ text, colour, isLine: true }))}
        className={styles.chart}
        table={{
          caption: '价格走势',
          columns: ['起', '止', '类型', '价格'],
          rows: rows.map(({ kind, beginTime, endTime, priceFee }) => [
            beginTime,
            endTime || '长期',
            kind === 'list' ? '企业价' : '协议价',
            fenText(priceFee),
          ]),
        }}
      />
    </div>
  );
}

const msOf = (time: string): number => fromShanghai(time)?.getTime() ?? 0;

/** The oldest first: of two that begin at once the later one counts. */
const spansOf = (rows: readonly HistoryRow[], kind: HistoryRow['kind']): PriceSpan[] =>
  rows
    .filter((row) => row.kind === kind)
    .map(({ beginTime, endTime, priceFee }) => ({
      fromMs: msOf(beginTime),
      toMs: endTime === '' ? null : msOf(endTime),
      priceFen: priceFee,
    }))
    .toReversed();

function optionOf(rows: readonly HistoryRow[], now: Date) {
  const turns = rows.flatMap(({ beginTime, endTime }) => [msOf(beginTime), ...(endTime === '' ? [] : [msOf(endTime)])]);
  const toMs = Math.max(now.getTime(), ...turns) + marginMs;
  const fromMs = Math.max(Math.min(now.getTime(), ...turns) - marginMs, now.getTime() - mostMs);
  const lines = historyKinds.map((kind) => ({ ...kind, spans: spansOf(rows, kind.kind) }));
  return timeOption({
    fromMs,
    toMs,
    yAxis: [{ ...sumAxis(), scale: true }],
    tipOf: (atMs) =>
      [
        shanghaiDay(new Date(atMs)),
        ...lines.flatMap(({ text, spans }) => {
          const fen = priceAt(spans, atMs);
          return fen === null ? [] : [`${text} <b>${fenText(fen)}</b>`];
        }),
      ].join('<br>'),
    series: lines.map(({ spans, colour }) => {
      const points = priceSteps(spans, { fromMs, toMs }).map(
        ({ atMs, priceFen }) => [atMs, priceFen === null ? null : priceFen / 100] as const,
      );
      return steps([...points, [toMs, points.at(-1)?.[1] ?? null]], colour);
    }),
  });
}
