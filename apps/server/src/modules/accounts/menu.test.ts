import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { roles } from '../../db/tables/accounts.ts';
import { withTenant } from '../../db/with-tenant.ts';

const app = useTestApp();

describe('KamFunction/GetUserByFunction', () => {
  const path = '/api/KamFunction/GetUserByFunction';
  const menuOf = async (token: string, host?: string) =>
    (await app.call(path, {}, { token, ...(host && { host }) })).resultData.flatMap((top) =>
      top.children.map((leaf) => `${top.formUrl}/${leaf.formUrl}`),
    );

  test('what each role sees of what has a screen', async () => {
    const all = ['order/myOrder', 'kamUser/userInfo', 'kamUser/receivingAddress'];
    expect(await menuOf(await signIn(app, 'buyer'))).toEqual(expect.arrayContaining(all));
    expect(await menuOf(await signIn(app, 'member', { host: retailHost }), retailHost)).toEqual(
      expect.arrayContaining(all),
    );
    expect(await menuOf(await signIn(app, 'finance'))).not.toContain('kamUser/receivingAddress');
  });

  test('who may not', async () => {
    expect((await app.call(path)).errorCode).toBe('2');
    expect((await app.call(path, {}, { token: await signIn(app, 'operator') })).errorCode).toBe('3');
    expect((await app.call(path, { reqData: 5 }, { token: await signIn(app, 'buyer') })).errorCode).toBe('4');
  });
});

describe('KamFunction/GetFunction', () => {
  const path = '/api/KamFunction/GetFunction';
  const roleOf = async (companyId: string, builtIn: string) => {
    const [row] = await withTenant(app.deps.db, companyId, (tx) =>
      tx.select({ id: roles.id }).from(roles).where(eq(roles.builtIn, builtIn)),
    );
    return row!.id;
  };

  test('the grantable tree, marked with what the role holds', async () => {
    const token = await signIn(app, 'admin');
    const { resultData } = await app.call(path, { reqData: { roleId: await roleOf('1001', 'finance') } }, { token });
    const account = resultData.find((top) => top.formUrl === 'kamUser');
    expect(account).toMatchObject({ isGranted: true, isGrantable: true });
    expect(account?.children.map((leaf) => [leaf.formUrl, leaf.isGranted])).toEqual(
      expect.arrayContaining([
        ['userInfo', true],
        ['receivingAddress', false],
      ]),
    );
    const bare = await app.call(path, {}, { token });
    expect(bare.resultData.every((top) => !top.isGranted)).toBe(true);
  });

  test("another customer's and another tenant's role are not there", async () => {
    const token = await signIn(app, 'admin');
    expect((await app.call(path, { reqData: { roleId: await roleOf('1001', 'member') } }, { token })).errorCode).toBe(
      '5',
    );
    expect((await app.call(path, { reqData: { roleId: await roleOf('1002', 'member') } }, { token })).errorCode).toBe(
      '5',
    );
  });

  test('who may not', async () => {
    expect((await app.call(path)).errorCode).toBe('2');
    expect((await app.call(path, {}, { token: await signIn(app, 'buyer') })).errorCode).toBe('3');
    expect((await app.call(path, { reqData: { roleId: 'x' } }, { token: await signIn(app, 'admin') })).errorCode).toBe(
      '4',
    );
  });
});
