import type { GoodsSort } from '@jicai/domain/goods/goods-sorts.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
let operator: CallOptions = {};
beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

const ask = (reqData: object, page = {}) => app.call('/api/OpsGoods/GetPage', { reqData, ...page }, operator);
const numbers = async (reqData: object, page = {}) => (await ask(reqData, page)).resultData.map(({ itemNo }) => itemNo);
const run = (statement: ReturnType<typeof sql>) => inShop(app, businessCompanyId, (ctx) => ctx.db.execute(statement));

test('few goods stand by number, price, stock or change, up and down; equal ones by id', async () => {
  const first = await buildSku(app.deps, businessCompanyId, { itemNo: 'ORD-C', retailFen: 500, stock: 7 });
  const { supplierId } = first;
  await buildSku(app.deps, businessCompanyId, { supplierId, itemNo: 'ORD-A', retailFen: null, stock: 0 });
  await buildSku(app.deps, businessCompanyId, { supplierId, itemNo: 'ORD-B', retailFen: 500, stock: 30 });
  await run(sql`update items set updated_at = updated_at + interval '1 minute' where item_no = 'ORD-C'`);
  await run(sql`update items set updated_at = updated_at + interval '2 minutes' where item_no = 'ORD-A'`);
  const orders: [GoodsSort, string][] = [
    ['no', 'ABC'],
    ['retail', 'ACB'],
    ['stock', 'ACB'],
    ['changed', 'BCA'],
  ];
  for (const [sort, up] of orders) {
    const expected = up.split('').map((letter) => `ORD-${letter}`);
    expect(await numbers({ supplierId, sort }), sort).toEqual(expected);
    expect(await numbers({ supplierId, sort, isDown: true }), sort).toEqual(expected.toReversed());
  }
  expect(await numbers({ supplierId })).toEqual(['ORD-B', 'ORD-A', 'ORD-C']);
  expect((await ask({ supplierId, sort: 'colour' })).errorCode).toBe('4');
});

test('more than are counted stand in the same order, page after page, with a filter and without', async () => {
  const { categoryId, supplierId } = await buildSku(app.deps, businessCompanyId);
  await run(sql`
    with p as (
      insert into products (company_id, id, product_no, category_id, created_at, updated_at)
      values (${businessCompanyId}, 78, 'ordered', ${categoryId}, now(), now()) returning id),
    made as (
      insert into items (company_id, id, product_id, supplier_id, item_no, name, unit_name, tax_rate_bp, retail_fen,
        created_at, updated_at)
      select ${businessCompanyId}, 20000 + n, p.id, ${supplierId}, 'ord-' || lpad(n::text, 5, '0'), '很多', '个', 1300,
        1 + (n * 7919) % 10301, now(), '2000-01-01'::timestamptz + make_interval(mins => n)
      from p cross join generate_series(1, 10300) n returning id)
    insert into stock_rows (company_id, item_id, on_hand, reserved, updated_at)
    select ${businessCompanyId}, id, 20000 + (id::int * 31) % 10301, 0, now() from made`);
  const page = { pageSize: 50 };
  // The first and the last of all that fit, among them the one that was made before them.
  const ends: Partial<Record<GoodsSort, [number, number]>> = { retail: [2, 10_301], stock: [100, 30_300] };
  for (const filter of [{ categoryId, supplierId }, {}])
    for (const sort of ['no', 'retail', 'stock', 'changed'] as const)
      for (const isDown of [false, true]) {
        const pages = await Promise.all(
          [1, 2].map((pageIndex) => ask({ ...filter, sort, isDown }, { ...page, pageIndex })),
        );
        const rows = pages.flatMap(({ resultData }) => resultData);
        expect(new Set(rows.map(({ itemId }) => itemId)).size, sort).toBe(100);
        const keys = rows.map((row) =>
          sort === 'no'
            ? row.itemNo
            : sort === 'retail'
              ? (row.retailFen ?? 0)
              : sort === 'stock'
                ? row.availableQty
                : row.updateTime,
        );
        const inOrder = keys.every((key, at) => at === 0 || (isDown ? keys[at - 1]! >= key! : keys[at - 1]! <= key!));
        const end = ends[sort]?.[isDown ? 1 : 0];
        if (end !== undefined && 'categoryId' in filter) expect(keys[0], `${sort} ${isDown}`).toBe(end);
        expect(inOrder, `${sort} ${isDown} ${keys.slice(0, 5).join()}`).toBe(true);
        expect(pages[0]).toMatchObject({ totalCount: 10_000, isTotalCapped: true });
      }
});
