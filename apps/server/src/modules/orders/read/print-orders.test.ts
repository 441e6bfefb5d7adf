import { payModes } from '@jicai/domain/orders/order-states.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { amountInWords } from '@jicai/domain/money/amount-in-words.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSku } from '../../../../test/build-goods.ts';
import { shipSome } from '../../../../test/build-return.ts';
import { buildAddress, buildTrade, payTrade } from '../../../../test/build-trade.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../../test/test-app.ts';
import { seedAccounts } from '../../../seed/accounts.ts';
import { seedCredit } from '../../../seed/credit.ts';
import { businessCompanyId } from '../../../seed/shop-looks.ts';

const app = useTestApp(async (deps) => {
  await seedAccounts(deps);
  await seedCredit(deps);
});
const path = '/api/ShopOrder/GetPrint';
let buyer = '';
let operator = '';
let addressId = '';
let first = '';
let second = '';
beforeAll(async () => {
  [buyer, operator] = [await signIn(app, 'buyer'), await signIn(app, 'operator')];
  addressId = await buildAddress(app, { token: buyer });
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

describe('after a change', () => {
  const ops = (path: '/api/OpsOrder/CancelShort' | '/api/OpsOrder/ConfirmTransfer', data: object) =>
    app.call(path, { data: { requestId: crypto.randomUUID(), ...data } }, { token: operator });

  test('quantity, amount, tax and capitals are those of what is left; what was cancelled is named', async () => {
    const pen = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 2033 });
    const { orderNos, tradeNo } = await buildTrade(app, {
      token: buyer,
      addressId,
      payMode: payModes.credit,
      items: [{ itemId: pen.itemId, qty: 10 }],
    });
    const [no = ''] = orderNos;
    const before = (await print([no])).resultData.orders[0]!;
    const freightFee = before.freightFee;
    const { orderItemId } = before.lines[0]!;
    const short = { orderNo: no, orderItemId, qty: 3, version: before.version };
    expect((await ops('/api/OpsOrder/CancelShort', short)).success).toBe(true);
    const after = (await print([no])).resultData.orders[0]!;
    const line = after.lines[0]!;
    expect(line).toMatchObject({ qty: 10, cancelledQty: 3, price: 2033 });
    expect(line.net).toEqual({ qty: 7, goodsFee: 14_231, discountFee: 0, fee: 14_231, taxFee: 1637 });
    const freightLeft = freightFee - Math.floor((freightFee * 3) / 10);
    expect(after.net).toMatchObject({
      qty: 7,
      goodsFee: 14_231,
      freightFee: freightLeft,
      payFee: 14_231 + freightLeft,
    });
    expect(after.net.freights).toHaveLength(freightLeft > 0 ? 1 : 0);
    expect(after.amountText).toBe(amountInWords(14_231 + freightLeft));
    const page = await app.call('/api/ShopOrder/GetModel', { data: { tradeNo } }, { token: buyer });
    expect(page.resultData.net).toEqual(after.net);
    expect(page.resultData.lines[0]!.net).toEqual(line.net);
  });

  test('cancelled before anybody paid: nothing is left, and all of it is named as cancelled', async () => {
    const pen = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 2033 });
    const { orderNos, tradeNo } = await buildTrade(app, {
      token: buyer,
      addressId,
      items: [{ itemId: pen.itemId, qty: 4 }],
    });
    const [orderNo = ''] = orderNos;
    expect((await print([orderNo])).resultData.orders[0]?.net).toMatchObject({ qty: 4, goodsFee: 8132 });
    const cancel = { tradeNo, reasonCode: cancelReasons.notWanted, requestId: crypto.randomUUID() };
    const answer = await app.call('/api/ShopOrder/Cancel', { data: cancel }, { token: buyer });
    expect(answer).toMatchObject({ success: true });
    const order = (await print([orderNo])).resultData.orders[0]!;
    expect(order).toMatchObject({ orderStateText: '已取消', amountText: '零元整' });
    expect(order.lines[0]).toMatchObject({ qty: 4, cancelledQty: 4, net: { qty: 0, goodsFee: 0, fee: 0, taxFee: 0 } });
    expect(order.net).toMatchObject({ qty: 0, discountFee: 0, freightFee: 0, payFee: 0, taxFee: 0, freights: [] });
  });

  test('each transfer stands with its own serial number', async () => {
    const pen = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 100_000 });
    const { orderNos, tradeNo } = await buildTrade(app, {
      token: buyer,
      addressId,
      payMode: payModes.transfer,
      items: [{ itemId: pen.itemId, qty: 1 }],
    });
    const [orderNo = ''] = orderNos;
    const read = async () =>
      (await app.call('/api/ShopOrder/GetModel', { data: { orderNo } }, { token: buyer })).resultData;
    expect((await read()).transfers).toEqual([]);
    for (const [bankSerialNo, receivedFee] of [
      ['ICBC0001', 40_000],
      ['ICBC0002', 60_000],
    ] as const) {
      const { version } = await read();
      expect(
        (await ops('/api/OpsOrder/ConfirmTransfer', { tradeNo, bankSerialNo, receivedFee, version })).success,
      ).toBe(true);
    }
    expect((await read()).transfers).toEqual([
      { bankSerialNo: 'ICBC0001', fee: 40_000, time: '2026-11-21 10:00:00' },
      { bankSerialNo: 'ICBC0002', fee: 60_000, time: '2026-11-21 10:00:00' },
    ]);
  });
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
