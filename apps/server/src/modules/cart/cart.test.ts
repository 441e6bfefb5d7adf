import { itemStates } from '@jicai/domain/goods/quantity.ts';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildContractPrice, buildSku } from '../../../test/build-goods.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { cartLines } from '../../db/tables/cart.ts';
import { items } from '../../db/tables/goods.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';
import { withTenant } from '../../db/with-tenant.ts';

const app = useTestApp(seedAccounts);
const paths = [
  '/api/ShopCart/GetList',
  '/api/ShopCart/GetPage',
  '/api/ShopCart/Add',
  '/api/ShopCart/AddList',
  '/api/ShopCart/CheckList',
  '/api/ShopCart/Edit',
  '/api/ShopCart/Delete',
  '/api/ShopCart/EmptyCart',
] as const;

let token = '';
let itemId = '';
let itemNo = '';
let supplierId = '';

const inBusiness = <T>(run: Parameters<typeof withTenant<T>>[2]) => withTenant(app.deps.db, businessCompanyId, run);
const add = (id: string, chartQty: number, as = token) =>
  app.call('/api/ShopCart/Add', { data: { itemId: id, chartQty } }, { token: as });
const read = (body: object = {}, as = token) => app.call('/api/ShopCart/GetPage', body, { token: as });

beforeAll(async () => {
  token = await signIn(app, 'buyer');
  ({ itemId, itemNo, supplierId } = await buildSku(app.deps, businessCompanyId, {
    itemName: '碳素笔 0.5mm',
    enterpriseFen: 900,
    tiers: [{ qtyFrom: 10, priceFen: 800 }],
  }));
});

beforeEach(async () => {
  await inBusiness((tx) => tx.delete(cartLines).where(eq(cartLines.companyId, businessCompanyId)));
});

describe('who may', () => {
  test.each(paths)('%s is refused to visitors', async (path) => {
    expect(await app.call(path, { data: 7 })).toMatchObject({ errorCode: '2', success: false });
  });

  test.each(paths)('%s is refused to the shop side', async (path) => {
    expect(await app.call(path, {}, { token: await signIn(app, 'operator') })).toMatchObject({ errorCode: '3' });
  });

  test('a cart belongs to one account of one shop', async () => {
    const { resultData } = await add(itemId, 2);
    const colleague = await signIn(app, 'admin');
    expect((await read({}, colleague)).resultData).toEqual([]);
    const edit = { data: { cartId: resultData.cartId, chartQty: 5 } };
    expect(await app.call('/api/ShopCart/Edit', edit, { token: colleague })).toMatchObject({ errorCode: '5' });
    const gone = await app.call('/api/ShopCart/Delete', { data: edit.data }, { token: colleague });
    expect(gone.resultData).toEqual({ deleted: 0 });
    const stranger = await signIn(app, 'member', { host: retailHost });
    const other = { token: stranger, host: retailHost };
    expect((await app.call('/api/ShopCart/GetList', {}, other)).resultData).toEqual([]);
    expect(await app.call('/api/ShopCart/Edit', edit, other)).toMatchObject({ errorCode: '5' });
    expect(await app.call('/api/ShopCart/Add', { data: { itemId, chartQty: 1 } }, other)).toMatchObject({
      errorCode: '2001',
    });
    expect((await read()).resultData[0]).toMatchObject({ chartQty: 2 });
  });
});

describe('ShopCart/Add', () => {
  test('the same item becomes one line with the sum, at the price of its quantity', async () => {
    const first = await add(itemId, 4);
    const second = await add(itemId, 6);
    expect(second.resultData).toEqual({ cartId: first.resultData.cartId, chartQty: 10, totalQty: 10 });
    const { resultData, totalFee, totalQty } = await read();
    expect(resultData).toHaveLength(1);
    expect(resultData[0]).toMatchObject({
      companyId: businessCompanyId,
      chartQty: 10,
      chartPrice: 800,
      realPrice: 800,
      chartTotalFee: 8000,
      priceSource: 'tier',
      priceChanged: false,
      isChecked: true,
      itemState: itemStates.onSale,
      createTime: '2026-11-21 10:00:00',
    });
    expect({ totalFee, totalQty }).toEqual({ totalFee: 8000, totalQty: 10 });
  });

  test('parallel additions are all counted', async () => {
    await Promise.all(Array.from({ length: 8 }, () => add(itemId, 1)));
    expect((await read()).resultData).toMatchObject([{ chartQty: 8 }]);
  });

  test('the same requestId adds once', async () => {
    const body = { data: { itemId, chartQty: 2, requestId: '7f0c1a52-0000-4000-8000-000000000001' } };
    await app.call('/api/ShopCart/Add', body, { token });
    await app.call('/api/ShopCart/Add', body, { token });
    expect((await read()).resultData).toMatchObject([{ chartQty: 2 }]);
  });

  test('quantity limits are refused with their own codes', async () => {
    const { itemId: limited } = await buildSku(app.deps, businessCompanyId, { minQty: 10, stepQty: 5, maxQty: 50 });
    expect(await add(limited, 5)).toMatchObject({ errorCode: '2002', errorMsg: '未达到起订量10' });
    expect(await add(limited, 12)).toMatchObject({ errorCode: '2003', errorMsg: '购买数量须为5的整数倍' });
    expect(await add(limited, 55)).toMatchObject({ errorCode: '2004', errorMsg: '超过限购数量50' });
    expect(await add(itemId, 101)).toMatchObject({ errorCode: '2005' });
    expect(await add('999', 1)).toMatchObject({ errorCode: '2001' });
    expect(await add(itemId, 0)).toMatchObject({ errorCode: '4', errorMsg: '请输入正确的购买数量' });
  });

  test('a cart holds 200 lines', async () => {
    const base = await buildSku(app.deps, businessCompanyId);
    const now = app.deps.now();
    const many = Array.from({ length: 200 }, (_, n) => ({ id: app.deps.db.newId(), itemNo: `MANY-${n}` }));
    await inBusiness(async (tx) => {
      const values = { companyId: businessCompanyId, productId: base.productId, supplierId: base.supplierId };
      const item = {
        name: '批量',
        unitName: '个',
        taxRateBp: 1300,
        enterpriseFen: 100,
        createdAt: now,
        updatedAt: now,
      };
      await tx.insert(items).values(many.map((one) => ({ ...values, ...item, ...one })));
      await tx.insert(cartLines).values(
        many.map((one) => ({
          companyId: businessCompanyId,
          id: app.deps.db.newId(),
          accountId: '3002',
          itemId: one.id,
          qty: 1,
          createdAt: now,
          updatedAt: now,
        })),
      );
    });
    expect(await add(itemId, 1)).toMatchObject({ errorCode: '2006', errorMsg: '购物车已满' });
    expect((await read({ pageSize: 100, pageIndex: 2 })).resultData).toHaveLength(100);
  });
});

describe('ShopCart/CheckList', () => {
  const check = async (list: readonly { itemNo: string; chartQty: number }[], as = token) =>
    app.call('/api/ShopCart/CheckList', { reqData: { list } }, { token: as });

  test('tells of each line what the cart would say, in the order asked, and puts nothing in', async () => {
    await add(itemId, 8);
    const { resultData } = await check([
      { itemNo: 'no-such-number', chartQty: 1 },
      { itemNo: itemNo.toLowerCase(), chartQty: 3 },
    ]);
    expect(resultData).toMatchObject([
      { itemNo: 'no-such-number', itemId: '', errorCode: '2001', errorMsg: '没有这个编号的商品', price: null },
      // 8 in the cart and 3 more reach the price of 10.
      { itemNo, itemId, chartQty: 3, cartQty: 8, price: 800, errorCode: '0', errorMsg: '' },
    ]);
    expect((await read()).resultData).toMatchObject([{ chartQty: 8 }]);
  });

  test('full-width letters and digits, as a Chinese keyboard writes them', async () => {
    const wide = itemNo.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    expect((await check([{ itemNo: wide, chartQty: 1 }])).resultData).toMatchObject([{ itemId, itemNo }]);
    expect(await check([{ itemNo, chartQty: 1.5 }])).toMatchObject({
      errorCode: '4',
      errorMsg: '请输入正确的购买数量',
    });
  });

  test('the quantity of the cart counts, and each rule has its words', async () => {
    const boxed = await buildSku(app.deps, businessCompanyId, {
      enterpriseFen: 100,
      minQty: 10,
      stepQty: 5,
      stock: 30,
    });
    const say = async (chartQty: number) =>
      (await check([{ itemNo: boxed.itemNo, chartQty }])).resultData.map(({ errorCode }) => errorCode);
    expect([await say(5), await say(12), await say(30), await say(35)]).toEqual([['2002'], ['2003'], ['0'], ['2005']]);
    await add(boxed.itemId, 20);
    expect([await say(5), await say(15)]).toEqual([['0'], ['2005']]);
  });

  test("another shop's numbers are unknown, prices are the caller's own", async () => {
    const foreign = await buildSku(app.deps, retailCompanyId, {});
    expect((await check([{ itemNo: foreign.itemNo, chartQty: 1 }])).resultData[0]).toMatchObject({ itemId: '' });
    const member = await signIn(app, 'member', { host: retailHost });
    const atRetail = await app.call(
      '/api/ShopCart/CheckList',
      { reqData: { list: [{ itemNo: foreign.itemNo, chartQty: 1 }] } },
      { token: member, host: retailHost },
    );
    expect(atRetail.resultData[0]).toMatchObject({ itemId: foreign.itemId, cartQty: 0, errorCode: '0' });
  });

  test('a list of nothing or of more than a hundred is refused', async () => {
    expect(await check([])).toMatchObject({ errorCode: '4', errorMsg: '请填写商品编号和数量' });
    const many = Array.from({ length: 101 }, (_, at) => ({ itemNo: `N${at}`, chartQty: 1 }));
    expect(await check(many)).toMatchObject({ errorCode: '4', errorMsg: '一次最多 100 种商品，请分批添加' });
  });
});

test('ShopCart/AddList reports each line for itself', async () => {
  const list = [
    { itemNo, chartQty: 3 },
    { itemNo: 'no-such-number', chartQty: 1 },
    { itemId, chartQty: 500 },
  ];
  const { resultData, success } = await app.call('/api/ShopCart/AddList', { data: { list } }, { token });
  expect(success).toBe(true);
  expect(resultData).toEqual({
    okCount: 1,
    failList: [
      { itemId, itemNo, errorCode: '2005', errorMsg: '库存不足' },
      { itemId: '', itemNo: 'no-such-number', errorCode: '2001', errorMsg: '商品不存在或已下架' },
    ],
  });
  const empty = await app.call('/api/ShopCart/AddList', { data: { list: [] } }, { token });
  expect(empty).toMatchObject({ errorCode: '4', errorMsg: '请选择要结算的商品' });
});

describe('ShopCart/GetList and GetPage', () => {
  test('totals cover the whole cart: checked lines that can be bought', async () => {
    const { itemId: second } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 100, supplierId });
    const { itemId: third } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 5000 });
    const { itemId: gone } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 7000 });
    await add(itemId, 1);
    await add(second, 2);
    const unchecked = await add(third, 1);
    await add(gone, 1);
    await inBusiness((tx) =>
      tx
        .update(items)
        .set({ isOnSale: false })
        .where(and(eq(items.companyId, businessCompanyId), eq(items.id, gone))),
    );
    const edit = { data: { cartId: unchecked.resultData.cartId, isChecked: 0 } };
    await app.call('/api/ShopCart/Edit', edit, { token });
    const page = await app.call('/api/ShopCart/GetList', { pageIndex: 1, pageSize: 1 }, { token });
    expect(page).toMatchObject({ totalFee: 1100, totalQty: 3, totalCount: 4 });
    expect(page.resultData).toMatchObject([{ itemId: gone, itemState: itemStates.offSale }]);
    const all = await read();
    expect(all.groups.map((group) => group.cartIds.length)).toEqual([1, 1, 2]);
    expect((await read({ reqData: { itemState: itemStates.offSale } })).resultData).toHaveLength(1);
    expect((await read({ searchKey: '碳素' })).resultData).toMatchObject([{ itemId }]);
  });

  test('a price that moved since is shown with both values', async () => {
    await add(itemId, 1);
    await buildContractPrice(app.deps, businessCompanyId, { customerId: '2001', itemId, priceFen: 850 });
    expect((await read()).resultData).toMatchObject([
      { chartPrice: 900, realPrice: 850, priceChanged: true, chartTotalFee: 850, priceSource: 'contract' },
    ]);
  });
});

describe('ShopCart/Edit', () => {
  test('all at once, a list, and versions', async () => {
    const { itemId: other } = await buildSku(app.deps, businessCompanyId);
    const first = await add(other, 1);
    const second = await add(itemId, 1);
    const off = await app.call('/api/ShopCart/Edit', { data: { isCheckedAll: false } }, { token });
    expect(off).toMatchObject({ totalFee: 0, totalQty: 0 });
    expect(off.resultData).toHaveLength(2);
    const list = [
      { cartId: first.resultData.cartId, chartQty: 3, isChecked: true },
      { cartId: second.resultData.cartId, isChecked: true },
    ];
    const on = await app.call('/api/ShopCart/Edit', { data: { list } }, { token });
    expect(on.totalQty).toBe(4);
    const stale = { data: { cartId: first.resultData.cartId, chartQty: 9, version: 1 } };
    expect(await app.call('/api/ShopCart/Edit', stale, { token })).toMatchObject({ errorCode: '6' });
  });

  test('a wrong quantity is refused and nothing changes', async () => {
    const { resultData } = await add(itemId, 2);
    const edit = { data: { cartId: resultData.cartId, chartQty: 101 } };
    expect(await app.call('/api/ShopCart/Edit', edit, { token })).toMatchObject({ errorCode: '2005' });
    expect((await read()).resultData).toMatchObject([{ chartQty: 2 }]);
  });
});

test('ShopCart/Delete twice is success, EmptyCart empties', async () => {
  const { resultData } = await add(itemId, 2);
  const body = { data: { cartId: resultData.cartId } };
  expect((await app.call('/api/ShopCart/Delete', body, { token })).resultData).toEqual({ deleted: 1 });
  expect((await app.call('/api/ShopCart/Delete', body, { token })).resultData).toEqual({ deleted: 0 });
  await add(itemId, 2);
  const invalid = await app.call('/api/ShopCart/EmptyCart', { data: { onlyInvalid: true } }, { token });
  expect(invalid.resultData).toEqual({ deleted: 0 });
  expect((await app.call('/api/ShopCart/EmptyCart', { data: {} }, { token })).resultData).toEqual({ deleted: 1 });
});

test('on the retail shop the member pays retail prices', async () => {
  const { itemId: retail } = await buildSku(app.deps, retailCompanyId, { retailFen: 1234 });
  const options = { token: await signIn(app, 'member', { host: retailHost }), host: retailHost };
  await app.call('/api/ShopCart/Add', { data: { itemId: retail, chartQty: 1 } }, options);
  const { resultData } = await app.call('/api/ShopCart/GetList', {}, options);
  expect(resultData).toMatchObject([{ realPrice: 1234, priceSource: 'retail' }]);
});
