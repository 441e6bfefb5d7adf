import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allGood, type Found, foundFault, foundSums, lineFault, sentLine } from './inspect.ts';

const items = [
  { orderItemId: '1', qty: 10 },
  { orderItemId: '2', qty: 6 },
];
const found = (arrived: number, good: number, more: Partial<Found> = {}): Found => ({
  arrived,
  good,
  badReason: '',
  missingReason: '',
  note: '',
  pictures: [],
  ...more,
});

test('everything is proposed as arrived and good', () => {
  expect(foundSums(items, allGood(items))).toEqual({ good: 16, bad: 0, missing: 0 });
  expect(foundFault(items, allGood(items))).toBeUndefined();
});

test('good, not good and missing add up to what was sent back, whatever was found', () => {
  const line = (qty: number) => fc.nat(qty).chain((arrived) => fc.nat(arrived).map((good) => found(arrived, good)));
  fc.assert(
    fc.property(line(10), line(6), (first, second) => {
      const { good, bad, missing } = foundSums(items, { 1: first, 2: second });
      expect(good + bad + missing).toBe(16);
      expect(Math.min(good, bad, missing)).toBeGreaterThanOrEqual(0);
      // Without reasons only what is whole can be sent.
      expect(foundFault(items, { 1: first, 2: second }) === undefined).toBe(bad + missing === 0);
    }),
  );
});

test('a line is sent with its reasons and pictures, and asks for those that are missing', () => {
  const pictures = [{ url: '/files/1/2?x', name: 'a.png' }];
  const line = { orderItemId: '1', qty: 10 };
  expect(sentLine('1', found(9, 7, { badReason: 'used', note: ' 汗渍 ', pictures }))).toEqual({
    orderItemId: '1',
    goodQty: 7,
    badQty: 2,
    badReason: 'used',
    note: '汗渍',
    images: ['/files/1/2?x'],
  });
  expect(lineFault(line, found(9, 7))?.field).toBe('badReason');
  expect(lineFault(line, found(9, 7, { badReason: 'used' }))?.field).toBe('missingReason');
  expect(lineFault(line, found(9, 7, { badReason: 'used', missingReason: 'other' }))?.field).toBe('note');
  expect(foundFault([line], { 1: found(0, 0, { missingReason: 'lessSent' }) })).toMatch('拒收');
});
