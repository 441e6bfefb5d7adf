import { describe, expect, test } from 'vitest';
import { demoPassword } from '../../db/seed/demo-people.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { md5Of } from './passwords.ts';

const app = useTestApp();
const right = md5Of(demoPassword);
const logIn = (body: Record<string, unknown>, options: { host?: string } = {}) =>
  app.call('/api/Account/Login', { accountPwd: right, ...body }, options);

describe('Account/Login', () => {
  test('answers who signed in, with a token of the company', async () => {
    const answer = await logIn({ accountNo: ' Buyer ', companyId: '1001' });
    expect(answer.resultData).toMatchObject({
      userName: '陈思远',
      accountType: 1,
      companyId: '1001',
      customerName: '华东精密制造有限公司',
      customerType: 1,
      roleNames: ['采购员'],
      mustChangePwd: false,
    });
    expect(answer.resultData.token).toMatch(/^rt\.[\w-]{43}$/);
  });

  test('a mobile signs in as its account does', async () => {
    const answer = await logIn({ accountNo: '13800100002' });
    expect(answer.resultData.userName).toBe('陈思远');
  });

  test('shop-side accounts and members too', async () => {
    expect((await logIn({ accountNo: 'operator' })).resultData).toMatchObject({ accountType: 2, customerId: '' });
    expect((await logIn({ accountNo: 'member' }, { host: retailHost })).resultData).toMatchObject({
      companyId: '1002',
      customerType: 2,
    });
  });

  test('unknown and wrong answer alike', async () => {
    const unknown = await logIn({ accountNo: 'nobody' });
    const wrong = await logIn({ accountNo: 'finance', accountPwd: md5Of('x') });
    expect(unknown).toMatchObject({ success: false, errorCode: '1001', errorMsg: '账号或者密码不正确' });
    expect({ ...wrong, status: 200 }).toEqual(unknown);
  });

  test('empty fields are told with their texts', async () => {
    const answer = await app.call('/api/Account/Login', { accountPwd: demoPassword });
    expect(answer).toMatchObject({ errorCode: '4', errorMsg: '请输入账号' });
    expect(answer.errorData?.map((fault) => fault.msg)).toEqual(['请输入账号', '请输入密码']);
  });
});

test('seeded tokens', async () => {
  expect(await signIn(app, 'buyer')).toMatch(/^rt\./);
});
