import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountOf, discountText } from './contract-discounts.ts';

test('a discount is written as it is read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), (bp) => {
      expect(discountOf(discountText(bp).replace('折', ''))).toBe(bp);
    }),
  );
  expect([400, 1250, 1].map(discountText)).toEqual(['9.6折', '8.75折', '9.999折']);
});

test('what is none is refused', () => {
  expect(['10', '0', '', '-1', '9.6折', '9.6666', '96'].map(discountOf)).toEqual(Array(7).fill(undefined));
  expect(discountOf('９．６')).toBe(400);
});
