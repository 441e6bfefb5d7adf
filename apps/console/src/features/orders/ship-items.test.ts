import { expect, test } from 'vitest';
import type { OrderRow } from './orders.queries.ts';
import { parcelItems, unshippedQty } from './ship-items.ts';

const due = [
  { orderItemId: '1', qty: 10 },
  { orderItemId: '2', qty: 3 },
];

test('everything due is proposed, and what was chosen holds', () => {
  expect(parcelItems(due, {})).toEqual(due);
  expect(parcelItems(due, { 1: 4, 2: 0 })).toEqual([{ orderItemId: '1', qty: 4 }]);
});

test('what has left since the choice is not sent twice', () => {
  expect(parcelItems([{ orderItemId: '1', qty: 2 }], { 1: 10, 2: 3 })).toEqual([{ orderItemId: '1', qty: 2 }]);
});

test('of what was partly shipped or cancelled only the rest waits', () => {
  const line = (qty: number, shippedQty: number, cancelledQty: number) =>
    ({ qty, shippedQty, cancelledQty }) as OrderRow['lines'][number];
  expect(unshippedQty([{ lines: [line(40, 15, 0), line(3, 0, 1)] }, { lines: [line(5, 0, 0)] }])).toBe(32);
});
