import type { ItemFacts } from '@jicai/domain/goods/goods-acts.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../../test/build-goods.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../../test/test-app.ts';
import { businessCompanyId, retailCompanyId } from '../../../seed/shop-looks.ts';
import { runDueOnce } from '../../../worker/worker.ts';

const app = useTestApp();
let operator: CallOptions = {};
beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const save = (data: object, who = operator) =>
  app.call('/api/OpsLabel/Save', command({ tone: 'warn', isPublic: true, ...data }), who);
const make = async (labelName: string, more = {}) => (await save({ labelName, ...more })).resultData.labelId;
const labels = async () => (await app.call('/api/OpsLabel/GetList', {}, operator)).resultData;
const remove = (labelId: string, who = operator) => app.call('/api/OpsLabel/Delete', command({ labelId }), who);
const shift = (labelId: string, step: 1 | -1, who = operator) =>
  app.call('/api/OpsLabel/Shift', command({ labelId, step }), who);

const goods = async (searchKey: string, reqData = {}) =>
  (await app.call('/api/OpsGoods/GetPage', { reqData, searchKey }, operator)).resultData;
const act = (labelId: string, isSet = true) => ({ kind: 'label', labelId, labelName: 'x', isSet }) as const;
const put = (rows: readonly (ItemFacts & { itemId: string })[], labelId: string, isSet = true) =>
  app.call(
    '/api/OpsGoods/ApplyRun',
    command({
      act: act(labelId, isSet),
      rows: rows.map(({ itemId, isOnSale, retailFen, enterpriseFen, marketFen, labelIds }) => ({
        itemId,
        before: { isOnSale, retailFen, enterpriseFen, marketFen, labelIds },
      })),
    }),
    operator,
  );
const card = async (name: string) =>
  (await app.call('/api/ProductToC/GetWebSkuPage', { searchKey: name, reqData: {} })).resultData[0]?.labels;
const page = async (itemId: string) =>
  (await app.call('/api/ProductToC/GetSkuModel', { data: { itemId } })).resultData.labels;

test('a label is put on goods, filtered by, seen by buyers where it is public, and taken off by undoing', async () => {
  const sku = await buildSku(app.deps, businessCompanyId, { itemName: '贴标之物甲' });
  const [own, shown] = [await make('待清点', { isPublic: false }), await make('新到货')];
  const preview = await app.call(
    '/api/OpsGoods/GetRunPreview',
    { data: { itemIds: [sku.itemId], act: act(shown) } },
    operator,
  );
  expect(preview.resultData[0]).toMatchObject({ before: { labelIds: [] }, after: { labelIds: [shown] } });
  await put(await goods('贴标之物甲'), own);
  const { runId = '' } = (await put(await goods('贴标之物甲'), shown)).resultData;
  expect(await goods('贴标之物甲', { labelId: shown })).toMatchObject([
    {
      itemId: sku.itemId,
      labels: [
        { name: '待清点', isPublic: false },
        { name: '新到货', tone: 'warn' },
      ],
    },
  ]);
  expect(await card('贴标之物甲')).toEqual([{ name: '新到货', tone: 'warn' }]);
  expect(await page(sku.itemId)).toEqual([{ name: '新到货', tone: 'warn' }]);
  const runs = (await app.call('/api/OpsGoods/GetRunPage', { reqData: {} }, operator)).resultData;
  expect(runs[0]?.actText).toBe('贴上标签 新到货');
  expect((await put(await goods('贴标之物甲'), shown)).resultData.refused[0]?.reason).toBe('已有这个标签');
  expect((await remove(shown)).errorData?.[0]?.msg).toBe('还有 1 个商品，请先从商品上去掉');
  await app.call('/api/OpsGoods/UndoRun', command({ runId }), operator);
  expect(await goods('贴标之物甲', { labelId: shown })).toEqual([]);
  expect(await card('贴标之物甲')).toBeUndefined();
  expect((await remove(shown)).errorCode).toBe('0');
});

test('a stale item is left alone; an act on a filter puts a label on all of it', async () => {
  await buildSku(app.deps, businessCompanyId, { itemName: '贴标之物乙一' });
  await buildSku(app.deps, businessCompanyId, { itemName: '贴标之物乙二' });
  const labelId = await make('整批');
  const other = await make('别人先贴');
  const read = await goods('贴标之物乙');
  await put(read.slice(0, 1), other);
  expect((await put(read, labelId)).resultData).toMatchObject({
    changedCount: 1,
    refused: [{ itemId: read[0]?.itemId }],
  });
  const filter = { searchKey: '贴标之物乙' };
  const begun = await app.call(
    '/api/OpsGoods/ApplyFilterRun',
    command({ filter, act: act(labelId), totalCount: 2, filterText: '乙' }),
    operator,
  );
  await runDueOnce(app.deps);
  expect(await goods('贴标之物乙', { labelId })).toHaveLength(2);
  await app.call('/api/OpsGoods/UndoFilterRun', command({ runId: begun.resultData.runId }), operator);
  await runDueOnce(app.deps);
  expect(await goods('贴标之物乙', { labelId })).toHaveLength(1);
});

test('a new name or colour reaches the cards; a label that is hidden leaves them', async () => {
  await buildSku(app.deps, businessCompanyId, { itemName: '贴标之物丙' });
  const labelId = await make('旧称呼');
  await put(await goods('贴标之物丙'), labelId);
  const changedMs = async () => (await labels()).find((label) => label.labelId === labelId)?.changedMs;
  await save({ labelId, labelName: '新称呼', tone: 'ok', changedMs: await changedMs() });
  await runDueOnce(app.deps);
  expect(await card('贴标之物丙')).toEqual([{ name: '新称呼', tone: 'ok' }]);
  await save({ labelId, labelName: '新称呼', isPublic: false, changedMs: await changedMs() });
  await runDueOnce(app.deps);
  expect(await card('贴标之物丙')).toBeUndefined();
  expect((await save({ labelId, labelName: '再改', changedMs: 1 })).errorCode).toBe(errorCodes.outdated);
  expect((await save({ labelName: '新称呼' })).errorData?.[0]).toEqual({ field: 'labelName', msg: '已有这个标签' });
  expect((await save({ labelName: '' })).errorCode).toBe(errorCodes.badInput);
});

test('labels stand in the order they are given', async () => {
  const [first, second] = [await make('先一'), await make('后二')];
  await shift(second, -1);
  const order = (await labels()).map(({ labelId }) => labelId);
  expect(order.indexOf(second)).toBe(order.indexOf(first) - 1);
});

test('who may not: visitors, buyers and suppliers, and nobody another shop’s label', async () => {
  const foreignWho = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  const foreign = (await save({ labelName: '别家标签' }, foreignWho)).resultData.labelId;
  const own = await make('自家标签');
  expect((await save({ labelId: foreign, labelName: '抢', changedMs: 1 })).errorCode).toBe(errorCodes.notFound);
  expect((await remove(foreign)).errorCode).toBe(errorCodes.notFound);
  expect((await shift(foreign, 1)).errorCode).toBe(errorCodes.notFound);
  expect((await labels()).some(({ labelId }) => labelId === foreign)).toBe(false);
  const sku = await buildSku(app.deps, businessCompanyId, { itemName: '贴标之物丁' });
  expect((await put(await goods('贴标之物丁'), foreign)).errorCode).toBe(errorCodes.badInput);
  const theirs = await buildSku(app.deps, retailCompanyId, {});
  const facts = { isOnSale: true, retailFen: 1000, enterpriseFen: 900, marketFen: null, labelIds: [] };
  expect((await put([{ itemId: theirs.itemId, ...facts }], own)).resultData.refused[0]?.reason).toBe('商品不存在');
  for (const who of [{}, { token: await signIn(app, 'supplier') }, { token: await signIn(app, 'buyer') }]) {
    const code = 'token' in who ? errorCodes.forbidden : errorCodes.signedOut;
    expect((await save({ labelName: '越权' }, who)).errorCode).toBe(code);
    expect((await shift(own, 1, who)).errorCode).toBe(code);
    expect((await remove(own, who)).errorCode).toBe(code);
    expect((await app.call('/api/OpsLabel/GetList', {}, who)).errorCode).toBe(code);
  }
  expect(sku.itemId).not.toBe('');
});

test('of two people who add the same label at once one is told that it is there', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => save({ labelName: '同时添加' })));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  for (const { success, errorData } of answers)
    if (!success) expect(errorData).toEqual([{ field: 'labelName', msg: '已有这个标签' }]);
});
