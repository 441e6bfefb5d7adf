import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { beforeAll, expect, test } from 'vitest';
import { creditCodeOf } from '../../../test/build-registration.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { md5Of } from '../auth/index.ts';

const app = useTestApp();
const path = '/api/OpsCustomer/AddCompany';
const first = md5Of('First-Pass-2026');
let operator: CallOptions = {};
beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

const formOf = (number: number) => ({
  customerName: `手建第${number}机械有限公司`,
  taxNo: creditCodeOf(number),
  contactName: '何新建',
  mobile: `1380000${number}`,
  accountNo: `byhand_${number}`,
  accountPwd: first,
  termKind: 'monthly',
  termDays: 30,
});
const add = (data: object, who = operator) =>
  app.call(path, { data: { requestId: crypto.randomUUID(), ...data } }, who);
const file = async (customerId: string) =>
  (await app.call('/api/OpsCustomer/GetModel', { data: { customerId } }, operator)).resultData;

test('a company made by hand is a customer; its administrator changes the password and orders', async () => {
  const { customerId } = (await add(formOf(9001))).resultData;
  expect(await file(customerId)).toMatchObject({ customerName: '手建第9001机械有限公司', termText: '月结 30 天' });
  const login = (accountPwd: string) => app.call('/api/Account/Login', { accountNo: 'byhand_9001', accountPwd });
  const signedIn = await login(first);
  expect(signedIn.resultData).toMatchObject({ mustChangePwd: true, userName: '何新建' });
  const { token } = signedIn.resultData;
  const data = { oldPwd: first, newPwd: md5Of('Own-Pass-2026') };
  expect((await app.call('/api/Account/RevisePwd', { data }, { token })).success).toBe(true);
  const history = await app.call('/api/OpsCustomer/GetHistory', { data: { customerId } }, operator);
  expect(history.resultData.map(({ act }) => act)).toEqual(['新建客户企业']);
});

test('what another company or person has is refused, and nothing has happened', async () => {
  await add(formOf(9002));
  const refusals: [object, string][] = [
    [{ taxNo: creditCodeOf(9002) }, errorCodes.enterpriseTaken],
    [{ accountNo: 'BYHAND_9002' }, errorCodes.accountTaken],
    [{ mobile: '13800009002' }, errorCodes.mobileTaken],
    [{ taxNo: '91310000000000000X' }, errorCodes.badInput],
  ];
  for (const [part, code] of refusals) expect((await add({ ...formOf(9003), ...part })).errorCode).toBe(code);
  expect((await add(formOf(9003))).success).toBe(true);
});

test('only who may let companies in adds one, and only to his own shop', async () => {
  const looks = { token: (await buildStaff(app, { permissions: ['ops.customer.view'] })).token };
  const supplier = { token: (await buildStaff(app, { role: 'supplierAdmin' })).token };
  for (const who of [looks, supplier, { token: await signIn(app, 'buyer') }])
    expect((await add(formOf(9004), who)).errorCode).toBe(errorCodes.forbidden);
  expect((await add(formOf(9004), {})).success).toBe(false);
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  const { customerId } = (await add(formOf(9004), retail)).resultData;
  expect((await app.call('/api/OpsCustomer/GetModel', { data: { customerId } }, operator)).errorCode).toBe(
    errorCodes.notFound,
  );
});

test('whether a company can register by itself is told to who sees the customers', async () => {
  const ways = async (who: CallOptions) => app.call('/api/OpsCustomer/GetWays', {}, who);
  expect((await ways(operator)).resultData).toEqual({ canRegister: true });
  expect((await ways({ token: await signIn(app, 'buyer') })).errorCode).toBe(errorCodes.forbidden);
  // Without the demo's own messages, and no provider connected, nobody can: the guide and the registration page say so as well.
  const { local } = app.deps.sms;
  const open = async () => (await app.call('/api/Account/GetRegisterWays', {})).resultData;
  expect(await open()).toEqual({ canRegister: true, byMobile: true, byMail: false });
  app.deps.sms.local = undefined;
  try {
    expect(await open()).toEqual({ canRegister: false, byMobile: false, byMail: false });
    expect((await ways(operator)).resultData).toEqual({ canRegister: false });
    expect((await app.call('/api/OpsDesk/GetGuide', {}, operator)).resultData.canRegister).toBe(false);
  } finally {
    app.deps.sms.local = local;
  }
});
