import { expect, test } from 'vitest';
import { mostOrders, orderNosIn } from './chosen-orders.ts';

const numbered = (at: number) => `D20261121${String(at).padStart(10, '0')}`;
const read = (orders: string) => orderNosIn(new URLSearchParams({ orders }));

test('the chosen orders of an address, each once', () => {
  expect(read(`${numbered(1)},${numbered(2)},${numbered(1)}`)).toEqual([numbered(1), numbered(2)]);
  expect(read(`x,,T202611210000000001,${numbered(3)}'`)).toEqual([]);
  expect(orderNosIn(new URLSearchParams())).toEqual([]);
});

test('no more than one invoice takes', () => {
  const many = Array.from({ length: mostOrders + 5 }, (_, at) => numbered(at));
  expect(read(many.join())).toEqual(many.slice(0, mostOrders));
});
