import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { beforeAll, expect, test } from 'vitest';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { testStart } from '../../../test/test-deps.ts';

const app = useTestApp();
let operator: CallOptions = {};
beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

/** Minutes after the tests began. */
const at = (minutes: number) => new Date(testStart.getTime() + minutes * 60_000);
const wireAt = (minutes: number) => shanghaiTime(at(minutes));
const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const save = (data: object, who = operator) =>
  app.call(
    '/api/OpsNotice/Save',
    command({ noticeTitle: '春节放假', content: '<p>休息</p>', changedMs: 0, ...data }) as never,
    who,
  );
const list = async (reqData = {}) => (await app.call('/api/OpsNotice/GetPage', { reqData }, operator)).resultData;
// With a token, so that no answer of a moment ago is given again.
const shown = async () =>
  (await app.call('/api/BasNotice/GetPage', { reqData: {} }, operator)).resultData.map(
    ({ noticeTitle }) => noticeTitle,
  );
const open = (noticeId: string, who = operator) => app.call('/api/BasNotice/GetModel', { data: { noticeId } }, who);

test('a notice is shown from its beginning to its end, and told by state', async () => {
  const made = await save({ beginTime: wireAt(10), endTime: wireAt(20) });
  const { noticeId } = made.resultData;
  await save({ noticeTitle: '一直有效', content: '<p>好</p><script>x()</script>' });
  expect(await shown()).toEqual(['一直有效']);
  expect((await open(noticeId)).errorCode).toBe(errorCodes.notFound);
  expect(await list({ noticeState: 'planned' })).toMatchObject([
    { noticeId, noticeState: 'planned', userName: '商城运营' },
  ]);

  app.setNow(at(10));
  expect(await shown()).toEqual(['春节放假', '一直有效']);
  expect((await open(noticeId)).resultData).toMatchObject({ content: '<p>休息</p>', beginTime: wireAt(10) });
  app.setNow(at(20));
  expect(await shown()).toEqual(['一直有效']);
  expect((await list({ noticeState: 'over' })).map((row) => row.noticeId)).toEqual([noticeId]);
  app.setNow(testStart);
});

test('a change names what was read, and the log tells it in words', async () => {
  const { noticeId, changedMs } = (await save({ noticeTitle: '盘点' })).resultData;
  app.setNow(new Date(testStart.getTime() + 60_000));
  const saved = await save({ noticeId, noticeTitle: '盘点通知', endTime: '2027-01-01 00:00:00', changedMs });
  expect(saved.errorCode).toBe('0');
  expect((await save({ noticeId, changedMs })).errorCode).toBe(errorCodes.outdated);
  const remove = (at: number) => app.call('/api/OpsNotice/Delete', command({ noticeId, changedMs: at }), operator);
  expect((await remove(changedMs)).errorCode).toBe(errorCodes.outdated);
  expect((await remove(saved.resultData.changedMs)).errorCode).toBe('0');
  expect(await shown()).not.toContain('盘点通知');
  const log = await app.call('/api/OpsLog/GetPage', { reqData: { area: 'content' } }, operator);
  expect(log.resultData.slice(0, 2)).toMatchObject([
    { act: '删除公告', subjectName: '公告', subject: '盘点通知' },
    {
      act: '保存公告',
      changes: expect.arrayContaining([
        expect.objectContaining({ name: '结束', from: '长期', to: '2027-01-01 00:00:00' }),
      ]),
    },
  ]);
  app.setNow(testStart);
});

test('an end before the beginning, no time, no words are refused at their field', async () => {
  const times = { beginTime: '2026-12-02 00:00:00', endTime: '2026-12-01 00:00:00' };
  expect((await save(times)).errorData).toEqual([{ field: 'endTime', msg: '结束时间须晚于开始时间' }]);
  expect((await save({ beginTime: '2026-02-30' })).errorData?.[0]?.field).toBe('beginTime');
  expect((await save({ noticeTitle: ' ' })).errorCode).toBe(errorCodes.badInput);
  expect((await save({ content: '<img src="/files/1001/1">' })).errorData?.[0]?.field).toBe('content');
});

test('who may not: buyers, suppliers and visitors; each shop has its own', async () => {
  const { noticeId, changedMs } = (await save({ noticeTitle: '本店公告' })).resultData;
  const other = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await save({ noticeId, changedMs }, other)).errorCode).toBe(errorCodes.notFound);
  expect((await open(noticeId, other)).errorCode).toBe(errorCodes.notFound);
  expect((await app.call('/api/OpsNotice/GetPage', { reqData: {} }, other)).resultData).toEqual([]);
  const remove = (who: CallOptions) => app.call('/api/OpsNotice/Delete', command({ noticeId, changedMs }), who);
  expect((await remove(other)).errorCode).toBe(errorCodes.notFound);
  for (const account of ['supplier', 'buyer'] as const) {
    const who = { token: await signIn(app, account) };
    expect((await save({}, who)).errorCode).toBe(errorCodes.forbidden);
    expect((await remove(who)).errorCode).toBe(errorCodes.forbidden);
    expect((await app.call('/api/OpsNotice/GetPage', { reqData: {} }, who)).errorCode).toBe(errorCodes.forbidden);
    expect((await app.call('/api/OpsNotice/GetModel', { data: { noticeId } }, who)).errorCode).toBe(
      errorCodes.forbidden,
    );
  }
  expect((await remove({})).errorCode).toBe(errorCodes.signedOut);
});
