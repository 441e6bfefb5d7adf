import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildStaff } from '../../../test/build-staff.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { creditAccounts } from '../../db/tables/credit.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { md5Of } from '../auth/index.ts';

const app = useTestApp(seedCredit);
const customerId = '2001';
let operator: CallOptions = {};

type Path = Parameters<typeof app.call>[0];
const call = <P extends Path>(path: P, data: object, who: CallOptions = operator) =>
  app.call(path, { data: { requestId: crypto.randomUUID(), customerId, ...data } }, who);
const member = async (accountNo: string) => {
  const page = await app.call('/api/OpsCustomer/GetMemberPage', { reqData: { customerId }, pageSize: 100 }, operator);
  return page.resultData.find((one) => one.accountNo === accountNo)!;
};
const setState = async (accountNo: string, isActive: boolean, who?: CallOptions) =>
  call('/api/OpsCustomer/SetMemberState', { userId: (await member(accountNo)).userId, isActive, reason: '离职' }, who);
const isIn = async (token: string) => (await app.call('/api/Account/GetUserInfo', {}, { token })).success;
const logIn = (accountNo: string, password: string) =>
  app.call('/api/Account/Login', { accountNo, accountPwd: md5Of(password) });
const lastRecord = async () => (await call('/api/OpsCustomer/GetHistory', {})).resultData[0];

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

describe('a member', () => {
  test('who is stopped is out at once and stays out until he is let in again', async () => {
    const token = await signIn(app, 'buyer');
    expect((await setState('buyer', false)).success).toBe(true);
    expect(await isIn(token)).toBe(false);
    await expect(signIn(app, 'buyer')).rejects.toThrow();
    expect(await member('buyer')).toMatchObject({ isActive: false });
    const told = {
      act: '停用或启用成员',
      changes: expect.arrayContaining([expect.objectContaining({ name: '成员' })]),
    };
    expect(await lastRecord()).toMatchObject(told);
    expect((await setState('buyer', true)).success).toBe(true);
    // What was open before stays closed.
    expect(await isIn(token)).toBe(false);
    expect(await isIn(await signIn(app, 'buyer'))).toBe(true);
  });

  test('is not stopped while he is the last administrator', async () => {
    expect(await setState('admin', false)).toMatchObject({ errorMsg: '至少保留一名启用的企业管理员' });
    expect(await member('admin')).toMatchObject({ isActive: true });
  });

  test('who locked himself out is let try again', async () => {
    for (let tries = 0; tries < 2; tries += 1) await logIn('finance', 'falsch');
    const { userId } = await member('finance');
    expect(await member('finance')).toMatchObject({ isLocked: false });
    // The captcha stands in the way of more from here; the count of the pair is what locks.
    await withTenant(app.deps.db, businessCompanyId, (tx) =>
      tx.execute(`update attempts set count = 5 where company_id = ${businessCompanyId} and kind = 'login:pair'`),
    );
    expect(await member('finance')).toMatchObject({ isLocked: true });
    await expect(signIn(app, 'finance')).rejects.toThrow();
    expect((await call('/api/OpsCustomer/UnlockMember', { userId })).success).toBe(true);
    expect(await member('finance')).toMatchObject({ isLocked: false });
    expect(await isIn(await signIn(app, 'finance'))).toBe(true);
  });

  test('who is given a password has to change it, and is told', async () => {
    const token = await signIn(app, 'approver');
    const { userId } = await member('approver');
    const weak = await call('/api/OpsCustomer/ResetMemberPwd', { userId, accountPwd: md5Of('12345678') });
    expect(weak.errorCode).toBe(errorCodes.weakPassword);
    const given = { userId, accountPwd: md5Of('Einmal@7712') };
    expect((await call('/api/OpsCustomer/ResetMemberPwd', given)).success).toBe(true);
    expect(await isIn(token)).toBe(false);
    const { resultData } = await logIn('approver', 'Einmal@7712');
    expect(resultData.mustChangePwd).toBe(true);
    const messages = await app.call('/api/Message/GetPage', { reqData: {} }, { token: resultData.token });
    expect(messages.resultData[0]?.title).toBe('登录密码已重置');
  });
});

describe('closing a customer', () => {
  const close = async (data: object = {}, who?: CallOptions) => {
    const { version } = (await call('/api/OpsCustomer/GetModel', {})).resultData;
    return call('/api/OpsCustomer/Close', { version, reason: '合作结束', ...data }, who);
  };
  const setUsed = (usedFen: number) =>
    withTenant(app.deps.db, businessCompanyId, (tx) =>
      tx
        .update(creditAccounts)
        .set({ usedFen })
        .where(and(eq(creditAccounts.companyId, businessCompanyId), eq(creditAccounts.customerId, customerId))),
    );

  test('waits for what is owed, and says so', async () => {
    await setUsed(12_300);
    const file = (await call('/api/OpsCustomer/GetModel', {})).resultData;
    expect(file.closeReasons).toEqual(['授信还有 ¥123.00 未还']);
    expect(await close()).toMatchObject({
      errorCode: errorCodes.stateChanged,
      errorMsg: expect.stringContaining('¥123.00'),
    });
    await setUsed(0);
  });

  test('signs its people out; it stands among the closed until it is opened again', async () => {
    const token = await signIn(app, 'buyer');
    expect((await close()).success).toBe(true);
    expect(await isIn(token)).toBe(false);
    const page = async (queue: string) =>
      (await app.call('/api/OpsCustomer/GetPage', { reqData: { queue } }, operator)).resultData.map(
        (row) => row.customerId,
      );
    expect(await page('closed')).toContain(customerId);
    expect(await page('disabled')).not.toContain(customerId);
    expect(await lastRecord()).toMatchObject({ act: '关闭客户' });
    const { version } = (await call('/api/OpsCustomer/GetModel', {})).resultData;
    await call('/api/OpsCustomer/SetState', { version, isActive: true, reason: '恢复合作' });
    expect((await call('/api/OpsCustomer/GetModel', {})).resultData).toMatchObject({ isClosed: false });
    expect(await isIn(await signIn(app, 'buyer'))).toBe(true);
  });

  test('its prices, pool, credit and terms stay as they are until it is opened again', async () => {
    expect((await close()).success).toBe(true);
    const { version } = (await call('/api/OpsCustomer/GetModel', {})).resultData;
    const reason = '年度授信';
    const changes = {
      '/api/OpsCustomer/SetCredit': { version, limitFee: 1, reason },
      '/api/OpsCustomer/ReleaseOverdue': { version, days: 1, reason },
      '/api/OpsCustomer/EditTerm': { version, termKind: 'monthly', termDays: 60 },
      '/api/OpsCustomer/SaveGoodsPool': { version, scope: 'all' },
      '/api/OpsCustomer/SavePrices': { rows: [{ itemId: '1', priceFee: 100, tiers: [] }] },
      '/api/OpsCustomer/EndPrice': { priceId: '1', priceFee: 100 },
      '/api/OpsCustomer/EndDiscount': { discountId: '1', discountBp: 9000 },
      '/api/OpsCustomer/SaveDiscount': { target: 'brand', targetId: '1', discountBp: 9000 },
    } as const;
    for (const [path, data] of Object.entries(changes) as [Path, object][])
      expect(await call(path, data), path).toMatchObject({
        errorCode: errorCodes.stateChanged,
        errorMsg: '该客户已关闭，重新启用后才能修改',
      });
    expect((await call('/api/OpsCustomer/SetState', { version, isActive: true, reason: '恢复合作' })).success).toBe(
      true,
    );
    const now = (await call('/api/OpsCustomer/GetModel', {})).resultData.version;
    expect((await call('/api/OpsCustomer/SaveGoodsPool', { version: now, scope: 'all' })).success).toBe(true);
  });

  test('takes the version that was read', async () => {
    expect((await close({ version: 0 })).errorCode).toBe(errorCodes.outdated);
  });
});

test('nobody else does any of this, and nobody of another customer or shop is reached', async () => {
  const { userId } = await member('buyer');
  const inputs = {
    '/api/OpsCustomer/SetMemberState': { isActive: false, reason: '离职' },
    '/api/OpsCustomer/UnlockMember': {},
    '/api/OpsCustomer/ResetMemberPwd': { accountPwd: md5Of('Einmal@7713') },
    '/api/OpsCustomer/Close': { version: 1, reason: '合作结束' },
  } as const;
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  const buyer = { token: await signIn(app, 'buyer') };
  const supplier = { token: await signIn(app, 'supplier') };
  const looks = { token: (await buildStaff(app, { role: 'readOnly' })).token };
  for (const [path, input] of Object.entries(inputs) as [Path, object][]) {
    const data = { userId, ...input };
    for (const who of [buyer, supplier, looks])
      expect((await call(path, data, who)).errorCode, path).toBe(errorCodes.forbidden);
    expect((await call(path, data, {})).success, path).toBe(false);
    expect((await call(path, data, retail)).errorCode, path).toBe(errorCodes.notFound);
    expect((await call(path, { ...data, customerId: '2002' })).errorCode, path).toBe(errorCodes.notFound);
    if (path !== '/api/OpsCustomer/Close')
      expect((await call(path, { ...data, userId: '999' })).errorCode, path).toBe(errorCodes.notFound);
  }
  expect(await isIn(buyer.token)).toBe(true);
});
