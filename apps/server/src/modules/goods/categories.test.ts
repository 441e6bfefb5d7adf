import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { buildCategory, buildSku } from '../../../test/build-goods.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';
import { runDueOnce } from '../../worker/worker.ts';

const app = useTestApp();
let operator: CallOptions = {};
beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const save = (data: object, who = operator) =>
  app.call('/api/OpsCategory/Save', command({ parentId: '0', taxName: '', taxCode: '', ...data }), who);
const remove = (categoryId: string) => app.call('/api/OpsCategory/Delete', command({ categoryId }), operator);
const tree = async () => (await app.call('/api/OpsCategory/GetTree', {}, operator)).resultData;
const rowOf = async (categoryId: string) => (await tree()).find((row) => row.categoryId === categoryId);
const made = async (categoryName: string, parentId = '0') =>
  (await save({ categoryName, parentId })).resultData.categoryId;

test('a category is added, changed with its tax, moved with all below it, and taken away when it is empty', async () => {
  const top = await made('一级');
  const middle = await made('二级', top);
  const leaf = await made('三级', middle);
  expect(await rowOf(leaf)).toMatchObject({ level: 3, parentId: middle });
  expect(
    (
      await save({
        categoryId: middle,
        parentId: top,
        categoryName: '二级改',
        taxName: '文具',
        taxCode: '1'.repeat(19),
      })
    ).errorCode,
  ).toBe('0');
  expect(await rowOf(middle)).toMatchObject({ name: '二级改', taxName: '文具' });
  await save({ categoryId: middle, parentId: '0', categoryName: '二级改' });
  expect(await rowOf(middle)).toMatchObject({ level: 1, parentId: '0' });
  expect(await rowOf(leaf)).toMatchObject({ level: 2 });
  expect((await save({ categoryId: middle, parentId: leaf, categoryName: '二级改' })).errorData).toEqual([
    { field: 'parentId', msg: '不能移到自己的下级' },
  ]);
  expect((await save({ categoryName: '一级' })).errorData?.[0]).toEqual({
    field: 'categoryName',
    msg: '同一级已有这个名称',
  });
  expect((await save({ categoryName: '错', taxCode: '123' })).errorCode).toBe(errorCodes.badInput);
  expect((await remove(middle)).errorData?.[0]?.msg).toBe('请先删除或移走下级分类');
  expect((await remove(leaf)).errorCode).toBe('0');
  expect(await rowOf(leaf)).toBeUndefined();
});

test('the log tells a category by its name, also one that is gone', async () => {
  const categoryId = await made('记名分类');
  const subjects = async () =>
    (await app.call('/api/OpsLog/GetPage', { reqData: { area: 'goods' } }, operator)).resultData.map(
      ({ act, subject }) => `${act} ${subject}`,
    );
  expect((await subjects())[0]).toBe('保存分类 记名分类');
  await remove(categoryId);
  expect((await subjects())[0]).toBe('删除分类 记名分类');
});

test('siblings change places; an end stays where it is', async () => {
  const top = await made('排序');
  const ids = [await made('甲', top), await made('乙', top), await made('丙', top)];
  const shift = (categoryId: string, step: -1 | 1) =>
    app.call('/api/OpsCategory/Shift', command({ categoryId, step }), operator);
  const order = async () => (await tree()).filter((row) => row.parentId === top).map((row) => row.name);
  await shift(ids[2]!, -1);
  expect(await order()).toEqual(['甲', '丙', '乙']);
  const told = async () =>
    (await app.call('/api/OpsLog/GetPage', { reqData: { area: 'goods' } }, operator)).resultData[0];
  expect(await told()).toMatchObject({
    subject: '丙',
    changes: expect.arrayContaining([expect.objectContaining({ from: '3', to: '2' })]),
  });
  await shift(ids[0]!, -1);
  expect(await told()).toMatchObject({ subject: '丙' });
  expect(await order()).toEqual(['甲', '丙', '乙']);
});

test('a new name is found by at once, for all goods below', async () => {
  const categoryId = await made('旧称分类');
  const sku = await buildSku(app.deps, businessCompanyId, { categoryId, itemName: '无名之物' });
  const found = async (searchKey: string) =>
    (await app.call('/api/ProductToC/GetWebSkuPage', { searchKey, reqData: {} })).resultData.map(
      ({ itemId }) => itemId,
    );
  await save({ categoryId, categoryName: '新称扳手' });
  await runDueOnce(app.deps);
  expect(await found('新称扳手')).toContain(sku.itemId);
  expect((await remove(categoryId)).errorData?.[0]?.msg).toBe('还有 1 个商品，请先移到其他分类');
});

test('merged, what is below it and its goods go over, the home page follows, and it is gone', async () => {
  const merge = (categoryId: string, intoId: string) =>
    app.call('/api/OpsCategory/Merge', command({ categoryId, intoId }), operator);
  const [from, into] = [await made('合并前'), await made('合并后')];
  const child = await made('带走的', from);
  const sku = await buildSku(app.deps, businessCompanyId, { categoryId: child, itemName: '跟着走的东西' });
  expect((await merge(from, child)).errorData?.[0]?.msg).toBe('不能合并到自己的下级');
  await withTenant(app.deps.db, businessCompanyId, (tx) =>
    tx.execute(sql`update templates set content = jsonb_set(content, '{probe}',
      jsonb_build_array(jsonb_build_object('categoryId', ${from}::text))) where page_kind = 'page'`),
  );
  expect((await merge(from, into)).errorCode).toBe('0');
  await runDueOnce(app.deps);
  expect(await rowOf(from)).toBeUndefined();
  expect(await rowOf(child)).toMatchObject({ parentId: into, level: 2 });
  const leaf = await made('叶子甲', into);
  expect((await merge(child, leaf)).errorCode).toBe('0');
  await runDueOnce(app.deps);
  expect(await rowOf(child)).toBeUndefined();
  expect(await rowOf(leaf)).toMatchObject({ productCount: 1 });
  const found = await app.call('/api/ProductToC/GetWebSkuPage', { reqData: { categoryId: leaf } });
  expect(found.resultData.map(({ itemId }) => itemId)).toEqual([sku.itemId]);
  const { rows } = await withTenant(app.deps.db, businessCompanyId, (tx) =>
    tx.execute(sql`select content -> 'probe' -> 0 ->> 'categoryId' as id from templates where page_kind = 'page'`),
  );
  expect(rows).toEqual([{ id: into }]);
});

test('who may not: buyers and suppliers, and nobody another shop’s category', async () => {
  const foreign = await buildCategory(app.deps, retailCompanyId);
  expect((await save({ categoryId: foreign, categoryName: '抢' })).errorCode).toBe(errorCodes.notFound);
  expect((await save({ parentId: foreign, categoryName: '挂' })).errorData?.[0]?.msg).toBe('上级分类不存在');
  expect((await remove(foreign)).errorCode).toBe(errorCodes.notFound);
  const mixed = await app.call('/api/OpsCategory/Merge', command({ categoryId: foreign, intoId: foreign }), operator);
  expect(mixed.errorCode).toBe(errorCodes.notFound);
  const other = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await app.call('/api/OpsCategory/GetTree', {}, other)).resultData.map((row) => row.categoryId)).toContain(
    foreign,
  );
  for (const account of ['supplier', 'buyer'] as const) {
    const who = { token: await signIn(app, account) };
    expect((await save({ categoryName: '越权' }, who)).errorCode).toBe(errorCodes.forbidden);
    const merged = await app.call('/api/OpsCategory/Merge', command({ categoryId: foreign, intoId: foreign }), who);
    expect(merged.errorCode).toBe(errorCodes.forbidden);
    expect((await app.call('/api/OpsCategory/GetTree', {}, who)).errorCode).toBe(errorCodes.forbidden);
  }
});
