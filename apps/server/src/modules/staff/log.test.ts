import { userStates } from '@jicai/domain/people/user-rules.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { signIn } from '../../../test/sign-in.ts';
import { columnOf, readSheet } from '../../../test/read-sheet.ts';
import { takeSheet } from '../../../test/take-sheet.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { inTenantAsSystem } from '../../ctx/system-ctx.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { writeAudit } from '../audit/index.ts';

const app = useTestApp();
let operator = '';
let orderNo = '';
let clerk = { token: '', userId: '' };
const page = async (reqData: object = {}, more: object = {}) =>
  app.call('/api/OpsLog/GetPage', { reqData, ...more }, { token: operator });
/** Without the lines of who signed in, which the tests do all the time. */
const worked = async () => (await page()).resultData.filter(({ act }) => act !== '登录');

beforeAll(async () => {
  const { itemId } = await buildSku(app.deps, businessCompanyId);
  operator = await signIn(app, 'operator');
  clerk = await buildStaff(app, { role: 'orders' });
  const buyer = await signIn(app, 'buyer');
  const addressId = await buildAddress(app, { token: buyer });
  const trade = await buildTrade(app, { token: buyer, addressId, items: [{ itemId, qty: 1 }] });
  const found = await app.call('/api/OpsOrder/GetPage', { searchKey: trade.tradeNo }, { token: operator });
  orderNo = found.resultData[0]?.orderNo ?? '';
  const note = { orderNo, text: '下周到货', requestId: randomUUID() };
  const noted = await app.call('/api/OpsOrder/AddNote', { data: note }, { token: clerk.token });
  expect(noted.success, noted.errorMsg).toBe(true);
  app.setNow(new Date('2026-11-22T02:00:00Z'));
  // A session of yesterday has ended.
  operator = await signIn(app, 'operator');
  const data = { userId: clerk.userId, version: 1, userName: '李工', roles: ['orders'] };
  const edited = await app.call('/api/OpsStaff/Edit', { data }, { token: operator });
  expect(edited.success, edited.errorMsg).toBe(true);
  await inTenantAsSystem(app.deps, businessCompanyId, 'audit.invariants', (ctx) =>
    writeAudit(ctx, { subject: 'invariants 2026', before: null, after: { broken: ['x'] } }),
  );
  // What a buyer changed in his own enterprise is not the shop's affair.
  await app.call(
    '/api/CustUser/SetState',
    { data: { userId: '4003', userState: userStates.disabled, version: 1 } },
    {
      token: await signIn(app, 'admin'),
    },
  );
});

test('only who may read the log reads it', async () => {
  const path = '/api/OpsLog/GetPage';
  expect(await app.call(path, {})).toMatchObject({ errorCode: errorCodes.signedOut });
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  const orders = await buildStaff(app, { role: 'orders' });
  for (const token of [orders.token, supplier.token, await signIn(app, 'admin')])
    for (const one of [path, '/api/OpsLog/GetPeople'] as const)
      expect(await app.call(one, {}, { token })).toMatchObject({ errorCode: errorCodes.forbidden });
  const foreign = { host: retailHost, token: await signIn(app, 'operator', { host: retailHost }) };
  expect((await app.call(path, {}, foreign)).resultData.map(({ act }) => act)).toEqual(['登录']);
  expect((await app.call('/api/OpsLog/GetPeople', {}, foreign)).resultData.map((one) => one.userId)).not.toContain(
    clerk.userId,
  );
});

test('says who did what to what, the newest first, and what it was before', async () => {
  const resultData = await worked();
  expect(resultData).toHaveLength(3);
  expect(resultData.map(({ act }) => act)).toEqual(['夜间核对账目', '修改后台用户', '写备注']);
  expect(resultData[0]).toMatchObject({ userId: '0', userName: '系统', ip: '' });
  expect(resultData[1]).toMatchObject({
    time: '2026-11-22 10:00:00',
    subjectName: '后台用户',
    subject: '李工',
    ip: '127.0.0.1',
    changes: [{ field: 'name', name: '姓名或名称', to: '李工' }],
  });
  expect(resultData[2]).toMatchObject({
    userId: clerk.userId,
    subjectName: '订单',
    subject: orderNo,
    changes: [{ field: 'note', name: '备注', from: '', to: '下周到货' }],
  });
});

test('is narrowed to a person, an area, days, and one number', async () => {
  const acts = async (reqData: object, more: object = {}) =>
    (await page(reqData, more)).resultData.map(({ act }) => act).filter((act) => act !== '登录');
  expect(await acts({ userId: clerk.userId, area: 'order' })).toEqual(['写备注']);
  expect(await acts({ userId: '0' })).toEqual(['夜间核对账目']);
  expect(await acts({ area: 'staff' })).toEqual(['修改后台用户']);
  expect(await acts({ dateTo: '2026-11-21' })).toEqual(['写备注']);
  expect(await acts({ dateFrom: '2026-11-22' })).toEqual(['夜间核对账目', '修改后台用户']);
  expect(await acts({}, { searchKey: orderNo })).toEqual(['写备注']);
  expect(await acts({}, { searchKey: orderNo.slice(0, 8) })).toEqual([]);
  expect(await page({ userId: '0' }, { pageIndex: 2, pageSize: 1 })).toMatchObject({ resultData: [], totalCount: 1 });
  expect(await page({ dateFrom: '2026-02-30' })).toMatchObject({ errorCode: errorCodes.badInput });
  expect(await page({ area: 'nothing' })).toMatchObject({ errorCode: errorCodes.badInput });
});

test('what a filter finds leaves as a sheet, and that it left stands in the log; who may not read it takes nothing', async () => {
  const take = (reqData: object, token: string) => takeSheet(app, '/api/OpsLog/Export', { reqData }, { token });
  const found = await page({ userId: clerk.userId });
  const { resultData } = await take({ userId: clerk.userId }, operator);
  expect(resultData.rowCount).toBe(found.totalCount);
  const sheet = await readSheet(app, resultData.fileUrl);
  expect(columnOf(sheet, '操作')).toEqual(found.resultData.map((row) => row.act));
  expect((await page()).resultData[0]).toMatchObject({ act: '导出操作日志', userName: '商城运营' });
  const without = await buildStaff(app, { role: 'orders' });
  expect((await take({}, without.token)).errorCode).toBe(errorCodes.forbidden);
  expect((await take({}, await signIn(app, 'buyer'))).errorCode).toBe(errorCodes.forbidden);
  const retail = await app.call(
    '/api/OpsLog/Export',
    { reqData: { userId: clerk.userId } },
    { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost },
  );
  expect(retail.resultData.rowCount).toBe(0);
});
