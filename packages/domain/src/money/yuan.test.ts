import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fenToYuanText, moneyText, paymentText, yuanToFen } from './yuan.ts';

test.each([
  ['4', 400],
  ['4.5', 450],
  ['4.', 400],
  ['0.05', 5],
  ['1,200.50', 120_050],
  ['１２', 1200],
  ['', undefined],
  [null, undefined],
  ['-4', undefined],
  ['4.567', undefined],
  ['4e3', undefined],
  ['999999999', undefined],
])('%j yuan is %j fen', (text, fen) => {
  expect(yuanToFen(text)).toBe(fen);
});

test('every amount survives the way through text', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999_999), (fen) => {
      expect(yuanToFen(fenToYuanText(fen))).toBe(fen);
    }),
  );
});

test.each([
  [20_000, '¥200.00'],
  [1_229_850, '¥12,298.50'],
  [50, '¥0.50'],
  [0, '¥0.00'],
])('%i fen in a sentence is %s, as on every paper', (fen, text) => {
  expect(moneyText(fen)).toBe(text);
});

test('an input of a payment holds both digits of its fen', () => {
  expect([15_360, 132_300, 5, 99_999_999_99].map(paymentText)).toEqual(['153.60', '1323.00', '0.05', '99999999.99']);
  fc.assert(fc.property(fc.nat(9_999_999_999), (fen) => yuanToFen(paymentText(fen)) === fen));
});
