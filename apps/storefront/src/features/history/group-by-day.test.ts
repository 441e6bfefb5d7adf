import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.ts';

test('rows are grouped by day and the days have names', () => {
  const times = [
    '2026-11-21 10:00:00',
    '2026-11-21 09:00:00',
    '2026-11-20 23:59:59',
    '2026-11-05 08:00:00',
    '2025-12-31 08:00:00',
  ];
  const groups = groupByDay(
    times.map((browseTime) => ({ browseTime })),
    '2026-11-21',
  );
  expect(groups.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['今天', 2],
    ['昨天', 1],
    ['11月5日', 1],
    ['2025年12月31日', 1],
  ]);
  expect(groupByDay([], '2026-11-21')).toEqual([]);
});
