import { expect, test } from 'vitest';
import { changeText, pointLabel, spendUnit } from './spend-figures.ts';

test('the unit follows the largest figure of both years', () => {
  expect(spendUnit([{ orderFee: 999_999, lastYearFee: 0 }]).name).toBe('元');
  expect(spendUnit([{ orderFee: 0, lastYearFee: 1_000_000 }]).name).toBe('万元');
  expect(spendUnit([]).name).toBe('元');
});

test('the change against last year', () => {
  expect(changeText(113, 100)).toBe('同比 +13.0%');
  expect(changeText(50, 100)).toBe('同比 -50.0%');
  expect(changeText(50, 0)).toBe('去年同期无支出');
});

test('points are named shortly', () => {
  expect(pointLabel('2026-02')).toBe('2 月');
  expect(pointLabel('2026-02-09')).toBe('02-09');
});
