import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { mostViews } from '@jicai/domain/shop-side/list-views.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { listViews } from '../../db/tables/list-views.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
let clerk: CallOptions = {};
let other: CallOptions = {};

const columns = { hidden: ['goods'], order: ['state', 'customer'] };
const late = { list: 'orders', name: '快超时', query: 'searchKey=%E7%BA%B8&view=dueSoon', columns, isShared: false };

const save = (view: object, call = clerk) =>
  app.call('/api/OpsView/Save', { data: { ...late, ...view, requestId: randomUUID() } }, call);
const drop = (data: object, call = clerk) =>
  app.call('/api/OpsView/Delete', { data: { ...data, requestId: randomUUID() } }, call);
const habit = (data: object, call = clerk) =>
  app.call('/api/OpsView/SaveHabit', { data: { list: 'orders', ...data, requestId: randomUUID() } }, call);
const read = async (call = clerk, list = 'orders') =>
  (await app.call('/api/OpsView/GetList', { reqData: { list } }, call)).resultData;
const names = async (call = clerk) => (await read(call)).views.map(({ name }) => name);
const acts = async () => {
  const { resultData } = await app.call(
    '/api/OpsLog/GetPage',
    { reqData: { area: 'desk' } },
    { token: await signIn(app, 'operator') },
  );
  return resultData.map(({ act, subjectName, changes }) => [act, subjectName, changes.map(({ to }) => to)]);
};

beforeEach(async () => {
  await inShop(app, businessCompanyId, async ({ db }) => {
    await db.delete(listViews);
  });
});

beforeAll(async () => {
  clerk = await buildStaff(app, { role: 'orders' });
  other = await buildStaff(app, { role: 'finance' });
});

test('lists of operators and of suppliers keep views, each for who may open it', async () => {
  const operator = { token: await signIn(app, 'operator') };
  const supplier = { token: await signIn(app, 'supplier') };
  for (const [list, who, other] of [
    ...(['settlements', 'promotions', 'brands'] as const).map((name) => [name, operator, supplier] as const),
    ...(['ownGoods', 'ownSettlements'] as const).map((name) => [name, supplier, operator] as const),
  ]) {
    expect((await save({ list }, who)).errorCode, list).toBe('0');
    expect((await read(who, list)).views, list).toMatchObject([{ name: late.name }]);
    expect((await save({ list }, other)).errorCode, list).toBe(errorCodes.forbidden);
  }
});

test('a view is kept with its filters and columns, changed by its owner, and goes', async () => {
  const made = (await save({})).resultData;
  expect((await read()).views).toMatchObject([
    { ...made, name: '快超时', query: late.query, columns, isShared: false, isOwn: true },
  ]);
  expect((await save({})).errorData).toMatchObject([{ field: 'name', msg: '已有同名视图' }]);
  expect((await save({ ...made, version: 7 })).errorCode).toBe(errorCodes.outdated);
  const renamed = await save({ ...made, name: '今天超时' });
  expect(renamed.resultData).toEqual({ ...made, version: 2 });
  expect((await save({ ...renamed.resultData, list: 'goods' })).errorCode).toBe(errorCodes.notFound);
  expect((await drop(made)).errorCode).toBe(errorCodes.outdated);
  expect((await drop(renamed.resultData)).success).toBe(true);
  expect(await names()).toEqual([]);
  // Nothing of it was anybody else's affair.
  expect(await acts()).toEqual([]);
});

test('what is shared stands beside one’s own, is its owner’s to change, and stands in the log', async () => {
  const made = (await save({ name: '华东', isShared: true })).resultData;
  await save({ name: '自用' });
  expect(await names()).toEqual(['华东', '自用']);
  expect((await read(other)).views).toMatchObject([{ name: '华东', isOwn: false, isShared: true }]);
  expect((await save({ ...made, name: '改名' }, other)).errorCode).toBe(errorCodes.notFound);
  expect((await drop(made, other)).errorCode).toBe(errorCodes.notFound);
  expect((await acts())[0]).toEqual(['保存共享视图', '列表视图', ['是', '华东', 'searchKey=纸，view=dueSoon']]);
  expect((await drop(made)).success).toBe(true);
  expect(await names(other)).toEqual([]);
});

test('a supplier’s views stay with that supplier, operators’ with operators', async () => {
  const [mine, foreign] = [
    (await buildSku(app.deps, businessCompanyId)).supplierId,
    (await buildSku(app.deps, businessCompanyId)).supplierId,
  ];
  const first = await buildStaff(app, { role: 'supplierAdmin', supplierId: mine });
  const second = await buildStaff(app, { role: 'supplierClerk', supplierId: mine });
  const third = await buildStaff(app, { role: 'supplierClerk', supplierId: foreign });
  await save({ name: '我们的', isShared: true }, first);
  await save({ name: '运营的', isShared: true });
  expect(await names(second)).toEqual(['我们的']);
  expect(await names(third)).toEqual([]);
  expect(await names(other)).toEqual(['运营的']);
  const abroad = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect(await names(abroad)).toEqual([]);
});

test('the columns of a list and what it opens with are kept one by one', async () => {
  expect(await read()).toMatchObject({ columns: { hidden: [], order: [] }, firstQuery: '' });
  await habit({ columns });
  await habit({ firstQuery: 'view=all' });
  expect(await read()).toMatchObject({ columns, firstQuery: 'view=all' });
  await habit({ columns: { hidden: [], order: [] } });
  expect(await read()).toMatchObject({ columns: { hidden: [], order: [] }, firstQuery: 'view=all' });
  expect(await read(other)).toMatchObject({ firstQuery: '' });
});

test('views are for who may open the list', async () => {
  const list = 'orders';
  expect(await app.call('/api/OpsView/GetList', { reqData: { list } })).toMatchObject({
    errorCode: errorCodes.signedOut,
  });
  const cashier = await buildStaff(app, { permissions: ['ops.pay.view'] });
  for (const call of [cashier, { token: await signIn(app, 'admin') }, { token: await signIn(app, 'buyer') }]) {
    const answers = await Promise.all([
      app.call('/api/OpsView/GetList', { reqData: { list } }, call),
      save({}, call),
      habit({ columns }, call),
    ]);
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([3, 3, 3].map(() => errorCodes.forbidden));
  }
  expect((await drop({ viewId: '1', version: 1 }, { token: await signIn(app, 'buyer') })).errorCode).toBe(
    errorCodes.forbidden,
  );
});

test('at most 20 of a list, also for two who add the last at once', async () => {
  const keeper = await buildStaff(app, { role: 'orders' });
  for (let at = 1; at < mostViews; at += 1) await save({ name: `视图 ${at}` }, keeper);
  const last = await Promise.all([save({ name: '甲' }, keeper), save({ name: '乙' }, keeper)]);
  expect(last.filter(({ success }) => success).length).toBe(1);
  expect((await names(keeper)).length).toBe(mostViews);
  expect((await save({ list: 'returns' }, keeper)).success).toBe(true);
});
