import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { runStates } from '@jicai/domain/goods/run-states.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildSku, buildSupplier } from '../../../test/build-goods.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { itemsAtOnce } from './filter-run.ts';
import { runDueOnce } from '../../worker/worker.ts';
import { updateRun } from './filter-run.store.ts';

const app = useTestApp();
let operator: CallOptions = {};
beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

const act = { kind: 'price', price: 'retailFen', mode: 'percent', value: -1000 } as const;
const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const preview = async (filter: object) =>
  (await app.call('/api/OpsGoods/GetFilterRunPreview', { data: { filter, act } }, operator)).resultData;
const apply = async (filter: object, totalCount: number, who = operator) => {
  const answer = await app.call(
    '/api/OpsGoods/ApplyFilterRun',
    command({ filter, act, totalCount, filterText: '供应商 测试' }),
    who,
  );
  await runDueOnce(app.deps);
  return answer;
};
const undo = async (runId: string, who = operator) => {
  const answer = await app.call('/api/OpsGoods/UndoFilterRun', command({ runId }), who);
  await runDueOnce(app.deps);
  return answer;
};
const runOf = async (runId: string) =>
  (await app.call('/api/OpsGoods/GetRunPage', {}, operator)).resultData.find((run) => run.runId === runId);
const goodsOf = async (supplierId: string) =>
  (await app.call('/api/OpsGoods/GetPage', { pageSize: 100, reqData: { supplierId } }, operator)).resultData;
const pricesOf = async (supplierId: string) => new Set((await goodsOf(supplierId)).map(({ retailFen }) => retailFen));

/** Goods of a supplier of their own, more than one batch of a run. */
async function manyGoods(count: number) {
  const supplierId = await buildSupplier(app.deps, businessCompanyId);
  const first = await buildSku(app.deps, businessCompanyId, { supplierId });
  for (let at = 1; at < count; at += 1)
    await buildSku(app.deps, businessCompanyId, {
      supplierId,
      categoryId: first.categoryId,
      productId: first.productId,
    });
  return supplierId;
}

test('changes all goods of a filter in the background, and brings back what nobody changed since', async () => {
  const supplierId = await manyGoods(itemsAtOnce + 2);
  const bare = await buildSku(app.deps, businessCompanyId, { supplierId, retailFen: null });
  const { totalCount, samples } = await preview({ supplierId });
  expect(totalCount).toBe(itemsAtOnce + 3);
  expect(samples).toHaveLength(50);
  expect(samples[0]).toMatchObject({ itemId: bare.itemId, fault: '没有零售价，不能按比例或差额调整' });
  expect((await apply({ supplierId }, totalCount - 1)).errorCode).toBe(errorCodes.outdated);
  const { runId } = (await apply({ supplierId }, totalCount)).resultData;
  expect(await runOf(runId)).toMatchObject({
    state: runStates.done,
    filterText: '供应商 测试',
    changedCount: itemsAtOnce + 2,
    refusedCount: 1,
    doneCount: itemsAtOnce + 3,
  });
  expect(await pricesOf(supplierId)).toEqual(new Set([null, 900]));

  const [, newest] = await goodsOf(supplierId);
  const { itemId, isOnSale, retailFen, enterpriseFen, marketFen } = newest!;
  const row = { itemId, before: { isOnSale, retailFen, enterpriseFen, marketFen } };
  await app.call(
    '/api/OpsGoods/ApplyRun',
    command({ rows: [row], act: { ...act, mode: 'set', value: 555 } }),
    operator,
  );
  expect((await app.call('/api/OpsGoods/UndoRun', command({ runId }), operator)).errorCode).toBe(
    errorCodes.stateChanged,
  );
  await undo(runId);
  expect(await runOf(runId)).toMatchObject({ state: runStates.undone, undoneCount: itemsAtOnce + 1, keptCount: 1 });
  expect(await pricesOf(supplierId)).toEqual(new Set([null, 555, 1000]));
  expect((await undo(runId)).errorCode).toBe(errorCodes.stateChanged);
});

test('one at a time; who fell silent is set aside and can be undone', async () => {
  const supplierId = await manyGoods(2);
  const { runId } = (await apply({ supplierId }, 2)).resultData;
  await inShop(app, businessCompanyId, (ctx) => updateRun(ctx, runId, { state: runStates.running }));
  expect((await apply({ supplierId }, 2)).errorCode).toBe(errorCodes.badInput);
  expect((await undo(runId)).errorCode).toBe(errorCodes.stateChanged);
  app.setNow(new Date(app.deps.now().getTime() + 601_000));
  expect(await runOf(runId)).toMatchObject({ state: runStates.stopped });
  expect((await undo(runId)).errorCode).toBe('0');
  expect(await pricesOf(supplierId)).toEqual(new Set([1000]));
});

test('nobody but who may edit goods of this shop', async () => {
  const supplierId = await manyGoods(1);
  const { runId } = (await apply({ supplierId }, 1)).resultData;
  const other = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  // Another shop finds none of these goods, and no such run.
  expect((await apply({ supplierId }, 1, other)).errorCode).toBe(errorCodes.outdated);
  expect((await undo(runId, other)).errorCode).toBe(errorCodes.notFound);
  for (const account of ['supplier', 'buyer'] as const) {
    const who = { token: await signIn(app, account) };
    expect((await apply({ supplierId }, 1, who)).errorCode).toBe(errorCodes.forbidden);
    expect((await undo(runId, who)).errorCode).toBe(errorCodes.forbidden);
    const body = { data: { filter: {}, act } };
    expect((await app.call('/api/OpsGoods/GetFilterRunPreview', body, who)).errorCode).toBe(errorCodes.forbidden);
  }
});
