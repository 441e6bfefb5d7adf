import { addDays } from '@jicai/domain/reports/report-span.ts';
import { Chart } from '@jicai/ui/charts/Chart.tsx';
import { bars, chartOption, line, sumAxis } from '@jicai/ui/charts/chart-option.ts';
import { useMemo } from 'react';
import type { SearchReport } from './search-words.queries.ts';
import styles from './SearchWordsPage.module.css';

type Day = Pick<SearchReport['days'][number], 'date' | 'searchCount' | 'noHitCount' | 'clickCount'>;
const marks = [
  { text: '搜索', colour: '--chart-1' },
  { text: '无结果', colour: '--chart-3', isLine: true },
] as const;

/** Searches a day as bars, those that found nothing as a line. */
export function SearchChart({
  days: found,
  dateFrom,
  dateTo,
}: {
  days: readonly Day[];
  dateFrom: string;
  dateTo: string;
}) {
  const days = useMemo(() => everyDay(found, { dateFrom, dateTo }), [found, dateFrom, dateTo]);
  const option = useMemo(
    () =>
      chartOption({
        labels: days.map(({ date }) => date.slice(5)),
        tipOf: (index) => tipOf(days[index]),
        yAxis: [{ ...sumAxis(), minInterval: 1 }],
        series: [
          bars(days.map(({ searchCount }) => searchCount)),
          line(
            days.map(({ noHitCount }) => noHitCount),
            '--chart-3',
          ),
        ],
      }),
    [days],
  );
  return (
    <Chart
      option={option}
      marks={marks}
      className={styles.chart}
      table={{
        caption: '搜索走势',
        columns: ['日期', '搜索', '无结果', '点击'],
        rows: days.map(({ date, searchCount, noHitCount, clickCount }) => [date, searchCount, noHitCount, clickCount]),
      }}
    />
  );
}

/** Days on which nobody searched are days, too. */
function everyDay(found: readonly Day[], { dateFrom, dateTo }: { dateFrom: string; dateTo: string }): Day[] {
  const byDate = new Map(found.map((day) => [day.date, day]));
  const days: Day[] = [];
  for (let date = dateFrom; date <= dateTo; date = addDays(date, 1))
    days.push(byDate.get(date) ?? { date, searchCount: 0, noHitCount: 0, clickCount: 0 });
  return days;
}

const tipOf = (day: Day | undefined): string =>
  day
    ? [day.date, `搜索 <b>${day.searchCount}</b>`, `无结果 ${day.noHitCount}`, `点击 ${day.clickCount}`].join('<br>')
    : '';
