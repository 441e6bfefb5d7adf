import { expect, test } from 'vitest';
import { listBody, readListAddress, writeListAddress } from './list-address.ts';

test('what is written is read again', () => {
  const address = { tab: '待收货', searchKey: '复印纸 A4', dateFrom: '2026-08-21', dateTo: '2026-11-20', pageIndex: 3 };
  expect(readListAddress(new URLSearchParams(writeListAddress(address).toString()))).toEqual(address);
});

test('a plain list has an empty address', () => {
  expect(writeListAddress(readListAddress(new URLSearchParams())).toString()).toBe('');
});

test.each(['tab=nonsense', 'page=-1', 'page=x', 'dateFrom=tomorrow'])(
  'rubbish in the address is ignored: %s',
  (query) => {
    expect(writeListAddress(readListAddress(new URLSearchParams(query))).toString()).toBe('');
  },
);

test('a tab asks for its states', () => {
  expect(listBody(readListAddress(new URLSearchParams('tab=待发货'))).reqData.orderStates).toEqual([30, 35]);
  expect(listBody(readListAddress(new URLSearchParams())).reqData.orderStates).toBeUndefined();
});
