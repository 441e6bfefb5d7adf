import { expect, test } from 'vitest';
import { billGivenUpAt, billReadyAt, billSpan, isBillDay } from './channel-bills.ts';

test('a bill is asked for in the morning after its day, and given up at the end of that day, in Shanghai', () => {
  expect(billReadyAt('ALIPAY', '2026-11-26')).toEqual(new Date('2026-11-27T01:00:00Z'));
  expect(billReadyAt('WECHAT', '2026-11-26')).toEqual(new Date('2026-11-27T02:00:00Z'));
  expect(billGivenUpAt('2026-11-26')).toEqual(new Date('2026-11-27T16:00:00Z'));
  expect(billSpan('2026-11-26')).toEqual({
    from: new Date('2026-11-25T16:00:00Z'),
    until: new Date('2026-11-26T16:00:00Z'),
  });
});

test.each([
  ['2026-11-26', true],
  ['2026-11-27', false],
  ['2026-08-29', true],
  ['2026-08-28', false],
  ['2026-02-30', false],
  ['2026-11-26 00:00:00', false],
  ['', false],
])('whether %s may be fetched on the morning of November 27', (billDay, may) => {
  expect(isBillDay('WECHAT', billDay, new Date('2026-11-27T02:00:00Z'))).toBe(may);
  expect(isBillDay('WECHAT', '2026-11-26', new Date('2026-11-27T01:59:59Z'))).toBe(false);
});
