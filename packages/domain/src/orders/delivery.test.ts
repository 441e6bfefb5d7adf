import { expect, test } from 'vitest';
import { isServed, unservedPrefixesOf } from './delivery.ts';

test.each([
  ['310117', true],
  ['710101', false],
  ['810101', false],
  ['820101', false],
  ['371000', true],
])('by default the mainland is served: %s', (areaCode, expected) => {
  expect(isServed(unservedPrefixesOf(undefined), areaCode)).toBe(expected);
});

test('a shop names the areas it leaves out; rubbish leaves the default', () => {
  const own = unservedPrefixesOf({ unservedAreas: ['65', '', 7] });
  expect(isServed(own, '650102')).toBe(false);
  expect(isServed(own, '810101')).toBe(true);
  for (const stored of [null, 'x', {}, { unservedAreas: '65' }])
    expect(isServed(unservedPrefixesOf(stored), '810101')).toBe(false);
});
