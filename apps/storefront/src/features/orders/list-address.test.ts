import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { expect, test } from 'vitest';
import { hasFilter, listBody, readListAddress, writeListAddress } from './list-address.ts';
import { allOrders, cancellations, cancelledOrders, myOrders } from './list-kinds.ts';

const read = (query: string, kind = myOrders) => readListAddress(new URLSearchParams(query), kind);

test('what is written is read again', () => {
  const address = {
    tab: '待收货',
    searchKey: '复印纸 A4',
    dateFrom: '2026-08-21',
    dateTo: '2026-11-20',
    supplierId: '12',
    payMode: '2',
    payState: '4',
    userId: '4002',
    orgId: '2101',
    pageIndex: 3,
    pageSize: 50,
  };
  expect(read(writeListAddress(address, allOrders).toString(), allOrders)).toEqual(address);
  expect(hasFilter(address)).toBe(true);
});

test('a plain list has an empty address', () => {
  for (const kind of [myOrders, allOrders, cancelledOrders, cancellations(true)]) {
    expect(writeListAddress(read('', kind), kind).toString()).toBe('');
    expect(hasFilter(read('', kind))).toBe(false);
  }
});

test.each([
  'tab=nonsense',
  'page=-1',
  'page=x',
  'dateFrom=tomorrow',
  'size=1000',
  'payMode=9',
  'orgId=x',
  `searchKey=${'长'.repeat(51)}`,
])('rubbish in the address is ignored: %s', (query) => {
  expect(writeListAddress(read(query), myOrders).toString()).toBe('');
});

test('a tab asks for its states, a screen for its own', () => {
  expect(listBody(read('tab=待发货'), myOrders).reqData.orderStates).toEqual([
    orderStates.awaitingShipment,
    orderStates.partlyShipped,
  ]);
  expect(listBody(read(''), myOrders).reqData.orderStates).toBeUndefined();
  expect(listBody(read('tab=已关闭', cancelledOrders), cancelledOrders).reqData).toMatchObject({
    screen: 'cancel',
    orderStates: [orderStates.closed],
  });
  expect(listBody(read('', cancellations(true)), cancellations(true)).reqData).toMatchObject({
    scope: 'all',
    screen: 'cancelReturn',
  });
});
