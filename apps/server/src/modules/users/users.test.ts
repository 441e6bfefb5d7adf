import { userStates } from '@jicai/domain/people/user-rules.ts';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { buildOrg, buildRole, buildUser, logInAs, roleIdOf } from '../../../test/build-user.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { demoMember } from '../../seed/demo-people.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { auditRecords } from '../../db/tables/requests.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { md5Of } from '../auth/index.ts';

const app = useTestApp();
const tokens = {} as Record<DemoAccount, string>;
const paths = [
  '/api/CustUser/GetPage',
  '/api/CustUser/GetModel',
  '/api/CustUser/Add',
  '/api/CustUser/Edit',
  '/api/CustUser/SetState',
  '/api/CustUser/ResetPwd',
  '/api/CustUser/SetRole',
] as const;
type Command = Exclude<(typeof paths)[number], '/api/CustUser/GetPage' | '/api/CustUser/GetModel'>;
const send = (path: Command, data: object, token = tokens.admin) => app.call(path, { data }, { token });
const list = async (filter: object = {}, page: object = {}) =>
  app.call('/api/CustUser/GetPage', { reqData: filter, ...page }, { token: tokens.admin });
const read = async (userId: string) =>
  (await app.call('/api/CustUser/GetModel', { data: { userId } }, { token: tokens.admin })).resultData;
const auditOf = (userId: string, subject = `user ${userId}`) =>
  withTenant(app.deps.db, businessCompanyId, (tx) =>
    tx
      .select({ path: auditRecords.path, after: auditRecords.after, actorName: auditRecords.actorName })
      .from(auditRecords)
      .where(and(eq(auditRecords.companyId, businessCompanyId), eq(auditRecords.subject, subject)))
      .orderBy(auditRecords.id),
  );
let buyerRole = '';
let form: Record<string, unknown> = {};

beforeAll(async () => {
  for (const who of ['admin', 'buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const)
    tokens[who] = await signIn(app, who);
  buyerRole = await roleIdOf(app, 'buyer');
  form = {
    accountNo: 'Lin_xiaoman',
    accountPwd: md5Of('Spring@4821'),
    userName: '林小满',
    mobile: '13911110001',
    email: 'lin@example.com',
    orgId: '2101',
    roleIds: [buyerRole],
  };
});

test('only who may look after users', async () => {
  for (const path of paths) {
    expect(await app.call(path, { data: 1 })).toMatchObject({ errorCode: '2' });
    for (const who of ['buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const)
      expect(await app.call(path, {}, { token: tokens[who] })).toMatchObject({ errorCode: '3' });
    expect(await app.call(path, { data: 1, reqData: 1 }, { token: tokens.admin })).toMatchObject({ errorCode: '4' });
  }
});

describe('the list', () => {
  test('shows the people of the own enterprise', async () => {
    const { resultData, totalCount } = await list();
    expect(totalCount).toBe(4);
    expect(resultData.map((user) => user.accountNo)).toEqual(['finance', 'approver', 'buyer', 'admin']);
    expect(resultData[2]).toMatchObject({
      userId: '4002',
      userName: '陈思远',
      mobile: '138****0002',
      orgId: '2101',
      orgName: '制造一部',
      roles: [{ roleId: buyerRole, roleName: '采购员' }],
      userState: userStates.active,
      lastLoginTime: '2026-11-21 10:00:00',
      isSelf: false,
      disabledReason: { edit: '', disable: '', resetPwd: '' },
    });
    expect(resultData[3]).toMatchObject({
      isSelf: true,
      disabledReason: { edit: '', disable: '不能停用自己的账号', resetPwd: '请在“修改密码”中修改自己的密码' },
    });
  });

  test('by department with those below, role, state and words', async () => {
    const below = await buildOrg(app, { parentId: '2102' });
    const { userId, accountNo, mobile } = await buildUser(app, { token: tokens.admin, orgId: below });
    const found = async (filter: object, searchKey?: string) =>
      (await list(filter, { searchKey })).resultData.map((user) => user.userId);
    expect(await found({ orgId: '2102' })).toEqual([userId]);
    expect(await found({ orgId: '2101' })).toEqual(['4003', '4002']);
    expect(await found({ roleId: buyerRole })).toEqual([userId, '4002']);
    expect(await found({}, accountNo.toUpperCase())).toEqual([userId]);
    expect(await found({}, '思远')).toEqual(['4002']);
    expect(await found({}, mobile)).toEqual([userId]);
    // A part of a number finds nobody: it could be guessed digit by digit.
    expect(await found({}, mobile.slice(0, 10))).toEqual([]);
    expect(await found({ userState: userStates.disabled })).toEqual([]);
    await send('/api/CustUser/SetState', { userId, userState: userStates.disabled, version: 1 });
    expect(await found({ userState: userStates.disabled })).toEqual([userId]);
    expect(await found({ orgId: '2102', userState: userStates.active })).toEqual([]);
    const page = await list({}, { pageIndex: 2, pageSize: 2 });
    expect(page).toMatchObject({ totalCount: 5, pageIndex: 2 });
    expect(page.resultData.map((user) => user.userId)).toEqual(['4003', '4002']);
  });

  test('people of others are not there', async () => {
    for (const userId of [demoMember.userId, '4006', '1'])
      expect(await app.call('/api/CustUser/GetModel', { data: { userId } }, { token: tokens.admin })).toMatchObject({
        errorCode: '5',
      });
  });
});

describe('a new user', () => {
  test('signs in with the first password, changes it and buys at the prices of the enterprise', async () => {
    const { userId } = (await send('/api/CustUser/Add', form)).resultData;
    expect(await read(userId)).toMatchObject({
      accountNo: 'Lin_xiaoman',
      mobile: '139****0001',
      lastLoginTime: '',
      version: 1,
    });
    const first = await logInAs(app, 'lin_xiaoman', 'Spring@4821');
    expect(first).toMatchObject({ mustChangePwd: true, customerId: '2001', roleNames: ['采购员'] });
    const hasty = { token: first?.token ?? '' };
    const mustChange = async (token: string) =>
      (await app.call('/api/Account/GetUserInfo', {}, { token })).resultData.mustChangePwd;
    expect(await mustChange(hasty.token)).toBe(true);
    expect((await app.call('/api/ShopCart/GetList', {}, hasty)).success).toBe(true);
    const refused = [
      '/api/ShopOrder/Submit',
      '/api/ShopCart/Add',
      '/api/CustAddress/Add',
      // What would make the account, or what is known of its owner, another's.
      '/api/Account/EditMobile',
      '/api/Account/ViewMobile',
      '/api/Account/ExportData',
      '/api/Account/GetExports',
      '/api/Account/SendCloseCode',
      '/api/Account/Close',
    ] as const;
    for (const path of refused)
      expect(await app.call(path, { data: {} }, hasty)).toMatchObject({
        errorCode: '3',
        errorMsg: '请先修改初始密码',
      });
    const changed = await app.call(
      '/api/Account/RevisePwd',
      { data: { oldPwd: md5Of('Spring@4821'), newPwd: md5Of('Autumn@7316') } },
      { token: first?.token ?? '' },
    );
    expect(await logInAs(app, '13911110001', 'Autumn@7316')).toMatchObject({ mustChangePwd: false });
    const { token } = changed.resultData;
    expect(await mustChange(token)).toBe(false);
    const { itemId } = await buildSku(app.deps, businessCompanyId, { retailFen: 1000, enterpriseFen: 900 });
    const addressId = await buildAddress(app, { token });
    const { tradeNo } = await buildTrade(app, { token, addressId, items: [{ itemId, qty: 20 }] });
    const page = await app.call('/api/ShopOrder/GetPage', { reqData: {} }, { token });
    const [order] = page.resultData;
    expect(order).toMatchObject({ tradeNo });
    const model = await app.call('/api/ShopOrder/GetModel', { data: { orderNo: order?.orderNo } }, { token });
    expect(model.resultData.lines).toMatchObject([{ price: 900, qty: 20 }]);
    expect(await auditOf(userId)).toMatchObject([
      { path: '/api/CustUser/Add', actorName: '周敏', after: { accountNo: 'Lin_xiaoman', mobile: '139****0001' } },
    ]);
    expect(JSON.stringify(await auditOf(userId))).not.toContain(md5Of('Spring@4821'));
  });

  test.each([
    [{ accountNo: 'LIN_XIAOMAN', mobile: '13911110002' }, '1006', 'accountNo', '该账号已被注册'],
    [{ accountNo: 'another_1' }, '1007', 'mobile', '该手机号已被注册'],
    [{ accountNo: '1lin' }, '4', 'accountNo', '账号须为6-20位字母、数字或下划线，且以字母开头'],
    [{ accountNo: '' }, '4', 'accountNo', '请输入登录账号'],
    [{ mobile: '' }, '4', 'mobile', '请输入手机号'],
    [{ mobile: '139' }, '4', 'mobile', '请输入正确的手机号码'],
    [{ userName: ' ' }, '4', 'userName', '请输入姓名'],
    [{ userName: '林' }, '4', 'userName', '请输入2-20个字的姓名'],
    [{ email: 'x' }, '4', 'email', '邮箱格式不正确'],
    [{ orgId: '' }, '4', 'orgId', '请选择部门'],
    [{ roleIds: [] }, '4', 'roleIds', '请选择角色'],
    [{ roleIds: undefined }, '4', 'roleIds', '请选择角色'],
    [{ accountPwd: 'Spring@4821' }, '4', 'accountPwd', '请输入密码'],
  ])('%j is refused', async (part, errorCode, field, msg) => {
    expect(await send('/api/CustUser/Add', { ...form, ...part })).toMatchObject({
      errorCode,
      errorMsg: msg,
      errorData: [{ field: expect.stringContaining(field), msg }],
    });
  });

  test('no weak password, no department or role of others', async () => {
    const fresh = { ...form, accountNo: 'fresh_one', mobile: '13911110099' };
    const weak = { ...fresh, accountPwd: md5Of('linxiaoman123') };
    expect(await send('/api/CustUser/Add', weak)).toMatchObject({ errorCode: '1010' });
    const customerId = demoMember.customerId;
    const foreign = [
      { orgId: await buildOrg(app, { customerId }) },
      { roleIds: [buyerRole, await buildRole(app, { customerId, permissions: [] })] },
      { orgId: '9223372036854775807' },
    ];
    for (const part of foreign)
      expect(await send('/api/CustUser/Add', { ...fresh, ...part })).toMatchObject({ errorCode: '5' });
    expect((await list({}, { searchKey: 'fresh_one' })).totalCount).toBe(0);
  });
});

describe('a user is changed', () => {
  test('name, department and mobile; an empty mobile and absent roles stay', async () => {
    const { userId } = await buildUser(app, { token: tokens.admin });
    const person = { userId, userName: '林大满', email: 'da@example.com', orgId: '2104' };
    const edit = (part: object) => send('/api/CustUser/Edit', { ...person, ...part });
    expect(await edit({})).toMatchObject({ errorCode: '4', errorData: [{ field: 'version' }] });
    expect((await edit({ version: 1 })).resultData).toEqual({ userId, version: 2 });
    expect(await edit({ version: 1 })).toMatchObject({ errorCode: '6' });
    const before = await read(userId);
    expect(before).toMatchObject({ userName: '林大满', orgName: '财务部', roles: [{ roleId: buyerRole }] });
    expect(await edit({ version: 2, mobile: '13800100002' })).toMatchObject({
      errorCode: '1007',
      errorData: [{ field: 'mobile', msg: '该手机号已被注册' }],
    });
    const finance = await roleIdOf(app, 'finance');
    await edit({ version: 2, mobile: '13900177777', roleIds: [finance] });
    expect(await read(userId)).toMatchObject({ mobile: '139****7777', roles: [{ roleName: '财务' }], version: 3 });
    expect(await edit({ version: 3, orgId: await buildOrg(app, { customerId: demoMember.customerId }) })).toMatchObject(
      { errorCode: '5' },
    );
    expect((await auditOf(userId)).map((row) => row.path)).toEqual([
      '/api/CustUser/Add',
      '/api/CustUser/Edit',
      '/api/CustUser/Edit',
    ]);
  });

  test('the own mobile only with proof, in 个人信息', async () => {
    const { userName, email, orgId, version } = await read('4001');
    const edit = (mobile: string) =>
      send('/api/CustUser/Edit', { userId: '4001', userName, email, orgId, version, mobile });
    const msg = '请在“个人信息”中更换自己的手机号';
    expect(await edit('13900166666')).toMatchObject({
      errorCode: '1',
      errorMsg: msg,
      errorData: [{ field: 'mobile', msg }],
    });
    expect(await read('4001')).toMatchObject({ mobile: '138****0001', version });
    expect(await edit('13800100001')).toMatchObject({ errorCode: '0' });
  });

  test('users of others cannot be reached by any command', async () => {
    const person = { userName: '林大满', email: '', orgId: '2104', mobile: '' };
    const inputs: [Command, object][] = [
      ['/api/CustUser/Edit', person],
      ['/api/CustUser/SetState', { userState: userStates.disabled }],
      ['/api/CustUser/ResetPwd', { accountPwd: md5Of('Autumn@7316') }],
      ['/api/CustUser/SetRole', { roleIds: [buyerRole] }],
    ];
    for (const [path, data] of inputs)
      for (const userId of [demoMember.userId, '4006'])
        expect(await send(path, { ...data, userId, version: 1 })).toMatchObject({ errorCode: '5' });
    expect(await logInAs(app, 'member', 'Jicai@2026')).toBeDefined();
  });

  test('a password for once ends what was opened with the old one', async () => {
    const { userId, accountNo, password } = await buildUser(app, { token: tokens.admin });
    const session = await logInAs(app, accountNo, password);
    const reset = (data: object) => send('/api/CustUser/ResetPwd', { userId, version: 1, ...data });
    expect(await reset({ accountPwd: md5Of('123456') })).toMatchObject({ errorCode: '1010' });
    expect((await reset({ accountPwd: md5Of('Winter@5190') })).resultData).toEqual({ userId, version: 2 });
    expect(await app.call('/api/Account/GetUserInfo', {}, { token: session?.token ?? '' })).toMatchObject({
      errorCode: '2',
    });
    expect(await logInAs(app, accountNo, password)).toBeUndefined();
    expect(await logInAs(app, accountNo, 'Winter@5190')).toMatchObject({ mustChangePwd: true });
    const own = { userId: '4001', accountPwd: md5Of('Winter@5190'), version: (await read('4001')).version };
    expect(await send('/api/CustUser/ResetPwd', own)).toMatchObject({ errorCode: '1' });
    expect(JSON.stringify(await auditOf(userId))).not.toContain(md5Of('Winter@5190'));
  });

  test('a mobile in full is recorded', async () => {
    const { userId, mobile } = await buildUser(app, { token: tokens.admin });
    const answer = await app.call('/api/Account/ViewMobile', { data: { userId } }, { token: tokens.admin });
    expect(answer.resultData).toEqual({ mobile });
    expect(await auditOf(userId, `mobile of user ${userId}`)).toMatchObject([{ actorName: '周敏' }]);
  });
});
