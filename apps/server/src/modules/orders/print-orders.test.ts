import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { shipSome } from '../../../test/build-return.ts';
import { buildAddress, buildTrade, payTrade } from '../../../test/build-trade.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../db/seed/shop-looks.ts';

const app = useTestApp();
const path = '/api/ShopOrder/GetPrint';
let buyer = '';
let first = '';
let second = '';
beforeAll(async () => {
  buyer = await signIn(app, 'buyer');
  const addressId = await buildAddress(app, { token: buyer });
  const pen = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 70_450 });
  const desk = await buildSku(app.deps, businessCompanyId, {});
  const items = [
    { itemId: pen.itemId, qty: 2 },
    { itemId: desk.itemId, qty: 1 },
  ];
  const trade = await buildTrade(app, { token: buyer, addressId, items });
  await payTrade(app, trade.tradeNo);
  [first = '', second = ''] = trade.orderNos;
});
const print = (orderNos: string[], options: object = { token: buyer }) =>
  app.call(path, { data: { orderNos } }, options);

test('papers of several orders, in the order asked for, with the amount in capitals', async () => {
  const { resultData } = await print([second, first]);
  expect(resultData.orders.map((order) => order.orderNo)).toEqual([second, first]);
  const order = resultData.orders.find((one) => one.goodsFee === 140_900);
  expect(order).toMatchObject({
    orderStateText: '待发货',
    address: { receiver: '陈思远' },
    lines: [{ price: 70_450, qty: 2, goodsFee: 140_900 }],
  });
  expect(order?.amountText).toMatch(/^壹仟肆佰.*元/);
  expect(resultData.companyName).not.toBe('');
  expect(resultData.printTime).toBe('2026-11-21 10:00:00');
});

test('only of what the caller may see, and not too many', async () => {
  expect((await print([first], { token: await signIn(app, 'finance') })).success).toBe(true);
  expect((await print([first], { token: await signIn(app, 'member') })).errorCode).toBe('5');
  expect((await print([first, 'D202611210000000000'])).errorCode).toBe('5');
  const elsewhere = await signIn(app, 'member', { host: retailHost });
  expect((await print([first], { token: elsewhere, host: retailHost })).errorCode).toBe('5');
  expect((await print([first], {})).errorCode).toBe('2');
  expect((await print([first], { token: await signIn(app, 'operator') })).errorCode).toBe('3');
  expect((await print([])).errorCode).toBe('4');
  expect((await print(Array.from({ length: 21 }, () => first))).errorCode).toBe('4');
});

test('each parcel with what is in it, so that it has a delivery note of its own', async () => {
  const shop = { token: await signIn(app, 'operator') };
  const twoPens = (await print([first, second])).resultData.orders.find((one) => one.lines[0]?.qty === 2);
  const orderNo = String(twoPens?.orderNo);
  const parcelIds = [await shipSome(app, orderNo, shop, 1), await shipSome(app, orderNo, shop, 1)];
  const [order] = (await print([orderNo])).resultData.orders;
  const items = [{ orderItemId: order?.lines[0]?.orderItemId, qty: 1 }];
  expect(order?.parcels).toMatchObject(parcelIds.map((parcelId) => ({ parcelId, items })));
});
