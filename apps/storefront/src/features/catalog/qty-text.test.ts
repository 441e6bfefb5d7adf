import { expect, test } from 'vitest';
import { qtyText } from './qty-text.ts';

test.each([
  [0, '0'],
  [9820, '9,820'],
  [10_000, '1 万'],
  [26_999, '2.6 万'],
  [12_345_678, '1,234.5 万'],
])('%d reads %s', (qty, text) => {
  expect(qtyText(qty)).toBe(text);
});
