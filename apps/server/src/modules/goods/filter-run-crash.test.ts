import { runStates } from '@jicai/domain/goods/run-states.ts';
import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type Node, startNode } from '../../../test/start-node.ts';
import { type CallOptions, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp(undefined, { startsAt: new Date() });
const count = 3000;
let operator: CallOptions = {};
let node: Node | undefined;
beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});
afterEach(async () => {
  await node?.kill();
});

const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const runOf = async (runId: string) =>
  (await app.call('/api/OpsGoods/GetRunPage', {}, operator)).resultData.find((run) => run.runId === runId);
/** Looks again until the run is as wanted. */
async function until(runId: string, isSo: (run: { state: string; doneCount: number }) => boolean) {
  for (let turn = 0; turn < 2000; turn += 1) {
    const run = await runOf(runId);
    if (run && isSo(run)) return run;
    await sleep(20);
  }
  throw new Error('the run did not get there');
}

/** Goods of a supplier of their own, at ¥10.00. */
async function manyGoods(): Promise<string> {
  const { itemId, itemNo, supplierId } = await buildSku(app.deps, businessCompanyId);
  await inShop(app, businessCompanyId, (ctx) =>
    ctx.db.execute(sql`
      insert into items select (jsonb_populate_record(i, jsonb_build_object('id', i.id + n, 'item_no', ${`${itemNo}-`} || n))).*
      from items i, generate_series(1, ${count - 1}::int) n where i.company_id = ${ctx.companyId} and i.id = ${itemId}`),
  );
  return supplierId;
}
const pricesOf = async (supplierId: string) =>
  (
    await inShop(app, businessCompanyId, (ctx) =>
      ctx.db.execute<{ fen: number; count: number }>(sql`
        select retail_fen::int as fen, count(*)::int as count from items
        where company_id = ${ctx.companyId} and supplier_id = ${supplierId} group by 1 order by 1`),
    )
  ).rows;

/** A server that dies in the middle, and the next one, which does not wait for the claim of the dead one to end. */
async function crash(runId: string): Promise<void> {
  await until(runId, ({ doneCount }) => doneCount > 0);
  await node?.kill();
  const run = await runOf(runId);
  expect(run?.doneCount).toBeGreaterThan(0);
  expect(run?.doneCount).toBeLessThan(count);
  await inShop(app, businessCompanyId, (ctx) =>
    ctx.db.execute(
      sql`update outbox set leased_until = null where company_id = ${ctx.companyId} and kind = 'goods.run'`,
    ),
  );
  node = await startNode(app, { workers: true });
}

test('a run whose server dies goes on where it was, and changes every item once; so does its undoing', async () => {
  const supplierId = await manyGoods();
  node = await startNode(app, { workers: true });
  const act = { kind: 'price', price: 'retailFen', mode: 'percent', value: -1000 } as const;
  const body = command({ filter: { supplierId }, act, totalCount: count, filterText: '供应商 测试' });
  const { runId } = (await node.call('/api/OpsGoods/ApplyFilterRun', body, operator)).resultData;
  await crash(runId);
  expect(await until(runId, ({ state }) => state !== runStates.running)).toMatchObject({
    state: runStates.done,
    doneCount: count,
    changedCount: count,
    refusedCount: 0,
  });
  expect(await pricesOf(supplierId)).toEqual([{ fen: 900, count }]);

  await node.call('/api/OpsGoods/UndoFilterRun', command({ runId }), operator);
  await crash(runId);
  expect(await until(runId, ({ state }) => state !== runStates.undoing)).toMatchObject({
    state: runStates.undone,
    undoneCount: count,
    keptCount: 0,
  });
  expect(await pricesOf(supplierId)).toEqual([{ fen: 1000, count }]);
}, 200_000);
