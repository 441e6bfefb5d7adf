import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildBrand, buildSku } from '../../../test/build-goods.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';
import { runDueOnce } from '../../worker/worker.ts';

const app = useTestApp();
let operator: CallOptions = {};
beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const save = (data: object, who = operator) =>
  app.call('/api/OpsBrand/Save', command({ brandNameEn: '', initial: '', logoUrl: '', ...data }), who);
const remove = (brandId: string, who = operator) => app.call('/api/OpsBrand/Delete', command({ brandId }), who);
const merge = (brandId: string, intoId: string, who = operator) =>
  app.call('/api/OpsBrand/Merge', command({ brandId, intoId }), who);
const find = async (searchKey: string) =>
  (await app.call('/api/OpsBrand/GetPage', { searchKey, reqData: {} }, operator)).resultData;
const goods = async (searchKey: string) =>
  (await app.call('/api/ProductToC/GetWebSkuPage', { searchKey, reqData: {} })).resultData.map(({ itemId }) => itemId);

test('a brand is added, changed by who read it last, found by both names, and deleted while it is empty', async () => {
  const { brandId } = (await save({ brandName: '云鹤', initial: 'Y' })).resultData;
  const [brand] = await find('云鹤');
  expect(brand).toMatchObject({ brandId, initial: 'Y', productCount: 0 });
  expect((await save({ brandName: '云鹤' })).errorData?.[0]).toEqual({
    field: 'brandName',
    msg: '已有这个品牌，可以合并',
  });
  expect((await save({ brandName: '云鹤', brandId, changedMs: 1 })).errorCode).toBe(errorCodes.outdated);
  expect((await save({ brandName: '', brandId, changedMs: brand?.changedMs })).errorCode).toBe(errorCodes.badInput);
  const sku = await buildSku(app.deps, businessCompanyId, { brandId, itemName: '普通之物' });
  expect((await remove(brandId)).errorData?.[0]?.msg).toBe('还有 1 个商品，请合并到另一个品牌');
  await save({ brandName: '云鹤', brandNameEn: 'Yunheous', brandId, changedMs: brand?.changedMs });
  await runDueOnce(app.deps);
  expect(await goods('Yunheous')).toContain(sku.itemId);
  const empty = (await save({ brandName: '空牌' })).resultData.brandId;
  expect((await remove(empty)).errorCode).toBe('0');
  expect(await find('空牌')).toEqual([]);
});

test('merged, its goods are found under the other, and it is gone', async () => {
  const fromId = await buildBrand(app.deps, businessCompanyId, '旧字号甲');
  const intoId = await buildBrand(app.deps, businessCompanyId, '新字号乙');
  const sku = await buildSku(app.deps, businessCompanyId, { brandId: fromId, itemName: '字号之物' });
  expect((await merge(fromId, fromId)).errorData?.[0]?.msg).toBe('不能合并到自己');
  expect((await merge(fromId, intoId)).errorCode).toBe('0');
  await runDueOnce(app.deps);
  expect(await find('旧字号甲')).toEqual([]);
  expect(await find('新字号乙')).toMatchObject([{ brandId: intoId, productCount: 1 }]);
  expect(await goods('新字号乙')).toContain(sku.itemId);
});

test('who may not: buyers and suppliers, and nobody another shop’s brand', async () => {
  const foreign = await buildBrand(app.deps, retailCompanyId, '别家牌');
  const own = await buildBrand(app.deps, businessCompanyId, '自家牌');
  expect((await save({ brandName: '抢', brandId: foreign, changedMs: 1 })).errorCode).toBe(errorCodes.notFound);
  expect((await remove(foreign)).errorCode).toBe(errorCodes.notFound);
  expect((await merge(foreign, own)).errorCode).toBe(errorCodes.notFound);
  expect((await merge(own, foreign)).errorData?.[0]?.msg).toBe('品牌不存在');
  expect(await find('别家牌')).toEqual([]);
  const other = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await remove(own, other)).errorCode).toBe(errorCodes.notFound);
  for (const account of ['supplier', 'buyer'] as const) {
    const who = { token: await signIn(app, account) };
    expect((await save({ brandName: '越权' }, who)).errorCode).toBe(errorCodes.forbidden);
    expect((await merge(own, own, who)).errorCode).toBe(errorCodes.forbidden);
    expect((await remove(own, who)).errorCode).toBe(errorCodes.forbidden);
    expect((await app.call('/api/OpsBrand/GetPage', { reqData: {} }, who)).errorCode).toBe(errorCodes.forbidden);
  }
});
