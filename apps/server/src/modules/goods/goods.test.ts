import type { BodyOf } from '@jicai/contract/index.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
let operator: CallOptions = {};

type Act = BodyOf<'/api/OpsGoods/ApplyRun'>['data']['act'];
const retailTo = (value: number): Act => ({ kind: 'price', price: 'retailFen', mode: 'set', value });
const make = (options: object = {}) => buildSku(app.deps, businessCompanyId, options);
const page = async (reqData: object, searchKey?: string) =>
  (await app.call('/api/OpsGoods/GetPage', { reqData, searchKey }, operator)).resultData;
const read = async (itemNo: string) => (await page({}, itemNo))[0]!;
const beforeOf = ({ isOnSale, retailFen, enterpriseFen, marketFen }: Awaited<ReturnType<typeof read>>) => ({
  isOnSale,
  retailFen,
  enterpriseFen,
  marketFen,
});
const apply = async (itemNos: readonly string[], act: Act, who = operator) => {
  const rows = await Promise.all(
    itemNos.map(async (itemNo) => {
      const item = await read(itemNo);
      return { itemId: item.itemId, before: beforeOf(item) };
    }),
  );
  return app.call('/api/OpsGoods/ApplyRun', { data: { rows, act, requestId: crypto.randomUUID() } }, who);
};
const undo = (runId: string | undefined) =>
  app.call('/api/OpsGoods/UndoRun', { data: { runId, requestId: crypto.randomUUID() } }, operator);

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

/** A category, a brand and a supplier without goods. */
async function newOwners() {
  const ids = { categoryId: '901', brandId: '902', supplierId: '903' };
  await withTenant(app.deps.db, businessCompanyId, async (tx) => {
    await tx.execute(sql`insert into categories (company_id, id, parent_id, level, name, sort_no, updated_at)
      values (${businessCompanyId}, 901, 0, 1, '新分类', 1, now())`);
    for (const [table, id] of [
      ['brands', 902],
      ['suppliers', 903],
    ] as const)
      await tx.execute(sql`insert into ${sql.raw(table)} (company_id, id, name, updated_at)
        values (${businessCompanyId}, ${id}, ${`新${table}`}, now())`);
  });
  return ids;
}

describe('the list of goods', () => {
  test('counts its views, and a view shows what it counts', async () => {
    const counts = async () => (await app.call('/api/OpsGoods/GetCounts', {}, operator)).resultData;
    const before = await counts();
    await make({ isOnSale: false });
    await make({ stock: 0 });
    const after = await counts();
    const grown = after.filter(({ count }, at) => count > (before[at]?.count ?? 0)).map(({ view }) => view);
    expect(grown).toEqual(expect.arrayContaining(['onSale', 'offSale', 'noStock']));
    expect(grown).not.toContain('proposals');
    for (const { view, count } of after.filter((one) => one.view !== 'proposals')) {
      const { totalCount } = await app.call('/api/OpsGoods/GetPage', { reqData: { queue: view } }, operator);
      expect([view, totalCount]).toEqual([view, count]);
    }
    expect((await app.call('/api/OpsGoods/GetCounts', {}, { token: await signIn(app, 'supplier') })).errorCode).toBe(
      errorCodes.forbidden,
    );
  });

  test('finds by number, by a part of the name, and by what goods are filtered by', async () => {
    const one = await make({ itemName: '清单测试 A4 复印纸', stock: 7 });
    const found = await read(one.itemNo);
    expect(found).toMatchObject({ itemId: one.itemId, availableQty: 7, retailFen: 1000, isOnSale: true });
    expect((await page({}, '清单测试')).map(({ itemId }) => itemId)).toEqual([one.itemId]);
    for (const filter of [{ categoryId: one.categoryId }, { supplierId: one.supplierId }])
      expect((await page(filter)).map(({ itemId }) => itemId)).toContain(one.itemId);
    expect(await page({ supplierId: '1' }, one.itemNo)).toEqual([]);
    const { categories, suppliers } = (await app.call('/api/OpsGoods/GetOptions', {}, operator)).resultData;
    expect(suppliers.map(({ id }) => id)).toContain(one.supplierId);
    expect(categories.map(({ id }) => id)).toContain(one.categoryId);
  });

  test('finds by any part of a name without regard to case, by one character, and by price', async () => {
    const named = await make({ itemName: '龘牌 Quick-Fix 胶水', retailFen: 76_543 });
    const other = await make({ itemName: '龘牌 Fix-Quick 胶水', retailFen: 76_544 });
    const idsOf = async (searchKey: string) => (await page({}, searchKey)).map(({ itemId }) => itemId);
    expect(await idsOf('quick-FIX')).toEqual([named.itemId]);
    expect(await idsOf('牌 F')).toEqual([other.itemId]);
    expect(await idsOf('龘')).toEqual([other.itemId, named.itemId]);
    expect(await idsOf('龘牌水')).toEqual([]);
    const priced = await page({ priceFrom: 76_543, priceTo: 76_543 });
    expect(priced.map(({ itemId }) => itemId)).toEqual([named.itemId]);
  });

  test('a name within a category, a brand and a supplier follows goods that change hands', async () => {
    const [one, other] = [await make({ itemName: '换主的订书机' }), await make({ itemName: '换主的订书机' })];
    const within = async (filter: object) => (await page(filter, '换主的')).map(({ itemId }) => itemId);
    expect(await within({ categoryId: one.categoryId, supplierId: one.supplierId })).toContain(one.itemId);
    const { categoryId, brandId, supplierId } = await newOwners();
    const owners = [{ categoryId }, { brandId }, { supplierId }, { categoryId, brandId, supplierId }];
    for (const owner of owners) expect(await within(owner)).toEqual([]);
    await withTenant(app.deps.db, businessCompanyId, async (tx) => {
      await tx.execute(
        sql`update products set category_id = ${categoryId}, brand_id = ${brandId} where id = ${one.productId}`,
      );
      await tx.execute(sql`update items set supplier_id = ${supplierId} where id = ${one.itemId}`);
    });
    for (const owner of owners) expect(await within(owner)).toEqual([one.itemId]);
    expect(await within({})).toEqual([other.itemId, one.itemId]);
  });

  test('more than are counted: the newest first, page after page, and honestly capped', async () => {
    const { categoryId, supplierId } = await make();
    await withTenant(app.deps.db, businessCompanyId, (tx) =>
      tx.execute(sql`
        with p as (
          insert into products (company_id, id, product_no, category_id, created_at, updated_at)
          values (${businessCompanyId}, 77, 'many', ${categoryId}, now(), now()) returning id)
        insert into items (company_id, id, product_id, supplier_id, item_no, name, unit_name, tax_rate_bp, created_at, updated_at)
        select ${businessCompanyId}, 1000 + n, p.id, ${supplierId}, 'many-' || n, '很多', '个', 1300, now(), now()
        from p cross join generate_series(1, 10100) n`),
    );
    const asked = await app.call(
      '/api/OpsGoods/GetPage',
      { pageSize: 2, pageIndex: 2, reqData: { categoryId } },
      operator,
    );
    // The one that was made first has the newest id.
    expect(asked.resultData.map(({ itemNo }) => itemNo)).toEqual(['many-10099', 'many-10098']);
    expect(asked).toMatchObject({ totalCount: 10_000, isTotalCapped: true });
  });

  test('views: off sale, out of stock', async () => {
    const off = await make({ isOnSale: false });
    const empty = await make({ stock: 0 });
    const emptyOff = await make({ stock: 0, isOnSale: false });
    const last = await make({ stock: 1 });
    const idsOf = async (queue: string, more: object = {}) =>
      (await page({ queue, ...more })).map(({ itemId }) => itemId);
    expect(await idsOf('offSale')).toContain(off.itemId);
    expect(await idsOf('onSale')).not.toContain(off.itemId);
    for (const more of [{}, { priceFrom: 0 }]) {
      const found = await idsOf('noStock', more);
      expect(found).toContain(empty.itemId);
      expect(found).not.toContain(emptyOff.itemId);
      expect(found).not.toContain(last.itemId);
    }
  });
});

describe('a run', () => {
  test('changes prices at once, is found by buyers, and can be undone', async () => {
    const goods = [await make(), await make()].map(({ itemNo }) => itemNo);
    const run = (await apply(goods, { kind: 'price', price: 'retailFen', mode: 'percent', value: -1000 })).resultData;
    expect(run).toMatchObject({ changedCount: 2, refused: [] });
    for (const itemNo of goods) expect((await read(itemNo)).retailFen).toBe(900);
    expect((await undo(run.runId)).resultData).toEqual({ undoneCount: 2, kept: [] });
    for (const itemNo of goods) expect((await read(itemNo)).retailFen).toBe(1000);
    expect((await undo(run.runId)).errorCode).toBe(errorCodes.stateChanged);
    const [newest] = (await app.call('/api/OpsGoods/GetRunPage', {}, operator)).resultData;
    expect(newest).toMatchObject({ actText: '零售价 −10%', changedCount: 2, undoneCount: 2, undoUserName: '商城运营' });
  });

  test('takes goods off sale: they leave the search, and come back with the undo', async () => {
    const { itemNo } = await make({ itemName: '撤销上下架专用订书机' });
    const search = async () =>
      (await app.call('/api/ProductToC/GetWebSkuPage', { searchKey: '撤销上下架专用订书机', reqData: {} })).resultData
        .length;
    // Made by hand, it enters the search with its first change.
    await apply([itemNo], retailTo(1100));
    expect(await search()).toBe(1);
    const run = (await apply([itemNo], { kind: 'onSale', isOnSale: false })).resultData;
    expect((await read(itemNo)).isOnSale).toBe(false);
    expect(await search()).toBe(0);
    await undo(run.runId);
    expect((await read(itemNo)).isOnSale).toBe(true);
    expect(await search()).toBe(1);
  });

  test('leaves alone what somebody else changed meanwhile, and names it', async () => {
    const [mine, theirs] = [await make(), await make()];
    const stale = beforeOf(await read(theirs.itemNo));
    await apply([theirs.itemNo], retailTo(1500));
    const rows = [
      { itemId: mine.itemId, before: beforeOf(await read(mine.itemNo)) },
      { itemId: theirs.itemId, before: stale },
    ];
    const body = { data: { rows, act: retailTo(2000), requestId: crypto.randomUUID() } };
    const { resultData } = await app.call('/api/OpsGoods/ApplyRun', body, operator);
    expect(resultData).toMatchObject({
      changedCount: 1,
      refused: [{ itemId: theirs.itemId, reason: '已被他人修改，请刷新后再改' }],
    });
    expect((await read(theirs.itemNo)).retailFen).toBe(1500);
  });

  test('an undo keeps what was done since, and names it', async () => {
    const [one, two] = [await make(), await make()];
    const run = (await apply([one.itemNo, two.itemNo], retailTo(1200))).resultData;
    await apply([two.itemNo], retailTo(1300));
    expect((await undo(run.runId)).resultData).toMatchObject({ undoneCount: 1, kept: [{ itemId: two.itemId }] });
    expect((await read(one.itemNo)).retailFen).toBe(1000);
    expect((await read(two.itemNo)).retailFen).toBe(1300);
  });

  test('is previewed without being made, each refusal with its reason', async () => {
    const [priced, bare] = [await make(), await make({ retailFen: null })];
    const act = { kind: 'price', price: 'retailFen', mode: 'add', value: -100 } as const;
    const body = { data: { itemIds: [priced.itemId, bare.itemId], act } };
    const { resultData } = await app.call('/api/OpsGoods/GetRunPreview', body, operator);
    expect(resultData).toMatchObject([
      { itemId: priced.itemId, before: { retailFen: 1000 }, after: { retailFen: 900 } },
      { itemId: bare.itemId, fault: '没有零售价，不能按比例或差额调整' },
    ]);
    expect((await read(priced.itemNo)).retailFen).toBe(1000);
    const nothing = await apply([bare.itemNo], act);
    expect(nothing.resultData).toMatchObject({ changedCount: 0 });
    expect(nothing.resultData.runId).toBeUndefined();
  });

  test('nobody but who may edit goods of this shop', async () => {
    const { itemNo, itemId } = await make();
    const viewer = await buildStaff(app, { permissions: ['ops.goods.view'] });
    const supplier = await buildStaff(app, { role: 'supplierAdmin' });
    for (const token of [viewer.token, supplier.token, await signIn(app, 'buyer')])
      expect((await apply([itemNo], retailTo(1), { token })).errorCode).toBe(errorCodes.forbidden);
    expect((await apply([itemNo], retailTo(1), {})).success).toBe(false);
    const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    const foreign = await apply([itemNo], retailTo(1), retail);
    expect(foreign.resultData).toMatchObject({ changedCount: 0, refused: [{ itemId, reason: '商品不存在' }] });
    const run = (await apply([itemNo], retailTo(1700))).resultData;
    const theirs = { data: { runId: run.runId, requestId: crypto.randomUUID() } };
    expect((await app.call('/api/OpsGoods/UndoRun', theirs, retail)).errorCode).toBe(errorCodes.notFound);
    expect((await read(itemNo)).retailFen).toBe(1700);
  });
});
