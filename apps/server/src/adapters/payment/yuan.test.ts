import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fenOfYuan, yuanText } from './yuan.ts';

test('fen and yuan text are each other’s inverse', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (fen) => fenOfYuan(yuanText(fen)) === fen));
  expect([1, 10, 1230, 9_999_999_999].map(yuanText)).toEqual(['0.01', '0.10', '12.30', '99999999.99']);
});

test.each([
  ['12', 1200],
  ['12.3', 1230],
  ['0.29', 29],
])('%s yuan', (text, fen) => expect(fenOfYuan(text)).toBe(fen));

test.each(['', '-1', '1.234', '1e3', ' 1', '１', '1,000.00'])('%j is no amount', (text) =>
  expect(fenOfYuan(text)).toBeUndefined(),
);
