import { expect, test } from 'vitest';
import { settlementPath } from '../../app/paths.ts';
import { goodsInAddress } from './goods-in-address.ts';

const read = (path: string) => goodsInAddress(new URLSearchParams(path.split('?')[1]));

test('what settlementPath writes is read again', () => {
  const cart = { cartIds: ['7001', '7002'] };
  const bought = { itemList: [{ itemId: '9007199254740993', qty: 12 }] };
  expect(read(settlementPath(cart))).toEqual(cart);
  expect(read(settlementPath(bought))).toEqual(bought);
});

test.each(['', 'cartIds=', 'cartIds=x', 'itemList=1:0', 'itemList=1:-2', 'itemList=:5', 'itemList=1'])(
  'no goods in %j',
  (query) => {
    expect(goodsInAddress(new URLSearchParams(query))).toBeUndefined();
  },
);
