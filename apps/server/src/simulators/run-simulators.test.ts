import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { placeTrade, type PlacedTrade, rowsOf, runDue, startPayment, useLocalPage } from '../../test/build-payment.ts';
import { inShop } from '../../test/in-shop.ts';
import { signIn } from '../../test/sign-in.ts';
import { useTestApp } from '../../test/test-app.ts';
import { runBackfills } from '../db/run-backfills.ts';
import { runDueOnce } from '../worker/worker.ts';
import { runSimulatorsOnce } from './run-simulators.ts';

const app = useTestApp();
const start = new Date('2026-11-21T02:00:00Z');
const nowhere = 'http://127.0.0.1:1';
let buyer = '';
let trade: PlacedTrade;

beforeAll(async () => {
  buyer = await signIn(app, 'buyer');
});
beforeEach(async () => {
  app.setNow(start);
  trade = await placeTrade(app, buyer);
});

const notices = () => rowsOf<{ attempts: number }>(app, 'select attempts from local_notices');
const payState = async () => {
  const rows = await rowsOf<{ pay_state: number }>(app, 'select pay_state from trades where id = $1', [trade.tradeId]);
  return rows[0]?.pay_state;
};
const unpaid = 0;
const paidOnline = 1;

/** Pays at the local channel; the shop has not been told yet. */
async function pay(): Promise<string> {
  const { resultData } = await startPayment(app, buyer, trade.tradeNo);
  await useLocalPage(app, resultData.payForm?.action ?? '');
  return resultData.payNo;
}

test('a notice that was not taken comes again, also to a shop that was started anew; the jobs know nothing of it', async () => {
  await pay();
  await runDueOnce(app.deps);
  await runSimulatorsOnce(app.deps, nowhere);
  expect(await notices()).toEqual([{ attempts: 1 }]);
  expect(await payState()).toBe(unpaid);
  expect(await rowsOf(app, `select kind from outbox where kind like 'local%'`)).toEqual([]);

  app.setNow(new Date(start.getTime() + 30_000));
  await runDue(app);
  expect(await notices()).toEqual([]);
  expect(await payState()).toBe(paidOnline);
});

test('who dies while telling leaves the notice to the next one', async () => {
  await pay();
  await rowsOf(app, `update local_notices set attempts = 1, due_at = $1`, [new Date(start.getTime() + 60_000)]);
  await runDue(app);
  expect(await payState()).toBe(unpaid);
  app.setNow(new Date(start.getTime() + 61_000));
  await runDue(app);
  expect(await payState()).toBe(paidOnline);
});

test('what stood among the jobs before is moved, and told', async () => {
  const payNo = await pay();
  await rowsOf(app, 'delete from local_notices');
  await inShop(app, '1001', (ctx) =>
    ctx.db.execute(sql`
      insert into outbox (company_id, id, kind, subject, payload, due_at, created_at)
      values (${ctx.companyId}::bigint, ${ctx.newId()}::bigint, 'localChannel.notify', ${`${payNo}-1`},
        ${JSON.stringify({ payNo })}::jsonb, ${start.toISOString()}::timestamptz, ${start.toISOString()}::timestamptz)`),
  );
  await runBackfills(app.deps.db, { pauseMs: 0, signal: new AbortController().signal });
  expect(await notices()).toEqual([{ attempts: 0 }]);
  await runDue(app);
  expect(await payState()).toBe(paidOnline);
  expect(await rowsOf(app, `select 1 from outbox where kind like 'local%' and done_at is null`)).toEqual([]);
});
