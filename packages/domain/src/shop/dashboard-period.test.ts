import { describe, expect, test } from 'vitest';
import { daysOf, lastTwelveMonths, pointsOf, pointYearBefore, stepOf, yearBefore } from './dashboard-period.ts';

describe('period of the dashboard', () => {
  test('twelve months end today and begin on the first of a month', () => {
    expect(lastTwelveMonths('2026-11-21')).toEqual({ dateFrom: '2025-12-01', dateTo: '2026-11-21' });
    expect(lastTwelveMonths('2026-01-31')).toEqual({ dateFrom: '2025-02-01', dateTo: '2026-01-31' });
  });

  test('a month is drawn by days, a year by months, both without gaps', () => {
    const month = { dateFrom: '2028-02-01', dateTo: '2028-02-29' };
    expect(stepOf(month)).toBe('day');
    expect(pointsOf(month)).toHaveLength(daysOf(month));
    expect(pointsOf(month).at(-1)).toBe('2028-02-29');
    const year = lastTwelveMonths('2026-11-21');
    expect(stepOf(year)).toBe('month');
    expect(pointsOf(year)).toHaveLength(12);
    expect([pointsOf(year)[0], pointsOf(year).at(-1)]).toEqual(['2025-12', '2026-11']);
  });

  test('one day is one point', () => {
    expect(pointsOf({ dateFrom: '2026-11-21', dateTo: '2026-11-21' })).toEqual(['2026-11-21']);
  });

  test('a year earlier knows leap years', () => {
    expect(yearBefore({ dateFrom: '2028-02-29', dateTo: '2028-03-31' })).toEqual({
      dateFrom: '2027-02-28',
      dateTo: '2027-03-31',
    });
    expect(pointYearBefore('2026-02')).toBe('2025-02');
  });
});
