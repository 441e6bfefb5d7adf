import { itemStates } from '@jicai/domain/goods/quantity.ts';
import { describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { signIn } from '../../../test/sign-in.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp(seedAccounts);
const add = '/api/ShopItemConcern/Add';
const remove = '/api/ShopItemConcern/Delete';
const page = '/api/ShopItemConcern/GetPage';

describe('favourites', () => {
  test('added twice, shown once with the price of the day, removed twice', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { itemNo: 'FAV-1', itemName: '收藏的笔' });
    const token = await signIn(app, 'buyer');
    const first = await app.call(add, { data: { itemId } }, { token });
    const second = await app.call(add, { data: { itemId } }, { token });
    expect(second.resultData.concernId).toBe(first.resultData.concernId);
    await app.deps.db.pool.query('update items set enterprise_fen = 555 where id = $1', [itemId]);
    const shown = await app.call(page, { searchKey: 'fav-1' }, { token });
    expect(shown).toMatchObject({
      totalCount: 1,
      resultData: [
        {
          itemId,
          isConcern: true,
          price: 555,
          concernPrice: 900,
          createTime: '2026-11-21 10:00:00',
          itemState: itemStates.onSale,
        },
      ],
    });
    const card = await app.call('/api/Product/GetSkuModel', { data: { itemId } }, { token });
    expect(card.resultData.isConcern).toBe(true);
    const deleted = async () => (await app.call(remove, { data: { itemIds: [itemId] } }, { token })).resultData.deleted;
    expect([await deleted(), await deleted()]).toEqual([1, 0]);
  });

  test('what went off sale stays, as unavailable', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { itemNo: 'FAV-2' });
    const token = await signIn(app, 'member');
    const { concernId } = (await app.call(add, { data: { itemId } }, { token })).resultData;
    await app.deps.db.pool.query('update items set is_on_sale = false where id = $1', [itemId]);
    expect((await app.call(page, {}, { token })).resultData).toMatchObject([
      { itemId, itemState: itemStates.offSale, concernId },
    ]);
    expect((await app.call(remove, { data: { concernId } }, { token })).resultData.deleted).toBe(1);
  });

  test('nobody sees or removes those of another', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId);
    const buyer = await signIn(app, 'buyer');
    const admin = await signIn(app, 'admin');
    const { concernId } = (await app.call(add, { data: { itemId } }, { token: buyer })).resultData;
    expect((await app.call(page, {}, { token: admin })).resultData).toEqual([]);
    expect((await app.call(remove, { data: { concernId } }, { token: admin })).resultData.deleted).toBe(0);
    expect((await app.call(page, {}, { token: buyer })).totalCount).toBe(1);
  });

  test('five hundred at most', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId);
    const token = await signIn(app, 'approver');
    const { productId, supplierId } = await buildSku(app.deps, businessCompanyId);
    await app.deps.db.pool.query(
      `with more as (insert into items (company_id, id, product_id, supplier_id, item_no, name, unit_name, tax_rate_bp, created_at, updated_at)
         select $1, 900000 + n, $2, $3, 'MANY-' || n, 'x', '个', 1300, $4, $4 from generate_series(1, 500) n returning id)
       insert into item_concerns (company_id, id, account_id, item_id, created_at)
         select $1, 700000 + id, (select id from accounts where company_id = $1 and account_no = 'approver'), id, $4 from more`,
      [businessCompanyId, productId, supplierId, app.deps.now()],
    );
    expect(await app.call(add, { data: { itemId } }, { token })).toMatchObject({
      errorCode: '1',
      errorMsg: '最多收藏 500 件商品',
    });
    expect((await app.call(page, {}, { token })).totalCount).toBe(500);
  });
});

test('refused: visitors, roles without favourites, foreign goods, bad bodies', async () => {
  const foreign = await buildSku(app.deps, retailCompanyId);
  const finance = await signIn(app, 'finance');
  const buyer = await signIn(app, 'buyer');
  for (const path of [add, remove, page] as const) {
    expect(await app.call(path, { data: { itemId: '1' } })).toMatchObject({ errorCode: '2' });
    expect(await app.call(path, { data: { itemId: '1' } }, { token: finance })).toMatchObject({ errorCode: '3' });
  }
  expect(await app.call(add, { data: { itemId: foreign.itemId } }, { token: buyer })).toMatchObject({ errorCode: '5' });
  expect(await app.call(add, { data: {} }, { token: buyer })).toMatchObject({ errorCode: '4' });
  expect(await app.call(remove, { data: { itemIds: 'x' } }, { token: buyer })).toMatchObject({ errorCode: '4' });
  expect(await app.call(page, { pageSize: 0 }, { token: buyer })).toMatchObject({ errorCode: '4' });
});

test('say what has changed: cheaper than then, and back after being out', async () => {
  const token = await signIn(app, 'admin');
  const cheap = await buildSku(app.deps, businessCompanyId, {});
  const out = await buildSku(app.deps, businessCompanyId, { stock: 0 });
  const same = await buildSku(app.deps, businessCompanyId, {});
  for (const { itemId } of [cheap, out, same]) await app.call(add, { data: { itemId } }, { token });
  const read = async (change?: string) => {
    const answer = await app.call(page, { reqData: { change } }, { token });
    return answer.resultData.map(({ itemId, isCheaper, isBack }) => [itemId, isCheaper, isBack]);
  };
  expect(await read('cheaper')).toEqual([]);
  expect(await read('back')).toEqual([]);
  await app.deps.db.pool.query('update items set enterprise_fen = 555 where id = $1', [cheap.itemId]);
  await app.deps.db.pool.query('update stock_rows set on_hand = 50 where item_id = $1', [out.itemId]);
  expect(await read()).toEqual([
    [same.itemId, false, false],
    [out.itemId, false, true],
    [cheap.itemId, true, false],
  ]);
  expect(await read('cheaper')).toEqual([[cheap.itemId, true, false]]);
  expect(await read('back')).toEqual([[out.itemId, false, true]]);
  expect(await app.call(page, { reqData: { change: 'x' } }, { token })).toMatchObject({ errorCode: '4' });
});
