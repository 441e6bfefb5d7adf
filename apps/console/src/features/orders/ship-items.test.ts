import { expect, test } from 'vitest';
import { parcelItems } from './ship-items.ts';

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
