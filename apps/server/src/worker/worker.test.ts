import { and, eq } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';
import { outbox, requestAnswers, timers } from '../db/tables/requests.ts';
import { searchChanges } from '../db/tables/search.ts';
import { addOutbox, addTimer, addTimerOnce, addTimers } from '../jobs/enqueue.ts';
import { outboxHandlers, timerHandlers } from './handlers.ts';
import { inTenantAsSystem } from '../ctx/system-ctx.ts';
import type { Job } from '../jobs/job-context.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { sweepOnce } from './sweep.ts';
import { runDueOnce } from './worker.ts';
import { prolongMs } from '../jobs/hold-leases.ts';
import { prolongLeases } from '../jobs/jobs.store.ts';
import { runOutbox, runOutboxNow, runTimers } from '../jobs/run-claims.ts';

const app = useTestApp();
const companyId = '1001';
const start = new Date('2026-11-21T02:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const asSystem = <T>(fn: (ctx: Ctx) => Promise<T>, company = companyId) =>
  inTenantAsSystem(app.deps, company, 'test', fn);

const timerBefore = { ...timerHandlers };
const outboxBefore = { ...outboxHandlers };
let seen: string[] = [];

beforeEach(async () => {
  seen = [];
  app.setNow(start);
  await asSystem((ctx) => ctx.db.delete(timers).where(eq(timers.companyId, companyId)));
  await asSystem((ctx) => ctx.db.delete(outbox).where(eq(outbox.companyId, companyId)));
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(timerHandlers, timerBefore);
  Object.assign(outboxHandlers, outboxBefore);
});

const onTimer = (handler: (ctx: Ctx, subject: string) => Promise<void>) =>
  Object.assign(timerHandlers, { 'trade.expire': handler });
const onEffect = (handler: (job: Job) => Promise<(ctx: Ctx) => Promise<void>>) =>
  Object.assign(outboxHandlers, { 'payment.query': handler });

test('a timer fires once, not before it is due, in the company that owns it', async () => {
  onTimer(async (ctx, subject) => void seen.push(`${ctx.companyId} ${subject}`));
  await asSystem((ctx) => addTimer(ctx, { kind: 'trade.expire', subject: 'T1', dueAt: at(60) }));
  await asSystem((ctx) => addTimer(ctx, { kind: 'trade.expire', subject: 'T2', dueAt: at(60) }), '1002');
  await runDueOnce(app.deps);
  expect(seen).toEqual([]);
  app.setNow(at(60));
  await runDueOnce(app.deps);
  await runDueOnce(app.deps);
  expect(seen.toSorted()).toEqual(['1001 T1', '1002 T2']);
});

test('an enqueued row of a rolled-back transaction never existed', async () => {
  onTimer(async (_ctx, subject) => void seen.push(subject));
  const broken = asSystem(async (ctx) => {
    await addTimer(ctx, { kind: 'trade.expire', subject: 'T1', dueAt: start });
    throw new Error('rolled back');
  });
  await expect(broken).rejects.toThrow('rolled back');
  await runDueOnce(app.deps);
  expect(seen).toEqual([]);
});

test('a failing timer leaves nothing behind, is kept with its error and tried again later; its neighbour runs', async () => {
  onTimer(async (ctx, subject) => {
    await addTimer(ctx, { kind: 'parcel.receive', subject: `${subject} half`, dueAt: at(9999) });
    seen.push(subject);
    if (subject === 'bad' && seen.filter((one) => one === 'bad').length === 1) throw new Error('boom');
  });
  await asSystem((ctx) => addTimer(ctx, { kind: 'trade.expire', subject: 'bad', dueAt: start }));
  await asSystem((ctx) => addTimer(ctx, { kind: 'trade.expire', subject: 'good', dueAt: start }));
  await runDueOnce(app.deps);
  const rows = await asSystem((ctx) =>
    ctx.db
      .select({ subject: timers.subject, lastError: timers.lastError, dueAt: timers.dueAt, doneAt: timers.doneAt })
      .from(timers)
      .where(eq(timers.companyId, companyId)),
  );
  expect(rows.find((row) => row.subject === 'bad')).toMatchObject({ lastError: 'boom', dueAt: at(10), doneAt: null });
  expect(rows.find((row) => row.subject === 'good')).toMatchObject({ doneAt: start });
  expect(rows.map((row) => row.subject).toSorted()).toEqual(['bad', 'good', 'good half']);
  app.setNow(at(10));
  await runDueOnce(app.deps);
  expect(seen.toSorted()).toEqual(['bad', 'bad', 'good']);
});

test('several workers at once do each row once', async () => {
  onTimer(async (_ctx, subject) => void seen.push(subject));
  onEffect(async (job) => async () => void seen.push(job.subject));
  await asSystem(async (ctx) => {
    for (let n = 0; n < 15; n += 1) {
      await addTimer(ctx, { kind: 'trade.expire', subject: `t${n}`, dueAt: start });
      await addOutbox(ctx, { kind: 'payment.query', subject: `o${n}` });
    }
  });
  await Promise.all([runDueOnce(app.deps), runDueOnce(app.deps), runDueOnce(app.deps)]);
  expect(seen).toHaveLength(30);
  expect(new Set(seen).size).toBe(30);
});

test('of nodes that plan the same occasion at the same moment one does, also where it is done already', async () => {
  onTimer(async (_ctx, subject) => void seen.push(subject));
  const occasion = { kind: 'trade.expire', subject: 'month 2026-11', dueAt: start } as const;
  const planned = () =>
    asSystem((ctx) =>
      ctx.db.$count(timers, and(eq(timers.companyId, companyId), eq(timers.subject, occasion.subject))),
    );
  // Each has written its row before either commits.
  let hasWritten: () => void = () => {};
  const bothWrote = new Promise<void>((resolve) => (hasWritten = resolve));
  const first = asSystem(async (ctx) => {
    await addTimerOnce(ctx, occasion);
    hasWritten();
    await sleep(200);
  });
  await bothWrote;
  await Promise.all([first, asSystem((ctx) => addTimerOnce(ctx, occasion))]);
  expect(await planned()).toBe(1);
  await runDueOnce(app.deps);
  expect(seen).toEqual([occasion.subject]);
  await asSystem((ctx) => addTimerOnce(ctx, occasion));
  expect(await planned()).toBe(1);
});

test('a worker that dies with its lease is replaced after 10 s, and its late answer is not recorded', async () => {
  let finishLate: () => void = () => {};
  let calls = 0;
  onEffect(async () => {
    calls += 1;
    const call = calls;
    if (call === 1) await new Promise<void>((resolve) => (finishLate = resolve));
    return async () => void seen.push(`recorded ${call}`);
  });
  await asSystem((ctx) => addOutbox(ctx, { kind: 'payment.query', subject: 'P1' }));
  // Dead: it does not come to prolonging its lease.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const hung = runDueOnce(app.deps);
  await expect.poll(() => calls).toBe(1);
  app.setNow(at(9));
  await runDueOnce(app.deps);
  expect(calls).toBe(1);
  app.setNow(at(10));
  await runDueOnce(app.deps);
  expect(calls).toBe(2);
  finishLate();
  await hung;
  expect(seen).toContain('recorded 2');
  const [row] = await asSystem((ctx) =>
    ctx.db
      .select({ attempts: outbox.attempts, doneAt: outbox.doneAt })
      .from(outbox)
      .where(eq(outbox.companyId, companyId)),
  );
  expect(row).toEqual({ attempts: 2, doneAt: at(10) });
  const effect = { kind: 'payment.query', subject: 'P1', handler: outboxHandlers['payment.query'] } as const;
  expect(await runOutboxNow(app.deps, companyId, effect)).toBe(false);
});

test('a worker that lives keeps what it works on, timer and effect, beyond the lease', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const finish: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => void finish.push(resolve));
  const leases = async () => {
    const read = (table: typeof timers | typeof outbox) =>
      asSystem((ctx) => ctx.db.select({ until: table.leasedUntil }).from(table).where(eq(table.companyId, companyId)));
    return [...(await read(timers)), ...(await read(outbox))].map(({ until }) => until);
  };
  onEffect(async (job) => {
    await wait();
    return async () => void seen.push(job.subject);
  });
  onTimer(async (_ctx, subject) => {
    await wait();
    seen.push(subject);
  });
  await asSystem((ctx) => addOutbox(ctx, { kind: 'payment.query', subject: 'P1' }));
  await asSystem((ctx) => addTimer(ctx, { kind: 'trade.expire', subject: 'T1', dueAt: start }));
  const working = Promise.all([
    runTimers(app.deps, companyId, timerHandlers),
    runOutbox(app.deps, companyId, outboxHandlers),
  ]);
  await expect.poll(() => finish.length).toBe(2);
  expect(await leases()).toEqual([at(10), at(10)]);
  app.setNow(at(8));
  vi.advanceTimersByTime(prolongMs);
  await expect.poll(leases).toEqual([at(18), at(18)]);
  // Past the first lease: another worker finds nothing to take.
  app.setNow(at(17));
  await runDueOnce(app.deps);
  expect(finish).toHaveLength(2);
  for (const end of finish) end();
  await working;
  expect(seen.toSorted()).toEqual(['P1', 'T1']);
  expect(await leases()).toEqual([null, null]);
});

test('a lease that was lost is not prolonged by who lost it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const finish: (() => void)[] = [];
  onEffect(async (job) => {
    await new Promise<void>((resolve) => void finish.push(resolve));
    return async () => void seen.push(`recorded ${job.attempts}`);
  });
  await asSystem((ctx) => addOutbox(ctx, { kind: 'payment.query', subject: 'P1' }));
  const first = runOutbox(app.deps, companyId, outboxHandlers);
  await expect.poll(() => finish.length).toBe(1);
  const claims = await asSystem((ctx) => ctx.db.select().from(outbox).where(eq(outbox.companyId, companyId)));
  app.setNow(at(10));
  const second = runOutbox(app.deps, companyId, outboxHandlers);
  await expect.poll(() => finish.length).toBe(2);
  app.setNow(at(15));
  await asSystem((ctx) => prolongLeases(ctx, 'outbox', { claims, leasedUntil: at(25) }));
  const [row] = await asSystem((ctx) => ctx.db.select().from(outbox).where(eq(outbox.companyId, companyId)));
  expect(row).toMatchObject({ attempts: 2, leasedUntil: at(20) });
  for (const end of finish) end();
  await Promise.all([first, second]);
  expect(seen).toContain('recorded 2');
  const [done] = await asSystem((ctx) => ctx.db.select().from(outbox).where(eq(outbox.companyId, companyId)));
  expect(done).toMatchObject({ attempts: 2, doneAt: at(15), lastError: null });
});

test('finished jobs and answers are forgotten when they are old, waiting ones never', async () => {
  onTimer(async () => {});
  // More than one purge takes, and older: they must not stand in the way of the one that is done.
  await asSystem((ctx) =>
    addTimers(
      ctx,
      Array.from({ length: 2001 }, () => ({ kind: 'trade.expire', subject: 'waiting', dueAt: at(90 * 86_400) })),
    ),
  );
  await asSystem((ctx) => addTimer(ctx, { kind: 'trade.expire', subject: 'done', dueAt: start }));
  await asSystem((ctx) =>
    ctx.db
      .insert(requestAnswers)
      .values({ companyId, accountId: '1', path: '/x', requestId: 'r', bodyHash: '', createdAt: start }),
  );
  await runDueOnce(app.deps);
  const left = async () => ({
    timers: await asSystem(async (ctx) => {
      const own = and(eq(timers.companyId, companyId), eq(timers.kind, 'trade.expire'));
      const rows = await ctx.db.select({ subject: timers.subject }).from(timers).where(own);
      return [...new Set(rows.map((row) => row.subject))].toSorted();
    }),
    answers: await asSystem((ctx) => ctx.db.$count(requestAnswers, eq(requestAnswers.companyId, companyId))),
  });
  app.setNow(at(6 * 86_400));
  await sweepOnce(app.deps);
  expect(await left()).toEqual({ timers: ['done', 'waiting'], answers: 1 });
  app.setNow(at(41 * 86_400));
  await sweepOnce(app.deps);
  expect(await left()).toEqual({ timers: ['waiting'], answers: 0 });
});

test('changes that every search index has long followed are forgotten after a day', async () => {
  await asSystem((ctx) =>
    ctx.db.insert(searchChanges).values([
      { companyId, itemId: '71', changedAt: at(0) },
      { companyId, itemId: '72', changedAt: at(3600) },
    ]),
  );
  const left = () =>
    asSystem(async (ctx) => {
      const own = eq(searchChanges.companyId, companyId);
      const rows = await ctx.db.select({ itemId: searchChanges.itemId }).from(searchChanges).where(own);
      return rows.map(({ itemId }) => itemId).toSorted();
    });
  app.setNow(at(86_400));
  await sweepOnce(app.deps);
  expect(await left()).toEqual(['71', '72']);
  app.setNow(at(86_400 + 1800));
  await sweepOnce(app.deps);
  expect(await left()).toEqual(['72']);
});
