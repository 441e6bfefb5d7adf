import { expect, test } from 'vitest';
import { soonOf } from './price-validity.ts';

test('a price holds, is to come, or ends within thirty days', () => {
  const textOf = (validFrom: string, validTo: string) => soonOf({ validFrom, validTo }, '2026-11-20').text;
  expect(textOf('2026-01-01', '')).toBe('生效中');
  expect(textOf('2026-01-01', '2026-12-21')).toBe('生效中');
  expect(textOf('2026-01-01', '2026-12-20')).toBe('即将到期');
  expect(textOf('2026-01-01', '2026-11-20')).toBe('即将到期');
  expect(textOf('2026-11-21', '2026-12-01')).toBe('未开始');
});
