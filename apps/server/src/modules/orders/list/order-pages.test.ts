import { payModes } from '@jicai/domain/orders/order-states.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSku } from '../../../../test/build-goods.ts';
import { buildAddress, buildTrade } from '../../../../test/build-trade.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../../test/test-app.ts';
import { seedAccounts } from '../../../seed/accounts.ts';
import { businessCompanyId, retailCompanyId } from '../../../seed/shop-looks.ts';

const app = useTestApp(seedAccounts);
const path = '/api/ShopOrder/GetPage';
const made = 7;

let buyer = '';
let member = '';
let newestFirst: string[] = [];

beforeAll(async () => {
  buyer = await signIn(app, 'buyer');
  member = await signIn(app, 'member');
  const orders: string[] = [];
  const addressId = await buildAddress(app, { token: buyer });
  for (let at = 0; at < made; at += 1) {
    const sku = await buildSku(app.deps, businessCompanyId, { itemNo: `Pen-${at}`, itemName: `钢笔 第${at}支 50%_` });
    const trade = await buildTrade(app, { token: buyer, addressId, items: [{ itemId: sku.itemId, qty: 1 }] });
    orders.push(...trade.orderNos);
  }
  newestFirst = orders.toReversed();
});

const page = (body: object, token = buyer) => app.call(path, body, { token });
const numbers = async (body: object, token = buyer) => (await page(body, token)).resultData.map((card) => card.orderNo);

describe('a list by cursor', () => {
  test('shows every order once, the newest first, and ends', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await page({ pageSize: 3, cursor });
      expect(answer).toMatchObject({ totalCount: made, isTotalCapped: false });
      seen.push(...answer.resultData.map((card) => card.orderNo));
      cursor = answer.nextCursor;
    } while (cursor && seen.length < 50);
    expect(seen).toEqual(newestFirst);
  });

  test('goes on behind the order seen last, whatever came meanwhile', async () => {
    const first = await page({ pageSize: 2 });
    const sku = await buildSku(app.deps, businessCompanyId, { itemName: '后来的' });
    const addressId = (await app.call('/api/CustAddress/GetList', {}, { token: buyer })).resultData[0]?.addressId ?? '';
    const later = await buildTrade(app, { token: buyer, addressId, items: [{ itemId: sku.itemId, qty: 1 }] });
    expect(await numbers({ pageSize: 2, cursor: first.nextCursor })).toEqual(newestFirst.slice(2, 4));
    newestFirst.unshift(...later.orderNos);
  });

  test('is refused where it is none of ours, and shows nobody else his orders', async () => {
    for (const cursor of ['abc', '1 or 1=1', '-1', '9'.repeat(19)]) {
      expect(await page({ cursor })).toMatchObject({ errorCode: '4', errorData: [{ field: 'cursor' }] });
    }
    const { nextCursor } = await page({ pageSize: 1 });
    expect(await numbers({ cursor: nextCursor }, member)).toEqual([]);
  });
});

describe('a search through orders', () => {
  test('finds parts of names and item numbers in any case; wildcard characters are letters', async () => {
    expect(await numbers({ searchKey: '第3支' })).toEqual([newestFirst.at(-4)]);
    expect(await numbers({ searchKey: 'pen-0' })).toEqual([newestFirst.at(-1)]);
    expect(await numbers({ searchKey: '50%_', pageSize: 100 })).toHaveLength(made);
    expect(await numbers({ searchKey: '5_%' })).toEqual([]);
    expect(await numbers({ searchKey: '没有' })).toEqual([]);
  });

  test('finds purchase numbers, of the own enterprise alone', async () => {
    const sku = await buildSku(app.deps, businessCompanyId);
    const addressId = (await app.call('/api/CustAddress/GetList', {}, { token: buyer })).resultData[0]?.addressId ?? '';
    const itemList = [{ itemId: sku.itemId, qty: 1 }];
    const settled = await app.call('/api/ShopOrder/Settle', { data: { itemList, addressId } }, { token: buyer });
    const { previewKey } = settled.resultData;
    const data = {
      itemList,
      addressId,
      payMode: payModes.online,
      previewKey,
      purchaseNo: 'PO-77',
      requestId: crypto.randomUUID(),
    };
    const { resultData } = await app.call('/api/ShopOrder/Submit', { data }, { token: buyer });
    expect(await numbers({ searchKey: 'PO-77' })).toEqual(resultData.orderNos);
    expect(await numbers({ searchKey: 'PO-77' }, member)).toEqual([]);
    expect(await numbers({ searchKey: '钢笔' }, member)).toEqual([]);
  });

  test('the shop finds goods in any customer’s orders, the other shop none', async () => {
    const search = async (account: 'operator' | 'supplier', host?: string) =>
      (
        await app.call(
          '/api/OpsOrder/GetPage',
          { searchKey: '第2支', pageSize: 100 },
          { token: await signIn(app, account, { host }), host },
        )
      ).resultData.map((row) => row.orderNo);
    expect(await search('operator')).toEqual([newestFirst.at(-3)]);
    expect(await search('supplier')).toEqual([]);
    await buildSku(app.deps, retailCompanyId, { itemName: '钢笔 第2支' });
    expect(await search('operator', retailHost)).toEqual([]);
  });
});

test('orders are counted by state', async () => {
  const counts = (await app.call('/api/ShopOrder/GetStateCount', {}, { token: buyer })).resultData;
  expect(counts).toEqual({ 20: made + 2 });
  expect((await app.call('/api/ShopOrder/GetStateCount', {}, { token: member })).resultData).toEqual({});
});
