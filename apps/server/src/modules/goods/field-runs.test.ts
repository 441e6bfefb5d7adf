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
import { runDueOnce } from '../../worker/worker.ts';

const app = useTestApp();
let operator: CallOptions = {};
beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

type Act = BodyOf<'/api/OpsGoods/ApplyRun'>['data']['act'];
const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const make = (options: object = {}) => buildSku(app.deps, businessCompanyId, options);
const to = (kind: 'category' | 'brand' | 'supplier', targetId: string): Act => ({ kind, targetId, targetName: '旧称' });
const preview = async (itemIds: readonly string[], act: Act, who = operator) =>
  app.call('/api/OpsGoods/GetRunPreview', { data: { itemIds: [...itemIds], act } }, who);
/** What is previewed is what is made. */
const apply = async (itemIds: readonly string[], act: Act, who = operator) => {
  const rows = (await preview(itemIds, act)).resultData.map(({ itemId, before }) => ({ itemId, before }));
  return app.call('/api/OpsGoods/ApplyRun', command({ rows, act }), who);
};
const undo = (
  runId: string | undefined,
  path: '/api/OpsGoods/UndoRun' | '/api/OpsGoods/UndoFilterRun' = '/api/OpsGoods/UndoRun',
) => app.call(path, command({ runId }), operator);
const read = async (itemNo: string) =>
  (await app.call('/api/OpsGoods/GetPage', { reqData: {}, searchKey: itemNo }, operator)).resultData[0]!;
const product = async (productId: string) =>
  (await app.call('/api/OpsGoods/GetProduct', { data: { productId } }, operator)).resultData;
const run = (statement: ReturnType<typeof sql>) =>
  withTenant(app.deps.db, businessCompanyId, (tx) => tx.execute(statement));

describe('an act on a field', () => {
  test('moves a product with all its items to another category, tells it the search, and takes it back', async () => {
    const [one, other] = [await make({ itemName: '批量改类之物' }), await make()];
    await make({ itemName: '批量改类之同款', productId: one.productId, categoryId: one.categoryId });
    const shown = await preview([one.itemId, other.itemId], to('category', other.categoryId));
    expect(shown.resultData).toMatchObject([
      { before: { category: { id: one.categoryId } }, after: { category: { id: other.categoryId } } },
      { fault: '已是这个分类' },
    ]);
    const made = (await apply([one.itemId, other.itemId], to('category', other.categoryId))).resultData;
    expect(made).toMatchObject({ changedCount: 1, refused: [{ itemId: other.itemId }] });
    const inNew = async () =>
      (await app.call('/api/ProductToC/GetWebSkuPage', { reqData: { categoryId: other.categoryId } })).resultData.map(
        ({ itemName }) => itemName,
      );
    expect(await inNew()).toEqual(expect.arrayContaining(['批量改类之物', '批量改类之同款']));
    const history = (
      await app.call('/api/OpsGoods/GetProductHistory', { data: { productId: one.productId } }, operator)
    ).resultData;
    expect(history[0]).toMatchObject({
      actText: expect.stringMatching(/^分类改为 /),
      changes: [{ name: `${one.itemNo} 分类` }],
    });
    expect((await undo(made.runId)).resultData).toEqual({ undoneCount: 1, kept: [] });
    expect((await product(one.productId)).categoryId).toBe(one.categoryId);
    expect(await inNew()).toEqual([]);
  });

  test('gives goods to another supplier, a brand, a rate and quantities, each undone for itself', async () => {
    const [one, other] = [await make({ minQty: 10, stepQty: 5 }), await make()];
    const { brandId } = (
      await app.call(
        '/api/OpsBrand/Save',
        command({ brandName: '批量之牌', brandNameEn: '', initial: 'P', logoUrl: '' }),
        operator,
      )
    ).resultData;
    const paper = { taxName: '纸制品', taxCode: '1060105040000000000' };
    const acts: [Act, object][] = [
      [to('supplier', other.supplierId), { supplierId: other.supplierId }],
      [{ kind: 'taxRate', taxRateBp: 900 }, { taxRateBp: 900 }],
      [{ kind: 'taxClass', ...paper }, paper],
      [
        { kind: 'quantity', minQty: 20, stepQty: null },
        { minQty: 20, stepQty: 5 },
      ],
    ];
    const runs: (string | undefined)[] = [];
    for (const [act, field] of acts) {
      runs.push((await apply([one.itemId], act)).resultData.runId);
      expect((await product(one.productId)).items[0]).toMatchObject(field);
    }
    const branded = (await apply([one.itemId], to('brand', brandId))).resultData;
    expect((await read(one.itemNo)).brandName).toBe('批量之牌');
    // The runs were on other fields: none of them is in the way of another.
    for (const runId of [...runs, branded.runId])
      expect((await undo(runId)).resultData).toMatchObject({ undoneCount: 1, kept: [] });
    expect((await product(one.productId)).items[0]).toMatchObject({
      supplierId: one.supplierId,
      taxRateBp: 1300,
      taxName: '',
      taxCode: '',
      minQty: 10,
      stepQty: 5,
    });
    expect((await read(one.itemNo)).brandName).toBe('');
  });

  test('refuses what goods cannot hang on, and quantities that no line could have', async () => {
    const [one, other] = [await make({ minQty: 10, stepQty: 5 }), await make()];
    const parent = await app.call(
      '/api/OpsCategory/Save',
      command({ categoryName: '有下级之类', parentId: '0', taxName: '', taxCode: '' }),
      operator,
    );
    const parentId = parent.resultData.categoryId;
    const below = { categoryName: '下级', parentId, taxName: '', taxCode: '' };
    await app.call('/api/OpsCategory/Save', command(below), operator);
    const refusals: [Act, string][] = [
      [to('category', parentId), '请选择最末一级分类'],
      [to('category', '999'), '分类不存在'],
      [to('category', ''), '分类不存在'],
      [to('brand', '999'), '品牌不存在'],
      [to('supplier', '999'), '供应商不存在'],
    ];
    for (const [act, text] of refusals)
      expect((await preview([one.itemId], act)).errorData?.[0]).toEqual({ field: 'act', msg: text });
    await run(sql`update suppliers set is_active = false where id = ${other.supplierId}`);
    expect((await preview([one.itemId], to('supplier', other.supplierId))).errorData?.[0]?.msg).toBe('供应商已停用');
    const odd = await preview([one.itemId, other.itemId], { kind: 'quantity', minQty: null, stepQty: 4 });
    expect(odd.resultData.map(({ fault }) => fault)).toEqual(['起订量须为倍数的整数倍', '起订量须为倍数的整数倍']);
    const wrong = { kind: 'taxRate', taxRateBp: 700 } as unknown as Act;
    expect((await preview([one.itemId], wrong)).errorCode).toBe(errorCodes.badInput);
  });

  test('leaves alone whose field somebody else changed, and keeps it when undone', async () => {
    const [one, other] = [await make(), await make()];
    const act: Act = { kind: 'taxRate', taxRateBp: 900 };
    const read1 = (await preview([one.itemId, other.itemId], act)).resultData;
    await apply([one.itemId], { kind: 'taxRate', taxRateBp: 600 });
    const rows = read1.map(({ itemId, before }) => ({ itemId, before }));
    const made = (await app.call('/api/OpsGoods/ApplyRun', command({ rows, act }), operator)).resultData;
    expect(made).toMatchObject({ changedCount: 1, refused: [{ itemId: one.itemId }] });
    await apply([other.itemId], { kind: 'taxRate', taxRateBp: 300 });
    expect((await undo(made.runId)).resultData).toMatchObject({ undoneCount: 0, kept: [{ itemId: other.itemId }] });
  });

  test('does not come back to a category that is gone', async () => {
    const [one, other] = [await make(), await make()];
    const made = (await apply([one.itemId], to('category', other.categoryId))).resultData;
    await run(sql`delete from categories where id = ${one.categoryId}`);
    expect((await undo(made.runId)).resultData).toMatchObject({ undoneCount: 0, kept: [{ itemId: one.itemId }] });
    expect((await product(one.productId)).categoryId).toBe(other.categoryId);
  });

  test('is made on all goods of a filter, and taken back', async () => {
    const [one, other] = [await make({ itemName: '批量筛选之甲' }), await make({ itemName: '批量筛选之乙' })];
    const body = {
      filter: { searchKey: '批量筛选之' },
      act: to('category', other.categoryId),
      totalCount: 2,
      filterText: '乙',
    };
    const { runId } = (await app.call('/api/OpsGoods/ApplyFilterRun', command(body), operator)).resultData;
    await runDueOnce(app.deps);
    expect((await product(one.productId)).categoryId).toBe(other.categoryId);
    await undo(runId, '/api/OpsGoods/UndoFilterRun');
    await runDueOnce(app.deps);
    expect((await product(one.productId)).categoryId).toBe(one.categoryId);
  });

  test('a category that got others below it while a run waits takes none of its goods', async () => {
    const [one, other] = [await make({ itemName: '迟到之物' }), await make()];
    const body = {
      filter: { searchKey: '迟到之物' },
      act: to('category', other.categoryId),
      totalCount: 1,
      filterText: '迟',
    };
    await app.call('/api/OpsGoods/ApplyFilterRun', command(body), operator);
    await run(sql`insert into categories (company_id, id, parent_id, level, name, sort_no, updated_at)
      values (${businessCompanyId}, 4711, ${other.categoryId}, 2, '后来的', 1, now())`);
    await runDueOnce(app.deps);
    expect((await product(one.productId)).categoryId).toBe(one.categoryId);
    const [newest] = (await app.call('/api/OpsGoods/GetRunPage', {}, operator)).resultData;
    expect(newest).toMatchObject({ changedCount: 0, refusedCount: 1 });
  });
});

test('brands and suppliers are found by a part of their name, and told by id', async () => {
  const { supplierId } = await make();
  const names = async (data: object, who = operator) => app.call('/api/OpsGoods/GetNames', { data }, who);
  const [named] = (await names({ kind: 'supplier', ids: [supplierId] })).resultData;
  const found = await names({ kind: 'supplier', searchKey: named!.name.slice(1) });
  expect(found.resultData).toContainEqual(named);
  expect((await names({ kind: 'brand', searchKey: '绝无此牌' })).resultData).toEqual([]);
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await names({ kind: 'supplier', ids: [supplierId] }, retail)).resultData).toEqual([]);
  for (const account of ['supplier', 'buyer'] as const)
    expect((await names({ kind: 'supplier' }, { token: await signIn(app, account) })).errorCode).toBe(
      errorCodes.forbidden,
    );
  expect((await names({ kind: 'supplier' }, {})).success).toBe(false);
});

test('nobody but who may edit goods of this shop, and no target of another shop', async () => {
  const [one, other] = [await make(), await make()];
  const act = to('category', other.categoryId);
  const viewer = await buildStaff(app, { permissions: ['ops.goods.view'] });
  for (const token of [viewer.token, await signIn(app, 'supplier'), await signIn(app, 'buyer')])
    expect((await apply([one.itemId], act, { token })).errorCode).toBe(errorCodes.forbidden);
  expect((await apply([one.itemId], act, {})).success).toBe(false);
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  // The category is of this shop: in the other one it is not there.
  expect((await apply([one.itemId], act, retail)).errorData?.[0]?.msg).toBe('分类不存在');
  expect((await product(one.productId)).categoryId).toBe(one.categoryId);
});
