import { redReasons } from '@jicai/domain/invoices/invoice-states.ts';
import { expect, test } from 'vitest';
import { emptyRed, redFaults, redLinesOf } from './red-form.ts';

const lines = [
  { lineNo: 1, qty: 5, redQty: 2, exTaxFee: 1000, taxFee: 130, redFee: 452 },
  { lineNo: 2, qty: 1, redQty: 0, exTaxFee: 100, taxFee: 13, redFee: 0 },
];
const byLine = { ...emptyRed(lines), part: 'lines' as const };

test('all that is left needs no line; a mistake never has lines', () => {
  expect(redFaults(emptyRed(lines), lines)).toEqual({});
  expect(redLinesOf(emptyRed(lines), lines)).toBeUndefined();
  expect(redLinesOf({ ...byLine, line1: '1', reason: redReasons.mistake }, lines)).toBeUndefined();
});

test('units are at most those that are left, and only what is typed is sent', () => {
  expect(redFaults(byLine, lines)).toEqual({ part: '请至少填写一行' });
  expect(redFaults({ ...byLine, line1: '4' }, lines)).toEqual({ line1: '请输入1到3的整数' });
  expect(redFaults({ ...byLine, line1: '3' }, lines)).toEqual({});
  expect(redLinesOf({ ...byLine, line1: '3' }, lines)).toEqual([{ lineNo: 1, qty: 3 }]);
});

test('an allowance is money, at most what is left of the line', () => {
  const allowance = { ...byLine, reason: redReasons.allowance };
  expect(redFaults({ ...allowance, line1: '6.78' }, lines)).toEqual({});
  expect(Object.keys(redFaults({ ...allowance, line1: '6.79' }, lines))).toEqual(['line1']);
  expect(redLinesOf({ ...allowance, line2: '0.50' }, lines)).toEqual([{ lineNo: 2, fee: 50 }]);
});
