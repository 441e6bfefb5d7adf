import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { registerStates } from '@jicai/domain/people/registration.ts';
import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { applicantPwd, buildRegistration, creditCodeOf } from '../../../test/build-registration.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { messagesTo } from '../../../test/sms-code.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { auditRecords } from '../../db/tables/requests.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { forgetApplicant } from './index.ts';

const app = useTestApp();
const pagePath = '/api/OpsCustomer/GetRegisterPage';
const modelPath = '/api/OpsCustomer/GetRegister';
const contactPath = '/api/OpsCustomer/GetRegisterContact';
const licensePath = '/api/OpsCustomer/GetRegisterLicense';
const auditPath = '/api/OpsCustomer/AuditRegister';

let operator = '';
beforeAll(async () => {
  operator = await signIn(app, 'operator');
});

const find = async (accountNo: string) =>
  (await app.call(pagePath, { searchKey: accountNo }, { token: operator })).resultData[0]!;
const audit = (row: { registerId: string; version?: number }, more: object = {}, token = operator) =>
  app.call(
    auditPath,
    {
      data: {
        registerId: row.registerId,
        version: row.version,
        isAgree: true,
        requestId: crypto.randomUUID(),
        ...more,
      },
    },
    { token },
  );
const recordsOf = (registerId: string) =>
  withTenant(app.deps.db, businessCompanyId, (tx) =>
    tx
      .select({ actorName: auditRecords.actorName, path: auditRecords.path, after: auditRecords.after })
      .from(auditRecords)
      .where(and(eq(auditRecords.companyId, businessCompanyId), eq(auditRecords.subject, `register ${registerId}`)))
      .orderBy(auditRecords.id),
  );

describe('OpsCustomer/GetRegisterPage and GetRegister', () => {
  test('those that wait first, filtered and searched, with stars', async () => {
    for (const number of [1, 2, 3]) {
      app.setNow(new Date(Date.parse('2026-11-21T02:00:00Z') + number * 60_000));
      await buildRegistration(app, number);
    }
    await audit(await find('Qiye_0001'), { isAgree: false, reason: '名称与执照不符' });
    const all = await app.call(pagePath, {}, { token: operator });
    expect(all.resultData.map(({ accountNo, registerState }) => [accountNo, registerState])).toEqual([
      ['Qiye_0002', 1],
      ['Qiye_0003', 1],
      ['Qiye_0001', 3],
    ]);
    expect(all).toMatchObject({ totalCount: 3, pageIndex: 1, pageSize: 10, isTotalCapped: false });
    const names = async (body: object) =>
      (await app.call(pagePath, body, { token: operator })).resultData.map(({ accountNo }) => accountNo);
    expect(await names({ reqData: { registerStates: [registerStates.rejected] } })).toEqual(['Qiye_0001']);
    expect(await names({ searchKey: '第2贸易' })).toEqual(['Qiye_0002']);
    expect(await names({ searchKey: creditCodeOf(3).toLowerCase() })).toEqual(['Qiye_0003']);
    expect(await names({ searchKey: '%' })).toEqual([]);
    expect(await names({ pageSize: 1, pageIndex: 2 })).toEqual(['Qiye_0003']);
    expect(await names({ reqData: { dateFrom: '2026-11-22' } })).toEqual([]);
    expect(all.resultData[0]).toMatchObject({ mobile: '137****0002', rounds: 1, submitTime: '2026-11-21 10:02:00' });
    const model = await app.call(
      modelPath,
      { data: { registerId: all.resultData[0]?.registerId } },
      { token: operator },
    );
    expect(model.resultData).toMatchObject({
      areaText: '上海市浦东新区',
      address: '世纪大道100号12层',
      bankAccount: '**** 3445',
      licenseName: '营业执照.webp',
      customerId: '',
    });
    expect(JSON.stringify([all, model])).not.toMatch(/13700000002|6222020200112233445|\/files\//);
  });
});

describe('OpsCustomer/GetRegisterContact and GetRegisterLicense', () => {
  test('show what is starred elsewhere and leave a record of who looked', async () => {
    await buildRegistration(app, 10);
    const { registerId } = await find('Qiye_0010');
    const contact = await app.call(contactPath, { data: { registerId } }, { token: operator });
    expect(contact.resultData).toEqual({ mobile: '13700000010', email: '', bankAccount: '6222020200112233445' });
    const license = await app.call(licensePath, { data: { registerId } }, { token: operator });
    expect(license.resultData).toMatchObject({ fileName: '营业执照.webp', mediaType: 'image/webp' });
    const open = (url: string) => app.fastify.inject({ url, headers: { host: 'business.localhost' } });
    const file = await open(license.resultData.fileUrl);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await open(license.resultData.fileUrl.split('?')[0]!)).statusCode).toBe(404);
    expect(await recordsOf(registerId)).toMatchObject([
      { actorName: '商城运营', path: contactPath, after: { viewed: 'contact' } },
      { actorName: '商城运营', path: licensePath, after: { viewed: 'license' } },
    ]);
  });
});

describe('OpsCustomer/AuditRegister', () => {
  const logIn = (accountNo: string) => app.call('/api/Account/Login', { accountNo, accountPwd: applicantPwd });

  test('approval opens the enterprise with its administrator, once', async () => {
    const { mobile, userId } = await buildRegistration(app, 20);
    const row = await find('Qiye_0020');
    const requestId = crypto.randomUUID();
    const done = await audit(row, { requestId });
    expect(done.resultData).toEqual({
      registerState: registerStates.approved,
      customerId: expect.stringMatching(/^\d+$/),
      version: 2,
    });
    expect(await audit(row, { requestId })).toEqual(done);
    expect((await audit(row)).errorCode).toBe('6001');
    expect((await audit({ ...row, version: 2 }, { isAgree: false, reason: '再想一想' })).errorCode).toBe('6001');

    const session = await logIn('Qiye_0020');
    expect(session.resultData).toMatchObject({
      userId,
      customerId: done.resultData.customerId,
      customerName: '上海第20贸易有限公司',
      customerType: customerTypes.enterprise,
      roleNames: ['企业管理员'],
    });
    const { token } = session.resultData;
    const info = await app.call('/api/Account/GetUserInfo', {}, { token });
    expect(info.resultData).toMatchObject({ userName: '赵明', orgName: '总部' });
    expect(info.resultData.permissions).toEqual(expect.arrayContaining(['order.submit', 'user.edit']));
    const menu = await app.call('/api/KamFunction/GetUserByFunction', {}, { token });
    expect(menu.resultData.length).toBeGreaterThan(3);
    const inbox = await app.call('/api/Message/GetPage', { reqData: {} }, { token });
    expect(inbox.resultData[0]).toMatchObject({ title: '企业注册已通过审核', kind: 'account' });
    expect((await messagesTo(app, mobile))[0]).toBe(
      '上海第20贸易有限公司的企业注册申请已通过审核，现在可以登录商城采购。',
    );
    expect(await recordsOf(row.registerId)).toMatchObject([{ path: auditPath, after: { state: 2 } }]);
  });

  test('credit is given with the approval by who may give it, and by nobody else', async () => {
    await buildRegistration(app, 29);
    const row = await find('Qiye_0029');
    const { token } = await buildStaff(app, { permissions: ['ops.customer.view', 'ops.customer.admit'] });
    expect((await audit(row, { creditLimit: 100 }, token)).errorCode).toBe(errorCodes.forbidden);
    expect((await audit(row, { creditLimit: 0 }, token)).success).toBe(true);
  });

  test('refusal needs a reason, which the applicant is told', async () => {
    const { mobile } = await buildRegistration(app, 21);
    const row = await find('Qiye_0021');
    expect(await audit(row, { isAgree: false })).toMatchObject({
      errorCode: '4',
      errorData: [{ field: 'reason', msg: '请填写驳回原因' }],
    });
    expect((await audit({ ...row, version: 7 })).errorCode).toBe('6');
    expect((await audit({ registerId: row.registerId })).errorCode).toBe('6');
    expect((await audit(row, { isAgree: false, reason: '执照已过期' })).resultData).toEqual({
      registerState: registerStates.rejected,
      customerId: '',
      version: 2,
    });
    expect((await messagesTo(app, mobile))[0]).toContain('未通过审核：执照已过期。');
    expect((await logIn('Qiye_0021')).errorMsg).toBe('企业资料未通过审核：执照已过期');
    expect((await find('Qiye_0021')).rejectReason).toBe('执照已过期');
    expect((await messagesTo(app, mobile)).filter((text) => text.includes('执照已过期'))).toHaveLength(1);
  });

  test('two operators at once: one decides', async () => {
    await buildRegistration(app, 22);
    const row = await find('Qiye_0022');
    const answers = await Promise.all([audit(row), audit(row), audit(row, { isAgree: false, reason: '执照已过期' })]);
    expect(answers.map(({ errorCode }) => errorCode).toSorted()).toEqual(['0', '6001', '6001']);
  });

  test('what cannot be opened stays as it was', async () => {
    await buildRegistration(app, 23);
    const row = await find('Qiye_0023');
    const { customers } = await import('../../db/tables/accounts.ts');
    const { deps } = app;
    await withTenant(deps.db, businessCompanyId, (tx) =>
      tx.insert(customers).values({
        companyId: businessCompanyId,
        id: deps.db.newId(),
        name: '先到的公司',
        customerType: customerTypes.enterprise,
        taxNo: creditCodeOf(23),
        createdAt: deps.now(),
        updatedAt: deps.now(),
      }),
    );
    expect((await audit(row)).errorCode).toBe('1011');
    expect(await find('Qiye_0023')).toMatchObject({ registerState: registerStates.awaitingReview, version: 1 });
    expect((await logIn('Qiye_0023')).errorCode).toBe('1004');
    expect(await recordsOf(row.registerId)).toEqual([]);
  });

  test('a new administrator shares nothing with another enterprise', async () => {
    await buildRegistration(app, 24);
    await audit(await find('Qiye_0024'));
    const { token } = (await logIn('Qiye_0024')).resultData;
    const orders = await app.call('/api/ShopOrder/GetPage', { reqData: { scope: 'all' } }, { token });
    expect(orders).toMatchObject({ success: true, resultData: [] });
    const theirs = await app.call('/api/CustAddress/GetModel', { data: { addressId: '6001' } }, { token });
    expect(theirs.errorCode).toBe('5');
  });
});

test('with the account the person goes out of the registration', async () => {
  const { accountNo } = await buildRegistration(app, 40);
  await audit(await find(accountNo));
  const { accountId } = (await app.call('/api/Account/Login', { accountNo, accountPwd: applicantPwd })).resultData;
  await inShop(app, businessCompanyId, (ctx) => forgetApplicant(ctx, accountId));
  expect(await find(accountNo)).toMatchObject({ contactName: '已注销用户', customerName: '上海第40贸易有限公司' });
});

describe('who may not', () => {
  const paths = [pagePath, modelPath, contactPath, licensePath, auditPath] as const;

  test('nobody but the operators of this shop', async () => {
    await buildRegistration(app, 30);
    const row = await find('Qiye_0030');
    const data = { registerId: row.registerId, version: 1, isAgree: true, requestId: crypto.randomUUID() };
    const [admin, member, supplier] = [
      await signIn(app, 'admin'),
      await signIn(app, 'member'),
      await signIn(app, 'supplier'),
    ];
    const foreign = await signIn(app, 'operator', { host: retailHost });
    for (const path of paths) {
      expect((await app.call(path, { data })).errorCode, path).toBe('2');
      for (const token of [admin, member, supplier])
        expect((await app.call(path, { data }, { token })).errorCode, path).toBe('3');
      const there = await app.call(path, { data }, { token: foreign, host: retailHost });
      if (path === pagePath) expect(there.resultData).toEqual([]);
      else expect(there.errorCode, path).toBe('5');
    }
    expect(await find('Qiye_0030')).toMatchObject({ registerState: registerStates.awaitingReview, version: 1 });
    expect(await recordsOf(row.registerId)).toEqual([]);
  });

  test('bad bodies', async () => {
    for (const path of [modelPath, contactPath, licensePath, auditPath] as const)
      expect((await app.call(path, { data: { registerId: 'x' } }, { token: operator })).errorCode, path).toBe('4');
    const row = await find('Qiye_0030');
    expect((await audit(row, { requestId: undefined })).errorCode).toBe('4');
    expect((await audit(row, { isAgree: '也许' })).errorCode).toBe('4');
    expect((await app.call(pagePath, { pageSize: 1000 }, { token: operator })).errorCode).toBe('4');
  });
});
