import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildStaff } from '../../../test/build-staff.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { outbox, timers } from '../../db/tables/requests.ts';
import { addOutbox, addTimer } from '../../jobs/enqueue.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { outboxHandlers, timerHandlers } from '../../worker/handlers.ts';
import { runDueOnce } from '../../worker/worker.ts';

const app = useTestApp();
const before = { timers: { ...timerHandlers }, outbox: { ...outboxHandlers } };
let operator: CallOptions = {};
let isBroken = true;

const page = async (call = operator) => app.call('/api/OpsJob/GetPage', {}, call);
const retry = (data: object, call = operator) =>
  app.call('/api/OpsJob/Retry', { data: { ...data, requestId: randomUUID() } }, call);

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});
beforeEach(async () => {
  isBroken = true;
  const fail = async () => {
    if (isBroken) throw new Error('connect ECONNREFUSED 10.0.0.7:443');
  };
  Object.assign(timerHandlers, { 'trade.expire': fail });
  Object.assign(outboxHandlers, { 'refund.send': async () => (await fail(), async () => undefined) });
  await inShop(app, businessCompanyId, async (ctx) => {
    await ctx.db.delete(timers);
    await ctx.db.delete(outbox);
    await addTimer(ctx, { kind: 'trade.expire', subject: 'T1', dueAt: ctx.now });
    await addOutbox(ctx, { kind: 'refund.send', subject: 'R1' });
    await addTimer(ctx, { kind: 'change.end', subject: '7', dueAt: new Date(ctx.now.getTime() + 1e9) });
  });
  await runDueOnce(app.deps);
});
afterEach(() => {
  Object.assign(timerHandlers, before.timers);
  Object.assign(outboxHandlers, before.outbox);
});

test('work that failed is told in words, and what only waits for its time is not', async () => {
  const { resultData, totalCount } = await page();
  expect(totalCount).toBe(2);
  expect(new Set(resultData.map(({ name, subject, attempts }) => `${name} ${subject} ${attempts}`))).toEqual(
    new Set(['取消超时未付款的订单 T1 1', '向支付渠道退款 R1 1']),
  );
  expect(resultData[0]?.reason).toBe('连不上对方服务，请检查网络或对方是否正常');
  expect(JSON.stringify(resultData)).not.toContain('10.0.0.7');
  const desk = await app.call('/api/OpsDesk/GetModel', {}, operator);
  expect(desk.resultData.tiles.find(({ tile }) => tile === 'failedJobs')).toMatchObject({ count: 2 });
});

test('a retry is done at once, stands in the log, and is gone when it succeeds', async () => {
  isBroken = false;
  for (const { jobType, jobId } of (await page()).resultData) {
    expect((await retry({ jobType, jobId })).success).toBe(true);
    await runDueOnce(app.deps);
    expect((await retry({ jobType, jobId })).errorCode).toBe(errorCodes.notFound);
  }
  expect((await page()).totalCount).toBe(0);
  const log = await app.call('/api/OpsLog/GetPage', { reqData: { area: 'job' } }, operator);
  expect(log.resultData.map(({ act }) => act)).toEqual(['重试后台任务', '重试后台任务']);
});

test('failed work is for who may see it, of his own shop', async () => {
  const [job] = (await page()).resultData;
  expect((await app.call('/api/OpsJob/GetPage', {})).errorCode).toBe(errorCodes.signedOut);
  const viewer = await buildStaff(app, { permissions: ['ops.job.view'] });
  expect((await page(viewer)).totalCount).toBe(2);
  expect((await retry({ ...job }, viewer)).errorCode).toBe(errorCodes.forbidden);
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  for (const call of [supplier, { token: await signIn(app, 'admin') }]) {
    expect((await page(call)).errorCode).toBe(errorCodes.forbidden);
    expect((await retry({ ...job }, call)).errorCode).toBe(errorCodes.forbidden);
  }
  const abroad = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await page(abroad)).totalCount).toBe(0);
  expect((await retry({ ...job }, abroad)).errorCode).toBe(errorCodes.notFound);
});
