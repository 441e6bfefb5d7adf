import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { describe, expect, test } from 'vitest';
import { inShop } from '../../../test/in-shop.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
const readPath = '/api/Account/GetUserInfo';
const editPath = '/api/Account/EditUserInfo';
const form = { userName: '陈思远', sex: 1, email: 'chensiyuan@example.com' };

describe('Account/GetUserInfo', () => {
  test('the caller with department, roles and customer', async () => {
    const { resultData } = await app.call(readPath, {}, { token: await signIn(app, 'buyer') });
    expect(resultData).toMatchObject({
      accountNo: 'buyer',
      userName: '陈思远',
      mobile: '138****0002',
      orgName: '制造一部',
      roles: [{ roleName: '采购员' }],
      customer: { customerName: '华东精密制造有限公司', customerType: customerTypes.enterprise },
      lastLoginTime: '2026-11-21 10:00:00',
    });
    expect(resultData.permissions).toContain('order.submit');
  });

  test('who may not', async () => {
    expect((await app.call(readPath)).errorCode).toBe('2');
    expect((await app.call(readPath, {}, { token: await signIn(app, 'operator') })).errorCode).toBe('3');
    expect((await app.call(readPath, { reqData: [] }, { token: await signIn(app, 'buyer') })).errorCode).toBe('4');
  });
});

describe('Account/ViewMobile', () => {
  const view = async (accountNo: DemoAccount, userId?: string) =>
    app.call('/api/Account/ViewMobile', { data: { userId } }, { token: await signIn(app, accountNo) });
  const views = () =>
    inShop(app, businessCompanyId, async (ctx) => {
      const { rows } = await ctx.db.execute(
        `select actor_name, subject from audit_records where path = '/api/Account/ViewMobile' and company_id = ${businessCompanyId} order by id`,
      );
      return rows;
    });

  test('one’s own, and for an administrator those of his enterprise; each is recorded', async () => {
    expect((await view('buyer')).resultData).toEqual({ mobile: '13800100002' });
    expect((await view('buyer', '4002')).resultData).toEqual({ mobile: '13800100002' });
    expect((await view('admin', '4002')).resultData).toEqual({ mobile: '13800100002' });
    expect(await views()).toEqual([
      { actor_name: '陈思远', subject: 'mobile of user 4002' },
      { actor_name: '陈思远', subject: 'mobile of user 4002' },
      { actor_name: '周敏', subject: 'mobile of user 4002' },
    ]);
  });

  test('nobody else’s, and who may not is not recorded', async () => {
    expect((await view('buyer', '4001')).errorCode).toBe('3');
    expect((await view('member', '4001')).errorCode).toBe('5');
    expect((await view('admin', '4005')).errorCode).toBe('5');
    expect((await view('admin', '1')).errorCode).toBe('5');
    expect((await view('admin', 'x')).errorCode).toBe('4');
    expect((await view('operator', '4002')).errorCode).toBe('3');
    expect((await app.call('/api/Account/ViewMobile', {})).errorCode).toBe('2');
    const retail = { token: await signIn(app, 'member', { host: retailHost }), host: retailHost };
    expect((await app.call('/api/Account/ViewMobile', { data: { userId: '4002' } }, retail)).errorCode).toBe('5');
    expect(await views()).toHaveLength(3);
  });
});

describe('Account/EditUserInfo', () => {
  test('changes the caller alone, under the version last read', async () => {
    const token = await signIn(app, 'admin');
    const { version } = (await app.call(readPath, {}, { token })).resultData;
    const data = { ...form, userName: ' 周敏慧 ', email: '', version };
    expect((await app.call(editPath, { data }, { token })).resultData).toEqual({
      userId: '4001',
      version: version + 1,
    });
    expect((await app.call(editPath, { data }, { token })).errorCode).toBe('6');
    const after = (await app.call(readPath, {}, { token })).resultData;
    expect(after).toMatchObject({ userName: '周敏慧', email: '', sex: 1 });
    const other = await app.call(readPath, {}, { token: await signIn(app, 'buyer') });
    expect(other.resultData.userName).toBe('陈思远');
  });

  test("a member's customer carries the new name; the same member of another shop does not", async () => {
    const retail = { token: await signIn(app, 'member', { host: retailHost }), host: retailHost };
    const data = { userName: '苏晴晴', email: '', version: 1 };
    expect((await app.call(editPath, { data }, retail)).success).toBe(true);
    expect((await app.call(readPath, {}, retail)).resultData.customer.customerName).toBe('苏晴晴');
    const business = await app.call(readPath, {}, { token: await signIn(app, 'member') });
    expect(business.resultData).toMatchObject({ userName: '苏晴', customer: { customerName: '苏晴' } });
  });

  test.each([
    [{ userName: '陈' }, 'userName', '请输入2-20个字的姓名'],
    [{ email: 'a@b' }, 'email', '邮箱格式不正确'],
    [{ sex: 3 }, 'sex', '不能超过 2'],
    [{ version: undefined }, 'version', '缺少版本号 version'],
  ])('refuses %o', async (fields, field, msg) => {
    const token = await signIn(app, 'buyer');
    const answer = await app.call(editPath, { data: { ...form, version: 1, ...fields } }, { token });
    expect(answer).toMatchObject({ errorCode: '4', errorData: [{ field, msg }] });
  });

  test('who may not', async () => {
    expect((await app.call(editPath, { data: form })).errorCode).toBe('2');
    expect((await app.call(editPath, { data: form }, { token: await signIn(app, 'supplier') })).errorCode).toBe('3');
  });
});
