import { userStates } from '@jicai/domain/people/user-rules.ts';
import { dataScopes } from '@jicai/domain/people/permissions.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { askPerson, buildRule, people } from '../../../test/build-rule.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { buildRole, buildUser, logInAs, roleIdOf, settleIn } from '../../../test/build-user.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { approvalRules } from '../../db/tables/approvals.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { md5Of } from '../auth/index.ts';

const app = useTestApp();
const tokens = {} as Record<DemoAccount, string>;
const roleIds = {} as Record<'admin' | 'buyer' | 'approver' | 'finance', string>;
beforeAll(async () => {
  for (const who of ['admin', 'buyer'] as const) tokens[who] = await signIn(app, who);
  for (const key of ['admin', 'buyer', 'approver', 'finance'] as const) roleIds[key] = await roleIdOf(app, key);
});

type Command = `/api/CustUser/${'Edit' | 'SetState' | 'ResetPwd' | 'SetRole'}`;
const read = async (userId: string, token = tokens.admin) =>
  (await app.call('/api/CustUser/GetModel', { data: { userId } }, { token })).resultData;
/** Changes a user as he stands now. */
const change = async (path: Command, userId: string, part: object, token = tokens.admin) =>
  app.call(path, { data: { userId, version: (await read(userId, token)).version, ...part } }, { token });
const setState = (userId: string, userState: 1 | 2, token?: string) =>
  change('/api/CustUser/SetState', userId, { userState }, token);
const setRole = (userId: string, roles: string[], token?: string) =>
  change('/api/CustUser/SetRole', userId, { roleIds: roles }, token);
const addUser = (roles: (keyof typeof roleIds)[] = ['buyer']) =>
  buildUser(app, { token: tokens.admin, roleIds: roles.map((key) => roleIds[key]) });

describe('停用', () => {
  test('the very next call is refused, also of goods; nobody signs in until 启用', async () => {
    const { userId, accountNo, password } = await addUser();
    const token = (await logInAs(app, accountNo, password))?.token ?? '';
    const { itemId } = await buildSku(app.deps, businessCompanyId, { retailFen: 1000, enterpriseFen: 900 });
    const price = async () => (await app.call('/api/Product/GetSkuModel', { data: { itemId } }, { token })).success;
    const mine = async () => (await app.call('/api/Account/GetUserInfo', {}, { token })).errorCode;
    // Proved just now, and kept for the next two seconds.
    expect([await price(), await mine()]).toEqual([true, '0']);
    expect((await setState(userId, 2)).success).toBe(true);
    expect([await price(), await mine()]).toEqual([false, '2']);
    expect(await logInAs(app, accountNo, password)).toBeUndefined();
    expect((await setState(userId, 1)).success).toBe(true);
    expect(await mine()).toBe('2');
    expect(await logInAs(app, accountNo, password)).toBeDefined();
  });

  test('not oneself', async () => {
    expect(await setState('4001', 2)).toMatchObject({ errorCode: '1', errorMsg: '不能停用自己的账号' });
  });
});

describe('the last 企业管理员', () => {
  const lastOne = '至少保留一名启用的企业管理员';

  test('keeps his role until another has it', async () => {
    expect(await setRole('4001', [roleIds.buyer])).toMatchObject({ errorCode: '1', errorMsg: lastOne });
    const edit = { userName: '周敏', email: '', orgId: '2103', roleIds: [roleIds.buyer] };
    expect(await change('/api/CustUser/Edit', '4001', edit)).toMatchObject({ errorCode: '1', errorMsg: lastOne });
    expect((await setRole('4001', [roleIds.admin, roleIds.buyer])).success).toBe(true);
    const second = await addUser(['admin']);
    await setState(second.userId, 2);
    // Who cannot sign in does not count.
    expect(await setRole('4001', [roleIds.buyer])).toMatchObject({ errorCode: '1' });
    await setState(second.userId, 1);
    const token = await settleIn(app, second);
    expect((await setRole('4001', [roleIds.buyer])).success).toBe(true);
    // Now he is none: his next call is refused, and the other is the last one.
    expect(await app.call('/api/CustUser/GetPage', {}, { token: tokens.admin })).toMatchObject({ errorCode: '3' });
    expect(await setRole(second.userId, [roleIds.buyer], token)).toMatchObject({ errorCode: '1' });
    expect((await setRole('4001', [roleIds.admin], token)).success).toBe(true);
    expect((await setRole(second.userId, [roleIds.buyer])).success).toBe(true);
  });

  test('two who disable each other at once leave one', async () => {
    const other = await addUser(['admin']);
    const token = await settleIn(app, other);
    const disable = async (userId: string, by: string) => {
      const { version } = await read(userId);
      return () =>
        app.call(
          '/api/CustUser/SetState',
          { data: { userId, version, userState: userStates.disabled } },
          { token: by },
        );
    };
    const both = [await disable(other.userId, tokens.admin), await disable('4001', token)];
    const answers = await Promise.all(both.map((send) => send()));
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    if (answers[1]?.success) {
      expect((await setState('4001', 1, token)).success).toBe(true);
      tokens.admin = await signIn(app, 'admin');
      await setState(other.userId, 2);
    }
    expect((await read(other.userId)).userState).toBe(userStates.disabled);
  });
});

describe('who looks after users without being an administrator', () => {
  test('gives no role and touches nobody beyond his own rights', async () => {
    const helper = await buildRole(app, {
      permissions: ['user.edit', 'order.view', 'user.self'],
      orderScope: dataScopes.department,
    });
    const small = await buildRole(app, { permissions: ['order.view'] });
    const wide = await buildRole(app, { permissions: ['order.view'], orderScope: dataScopes.departmentAndBelow });
    const token = await settleIn(app, await buildUser(app, { token: tokens.admin, roleIds: [helper] }));
    const colleague = await buildUser(app, { token, roleIds: [small] });
    for (const roles of [[roleIds.buyer], [small, roleIds.admin], [wide]])
      expect(await setRole(colleague.userId, roles, token)).toMatchObject({
        errorCode: '3',
        errorMsg: '不能授予超出自己权限的角色',
      });
    const fresh = { ...colleague, accountNo: 'never_made', mobile: '13911112222', roleIds: [roleIds.finance] };
    expect(await app.call('/api/CustUser/Add', { data: fresh }, { token })).toMatchObject({ errorCode: '3' });
    expect((await setRole(colleague.userId, [helper], token)).success).toBe(true);

    const above = { errorCode: '3', errorMsg: '该用户的权限高于您，不能管理' };
    expect(await setState('4001', 2, token)).toMatchObject(above);
    expect(await setRole(people.buyer, [small], token)).toMatchObject(above);
    const accountPwd = md5Of('Winter@5190');
    expect(await change('/api/CustUser/ResetPwd', '4001', { accountPwd }, token)).toMatchObject(above);
    const edit = { userName: '周敏', email: '', orgId: '2103', mobile: '13911113333' };
    expect(await change('/api/CustUser/Edit', '4001', edit, token)).toMatchObject(above);
    expect((await read(people.buyer, token)).disabledReason).toMatchObject({ edit: above.errorMsg });
  });
});

describe('open approvals', () => {
  afterEach(() =>
    withTenant(app.deps.db, businessCompanyId, (tx) =>
      tx.delete(approvalRules).where(eq(approvalRules.companyId, businessCompanyId)),
    ),
  );
  const submit = async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 1000 });
    const token = tokens.buyer;
    return buildTrade(app, { token, addressId: await buildAddress(app, { token }), items: [{ itemId, qty: 20 }] });
  };
  const waiting = async (token = tokens.admin) =>
    (await app.call('/api/ShopAudit/GetPage', { reqData: { tab: 'todo' } }, { token })).resultData.map(
      (row) => row.tradeNo,
    );

  test('of who is disabled, or may approve no more, go to others', async () => {
    const approver = await addUser(['approver']);
    await buildRule(app, { steps: [askPerson(approver.userId)] });
    const { tradeNo } = await submit();
    const head = await signIn(app, 'approver');
    expect(await waiting(head)).not.toContain(tradeNo);
    expect((await setState(approver.userId, 2)).success).toBe(true);
    // The head of his department.
    expect(await waiting(head)).toContain(tradeNo);

    await setState(approver.userId, 1);
    const second = (await submit()).tradeNo;
    expect((await setRole(approver.userId, [roleIds.approver, roleIds.buyer])).success).toBe(true);
    expect(await waiting(head)).not.toContain(second);
    expect((await setRole(approver.userId, [roleIds.buyer])).success).toBe(true);
    expect(await waiting(head)).toContain(second);
  });
});

test('a user is told what others change of his account, and nothing where nothing changed', async () => {
  const { userId, accountNo, mobile } = await addUser();
  const person = { userName: '林小满', email: '', orgId: '2101' };
  const edit = (part: object) => change('/api/CustUser/Edit', userId, { ...person, ...part });
  await edit({ mobile, roleIds: [roleIds.buyer] });
  await edit({ mobile: '13900188888' });
  await setRole(userId, [roleIds.buyer]);
  await setRole(userId, [roleIds.finance]);
  await change('/api/CustUser/ResetPwd', userId, { accountPwd: md5Of('Winter@5190') });
  const told = async (token: string) =>
    (await app.call('/api/Message/GetPage', { reqData: { kind: 'account' } }, { token })).resultData;
  const token = (await logInAs(app, accountNo, 'Winter@5190'))?.token ?? '';
  expect((await told(token)).map(({ title, content }) => [title, content])).toEqual([
    ['登录密码已重置', '周敏重置了您的登录密码，请使用新的初始密码登录并修改。如有疑问，请联系企业管理员。'],
    ['角色已调整', '周敏调整了您的角色，可用的功能随之变化。如有疑问，请联系企业管理员。'],
    ['登录手机号已更换', '周敏将您的登录手机号更换为 139****8888。如有疑问，请联系企业管理员。'],
  ]);
  // Of his own changes nobody is told.
  const before = await told(tokens.admin);
  expect((await setRole('4001', [roleIds.admin, roleIds.buyer])).success).toBe(true);
  expect(await told(tokens.admin)).toEqual(before);
});
