import { expect, test } from 'vitest';
import { periodDays } from './report-address.ts';

test('a period that has a name is told in days', () => {
  const days = (period: Parameters<typeof periodDays>[0], today = '2026-03-15') =>
    Object.values(periodDays(period, today)).join(' ');
  expect(days('month')).toBe('2026-03-01 2026-03-15');
  expect(days('lastMonth')).toBe('2026-02-01 2026-02-28');
  expect(days('lastMonth', '2026-01-05')).toBe('2025-12-01 2025-12-31');
  expect(days('days7')).toBe('2026-03-09 2026-03-15');
  expect(days('year')).toBe('2026-01-01 2026-03-15');
  expect(days('days365')).toBe('2025-03-16 2026-03-15');
});
