import { expect, test } from 'vitest';
import { buyingGap } from './buying-gap.ts';

const everyNine = ['2026-10-01', '2026-10-10', '2026-10-19', '2026-10-28'];

test('who stays away twice as long as usual is noticed, nobody else', () => {
  expect(buyingGap(everyNine, '2026-11-15')).toEqual({ sinceDays: 18, usualDays: 9 });
  expect(buyingGap(everyNine, '2026-11-14')).toBeUndefined();
  expect(buyingGap(everyNine.slice(1), '2027-01-01')).toBeUndefined();
  expect(buyingGap([], '2027-01-01')).toBeUndefined();
});

test('a few days are no gap, however often somebody buys', () => {
  const daily = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];
  expect(buyingGap(daily, '2026-11-11')).toBeUndefined();
  expect(buyingGap(daily, '2026-11-12')).toEqual({ sinceDays: 8, usualDays: 1 });
});
