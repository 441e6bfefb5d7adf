import { expect, test } from 'vitest';
import { fenText } from './format-fen.ts';

test.each([
  [0, '¥0.00'],
  [5, '¥0.05'],
  [9850, '¥98.50'],
  [123456, '¥1,234.56'],
  [100000000, '¥1,000,000.00'],
  [-31800, '-¥318.00'],
])('%i fen reads %s', (fen, text) => {
  expect(fenText(fen)).toBe(text);
});
