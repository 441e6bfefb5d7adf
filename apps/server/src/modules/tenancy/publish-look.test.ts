import type { Look } from '@jicai/contract/shop/studio.ops.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCategory } from '../../../test/build-goods.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { testStart } from '../../../test/test-deps.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { runDueOnce } from '../../worker/worker.ts';
import { getTemplate } from './index.ts';

const app = useTestApp();
let operator: CallOptions = {};
/** Minutes since the tests began, by the shop's clock. */
let minute = 0;

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});
beforeEach(() => passTo(minute + 1));

const timeOf = (at: number) => new Date(testStart.getTime() + at * 60_000);
const wireOf = (at: number) => shanghaiTime(timeOf(at));
function passTo(at: number) {
  minute = at;
  app.setNow(timeOf(at));
}
/** Time passes, and what is due by then is done. */
async function passAndRun(at: number) {
  passTo(at);
  await runDueOnce(app.deps);
}
const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const read = async () => (await app.call('/api/OpsStudio/GetModel', {}, operator)).resultData;
const shownName = async () =>
  (await inShop(app, businessCompanyId, (ctx) => getTemplate(ctx))).companyTempList[0]?.pageDesc;
const draft = async (change: (look: Look) => Look) => {
  const { look, changedMs } = await read();
  return (await app.call('/api/OpsStudio/SaveDraft', command({ look: change(look), changedMs }), operator)).resultData;
};
const publish = async (name: string, times: { beginTime?: string; endTime?: string } = {}) => {
  const { changedMs } = await draft((look) => ({ ...look, pageDesc: name }));
  return app.call('/api/OpsStudio/Publish', command({ changedMs, note: name, ...times }), operator);
};
const cancel = (versionId: string, who = operator) =>
  app.call('/api/OpsStudio/CancelPlan', command({ versionId }), who);
const versionOf = async (note: string) => (await read()).versions.find((version) => version.note === note);

test('a look becomes live at its time, and gives way to the one before at its end', async () => {
  await publish('常年');
  const from = minute;
  expect((await publish('活动', { beginTime: wireOf(from + 60), endTime: wireOf(from + 120) })).errorCode).toBe('0');
  expect(await shownName()).toBe('常年');
  expect(await read()).toMatchObject({ isDraft: false, look: { pageDesc: '常年' } });
  expect(await versionOf('活动')).toMatchObject({
    state: 'planned',
    isLive: false,
    publishTime: wireOf(from + 60),
    endTime: wireOf(from + 120),
  });
  await passAndRun(from + 59);
  expect(await shownName()).toBe('常年');
  await passAndRun(from + 60);
  expect(await shownName()).toBe('活动');
  expect(await versionOf('活动')).toMatchObject({ state: 'published', isLive: true });
  await passAndRun(from + 120);
  expect(await shownName()).toBe('常年');
  expect(await versionOf('常年')).toMatchObject({ isLive: true });
  const log = await app.call('/api/OpsLog/GetPage', { reqData: { area: 'look' } }, operator);
  expect(log.resultData[0]?.act).toBe('发布页面装修');
});

test('what was published meanwhile stays when the end of an earlier one comes', async () => {
  const from = minute;
  await publish('限时', { endTime: wireOf(from + 30) });
  expect(await shownName()).toBe('限时');
  passTo(from + 10);
  await publish('新常年');
  await passAndRun(from + 31);
  expect(await shownName()).toBe('新常年');
});

test('a plan is cancelled and never comes; a look that is live stays beyond its end', async () => {
  const from = minute;
  await publish('不要了', { beginTime: wireOf(from + 30) });
  const planned = await versionOf('不要了');
  expect((await cancel(planned?.versionId ?? '')).errorCode).toBe('0');
  expect((await cancel(planned?.versionId ?? '')).errorCode).toBe(errorCodes.stateChanged);
  await publish('留下', { endTime: wireOf(from + 40) });
  const live = await versionOf('留下');
  expect((await cancel(live?.versionId ?? '')).errorCode).toBe('0');
  await passAndRun(from + 50);
  expect(await shownName()).toBe('留下');
  expect(await versionOf('不要了')).toMatchObject({ state: 'cancelled', isLive: false });
});

test('times that are past, or an end before the beginning, are refused at their field', async () => {
  const from = minute;
  expect((await publish('早', { beginTime: wireOf(from - 1) })).errorData?.[0]?.field).toBe('beginTime');
  const times = { beginTime: wireOf(from + 10), endTime: wireOf(from + 10) };
  expect((await publish('倒', times)).errorData?.[0]).toEqual({ field: 'endTime', msg: '换回时间须晚于发布时间' });
  expect((await publish('乱', { beginTime: '2026-02-30' })).errorData?.[0]?.field).toBe('beginTime');
});

test('a floor of a category that is gone is left out, and not published again', async () => {
  const categoryId = await buildCategory(app.deps, businessCompanyId, { name: '将删' });
  const floor = (title: string, itemIds: string[]) =>
    ({ type: 'floor', sortNo: 1, options: { title, moreUrl: '', categoryId, itemIds } }) as const;
  const withFloors = (look: Look): Look => ({
    ...look,
    page: { ...look.page, modelContent: [floor('空楼层', []), floor('指定', ['7'])] },
  });
  const floors = async () =>
    (await inShop(app, businessCompanyId, (ctx) => getTemplate(ctx))).companyTempList[0]?.tempPageData[1]?.modelContent;
  const { changedMs } = await draft(withFloors);
  await app.call('/api/OpsStudio/Publish', command({ changedMs, note: '楼层' }), operator);
  expect(await floors()).toMatchObject([{ options: { title: '空楼层', categoryId } }, { options: { title: '指定' } }]);
  await app.call('/api/OpsCategory/Delete', command({ categoryId }), operator);
  expect(await floors()).toMatchObject([{ options: { title: '指定', categoryId: '' } }]);
  passTo(minute + 1);
  const again = await publish('再发');
  expect(again.errorData).toEqual([{ field: 'blocks.0', msg: '楼层的分类已删除，请重新选择' }]);
});

test('who may not: suppliers, buyers, another shop', async () => {
  const { versionId = '' } = (await read()).versions[0] ?? {};
  const other = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  const open = (who: CallOptions) => app.call('/api/OpsStudio/GetVersion', { data: { versionId } }, who);
  expect((await open(operator)).resultData.look.pageDesc).toBeTruthy();
  expect((await open(other)).errorCode).toBe(errorCodes.notFound);
  expect((await cancel(versionId, other)).errorCode).toBe(errorCodes.notFound);
  for (const account of ['supplier', 'buyer'] as const) {
    const who = { token: await signIn(app, account) };
    expect((await open(who)).errorCode).toBe(errorCodes.forbidden);
    expect((await cancel(versionId, who)).errorCode).toBe(errorCodes.forbidden);
  }
  expect((await cancel(versionId, {})).errorCode).toBe(errorCodes.signedOut);
});
