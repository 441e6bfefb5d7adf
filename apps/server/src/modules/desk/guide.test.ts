import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, useTestApp } from '../../../test/test-app.ts';
import { createCompany } from '../../seed/create-company.ts';
import { md5Of } from '../auth/index.ts';

const app = useTestApp();
const host = 'guided.localhost';
let companyId = '';
let first: CallOptions = {};
const stepsOf = async (who = first) => (await app.call('/api/OpsDesk/GetGuide', {}, who)).resultData.steps;
const done = async () => (await stepsOf()).filter((one) => one.isDone).map((one) => one.step);

beforeAll(async () => {
  const operator = await createCompany(app.deps, { name: '五步商城', host, kind: 'business' });
  companyId = operator.companyId;
  const oldPwd = md5Of(operator.password);
  const { token: printed } = (
    await app.call('/api/Account/Login', { accountNo: operator.accountNo, accountPwd: oldPwd }, { host })
  ).resultData;
  const data = { oldPwd, newPwd: md5Of('Own-Pass-2026') };
  const { token } = (await app.call('/api/Account/RevisePwd', { data }, { token: printed, host })).resultData;
  first = { token, host };
});

test('a new shop is led through five steps, each done by what was really done', async () => {
  expect((await stepsOf()).map((one) => one.step)).toEqual(['look', 'goods', 'freight', 'merchants', 'publish']);
  expect(await done()).toEqual([]);
  await buildSku(app.deps, companyId);
  expect(await done()).toEqual(['goods']);
  const command = { requestId: crypto.randomUUID(), channel: 'TRANSFER' as const, isEnabled: true, updateTime: '' };
  const values = { accountName: '五步', bankName: '工商银行', bankAccount: '6222 0000' };
  await app.call('/api/OpsMerchant/Save', { data: { ...command, values } }, first);
  const [shop] = (await app.call('/api/OpsFreight/GetModel', {}, first)).resultData.policies;
  const { supplierName: _name, stamp, supplierId, ...policy } = shop!;
  const saved = { supplierId, policy, stamp, requestId: crypto.randomUUID() };
  await app.call('/api/OpsFreight/SavePolicy', { data: saved }, first);
  expect(await done()).toEqual(['goods', 'freight', 'merchants']);
});

test('closed, the guide stays closed and the rest of the options is as it was', async () => {
  const close = (who: CallOptions) =>
    app.call('/api/OpsDesk/CloseGuide', { data: { requestId: crypto.randomUUID() } }, who);
  const viewer = await buildStaff(app, { role: 'readOnly' });
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  for (const token of [viewer.token, supplier.token, await signIn(app, 'buyer')]) {
    expect((await close({ token })).errorCode).toBe(errorCodes.forbidden);
    expect((await app.call('/api/OpsDesk/GetGuide', {}, { token })).errorCode).toBe(errorCodes.forbidden);
  }
  expect((await close({})).success).toBe(false);
  expect((await stepsOf()).length).toBe(5);
  await close(first);
  expect(await stepsOf()).toEqual([]);
  const { policies } = (await app.call('/api/OpsFreight/GetModel', {}, first)).resultData;
  expect(policies[0]?.baseFee).toBe(1000);
  // A shop of the demo was never led.
  expect(await stepsOf({ token: await signIn(app, 'operator') })).toEqual([]);
});
