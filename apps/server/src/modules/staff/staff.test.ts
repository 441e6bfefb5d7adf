import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { signActs } from '@jicai/domain/shop-side/log-acts.ts';
import { userStates } from '@jicai/domain/people/user-rules.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { beyondOwnPermissions, noManagerLeft, ownStaffRight } from '@jicai/domain/shop-side/staff-rules.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { logInAs } from '../../../test/build-user.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { md5Of } from '../auth/index.ts';

const app = useTestApp(async (deps) => void (await buildSku(deps, businessCompanyId)));
const firstPwd = 'Spring@4821';
const commands = [
  '/api/OpsStaff/Add',
  '/api/OpsStaff/Edit',
  '/api/OpsStaff/SetState',
  '/api/OpsStaff/ResetPwd',
  '/api/OpsStaff/AddRole',
  '/api/OpsStaff/EditRole',
  '/api/OpsStaff/DeleteRole',
] as const;
type Command = (typeof commands)[number];

let manager = '';
let made = 0;
const send = <P extends Command>(path: P, data: object, token = manager) => app.call(path, { data }, { token });
const find = async (searchKey: string, token = manager) =>
  (await app.call('/api/OpsStaff/GetPage', { searchKey }, { token })).resultData[0];
const roleNamed = async (name: string) =>
  (await app.call('/api/OpsStaff/GetRoleList', {}, { token: manager })).resultData.find((one) => one.roleName === name);
/** What was done about somebody, without what he did about his own account. */
const logOf = async (subject: string) =>
  (await app.call('/api/OpsLog/GetPage', { searchKey: subject }, { token: manager })).resultData.filter(
    ({ act }) => !Object.values<string>(signActs).includes(act),
  );

/** Somebody added by the manager. */
async function add(more: object = {}) {
  made += 1;
  const accountNo = `Clerk_${String(made).padStart(3, '0')}`;
  const answer = await send('/api/OpsStaff/Add', {
    accountNo,
    accountPwd: md5Of(firstPwd),
    userName: '周小敏',
    mobile: `139222200${String(made).padStart(2, '0')}`,
    accountType: accountTypes.operator,
    roles: ['orders'],
    ...more,
  });
  return { accountNo, answer, userId: answer.resultData?.userId ?? '' };
}

beforeAll(async () => {
  manager = await signIn(app, 'operator');
});

test('only who looks after users reaches a command; who looks at them reads', async () => {
  const reader = await buildStaff(app, { role: 'readOnly' });
  const clerk = await buildStaff(app, { role: 'supplierClerk' });
  const buyers = await Promise.all(
    (['admin', 'buyer', 'member'] satisfies DemoAccount[]).map((who) => signIn(app, who)),
  );
  for (const path of commands) {
    expect(await app.call(path, {})).toMatchObject({ errorCode: errorCodes.signedOut });
    for (const token of [reader.token, clerk.token, ...buyers])
      expect(await app.call(path, {}, { token }), path).toMatchObject({ errorCode: errorCodes.forbidden });
    expect(await app.call(path, { data: 1 }, { token: manager })).toMatchObject({ errorCode: errorCodes.badInput });
  }
  expect((await find('operator', reader.token))?.accountNo).toBe('operator');
});

test('somebody new signs in with the first password, only reads until it is changed, and then does what his role may', async () => {
  const { accountNo, answer, userId } = await add();
  expect(answer.success, answer.errorMsg).toBe(true);
  expect(await find(accountNo)).toMatchObject({
    userId,
    userName: '周小敏',
    mobile: '139****0001',
    roles: [{ roleId: 'orders', roleName: '订单专员' }],
    userState: userStates.active,
    mustChangePwd: true,
    supplierName: '',
    version: 1,
  });
  const first = await logInAs(app, accountNo, firstPwd);
  expect(first?.mustChangePwd).toBe(true);
  const own = { token: first?.token ?? '' };
  expect((await app.call('/api/OpsOrder/GetPage', {}, own)).success).toBe(true);
  expect(await app.call('/api/OpsOrder/Ship', { data: {} }, own)).toMatchObject({ errorCode: errorCodes.forbidden });
  const revised = await app.call(
    '/api/Account/RevisePwd',
    {
      data: { oldPwd: md5Of(firstPwd), newPwd: md5Of('Autumn@7731') },
    },
    own,
  );
  const token = revised.resultData.token;
  expect(await app.call('/api/OpsOrder/Ship', { data: {} }, { token })).toMatchObject({
    errorCode: errorCodes.badInput,
  });
  expect(await app.call('/api/OpsPay/RetryRefund', {}, { token })).toMatchObject({ errorCode: errorCodes.forbidden });
  expect((await find(accountNo))?.mustChangePwd).toBe(false);
  const [record] = await logOf(userId);
  expect(record).toMatchObject({ act: '新增后台用户', subjectName: '后台用户', subject: '周小敏' });
  expect(record?.changes).toContainEqual({ field: 'roleNames', name: '角色', from: '', to: '订单专员' });
  expect(record?.changes).toContainEqual({ field: 'mobile', name: '手机号', from: '', to: '139****0001' });
});

test('a supplier’s account belongs to one supplier of the shop, and holds roles of suppliers only', async () => {
  const asSupplier = { accountType: accountTypes.supplier, roles: ['supplierClerk'] };
  const [supplier] = (await app.call('/api/OpsStaff/GetSupplierList', {}, { token: manager })).resultData;
  for (const [more, field] of [
    [asSupplier, 'supplierId'],
    [{ ...asSupplier, supplierId: '99' }, 'supplierId'],
    [{ ...asSupplier, supplierId: supplier?.supplierId, roles: ['orders'] }, 'roles'],
    [{ roles: ['supplierClerk'] }, 'roles'],
    [{ roles: ['99'] }, 'roles'],
    [{ roles: [] }, 'roles'],
  ] as const) {
    const { answer } = await add(more);
    expect([answer.errorCode, answer.errorData?.[0]?.field]).toEqual([errorCodes.badInput, field]);
  }
  const { accountNo } = await add({ ...asSupplier, supplierId: supplier?.supplierId });
  expect(await find(accountNo)).toMatchObject({
    supplierName: supplier?.supplierName,
    accountType: accountTypes.supplier,
  });
  const of = async (supplierId: string) =>
    (await app.call('/api/OpsStaff/GetPage', { pageSize: 100, reqData: { supplierId } }, { token: manager }))
      .resultData;
  const people = await of(supplier?.supplierId ?? '');
  expect(people.map((one) => one.accountNo)).toContain(accountNo);
  expect(new Set(people.map((one) => one.supplierId))).toEqual(new Set([supplier?.supplierId]));
  expect(await of('99')).toEqual([]);
  // An operator is of no supplier, whatever is sent.
  const operator = await add({ supplierId: supplier?.supplierId });
  expect((await find(operator.accountNo))?.supplierId).toBe('');
});

test('a supplier administrator looks after the people of his own supplier, and of nobody else', async () => {
  const { supplierId: otherId } = await buildSku(app.deps, businessCompanyId);
  const admin = await buildStaff(app, { role: 'supplierAdmin' });
  const neighbour = await buildStaff(app, { role: 'supplierClerk', supplierId: otherId });
  const operator = await find('operator');
  const clerk = { accountType: accountTypes.supplier, roles: ['supplierClerk'], supplierId: otherId };
  const form = {
    accountNo: 'Own_clerk1',
    accountPwd: md5Of(firstPwd),
    userName: '小林',
    mobile: '13922228888',
    ...clerk,
  };
  const added = await send('/api/OpsStaff/Add', form, admin.token);
  expect(added.success, added.errorMsg).toBe(true);
  const seen = (await app.call('/api/OpsStaff/GetPage', { pageSize: 100 }, { token: admin.token })).resultData;
  const own = (await find(admin.accountNo))?.supplierId;
  // Whatever supplier is sent, it is his own.
  expect(new Set(seen.map(({ supplierId }) => supplierId))).toEqual(new Set([own]));
  expect(seen.map(({ accountNo }) => accountNo)).toContain('Own_clerk1');
  const asked = { pageSize: 100, reqData: { supplierId: otherId } };
  expect((await app.call('/api/OpsStaff/GetPage', asked, { token: admin.token })).resultData).toEqual([]);
  const roles = (await app.call('/api/OpsStaff/GetRoleList', {}, { token: admin.token })).resultData;
  expect(new Set(roles.map(({ accountType }) => accountType))).toEqual(new Set([accountTypes.supplier]));
  expect((await app.call('/api/OpsStaff/GetSupplierList', {}, { token: admin.token })).resultData).toHaveLength(1);
  for (const userId of [neighbour.userId, operator?.userId])
    expect(
      await send('/api/OpsStaff/SetState', { userId, userState: userStates.disabled, version: 1 }, admin.token),
    ).toMatchObject({ errorCode: errorCodes.notFound });
  const asOperator = { ...form, accountNo: 'Own_clerk2', mobile: '13922228887', accountType: accountTypes.operator };
  for (const role of ['orders', 'supplierClerk'])
    expect((await send('/api/OpsStaff/Add', { ...asOperator, roles: [role] }, admin.token)).success).toBe(false);
  const newRole = { roleName: '自建', accountType: accountTypes.supplier, permissions: ['ops.order.view'] };
  expect(await send('/api/OpsStaff/AddRole', newRole, admin.token)).toMatchObject({ errorCode: errorCodes.forbidden });
});

test('nobody hands on what he does not hold, and leaves alone who may do more', async () => {
  const { token, accountNo } = await buildStaff(app, {
    permissions: ['ops.staff.view', 'ops.staff.edit', 'ops.staff.role', 'ops.order.view', 'ops.desk.view'],
  });
  const { answer, accountNo: above } = await add({ roles: ['finance'] });
  expect(answer.success).toBe(true);
  const form = { accountNo: 'Hasty_1', accountPwd: md5Of(firstPwd), userName: '小林', mobile: '13922229999' };
  for (const roles of [['manager'], ['orders']])
    expect(
      await send('/api/OpsStaff/Add', { ...form, accountType: accountTypes.operator, roles }, token),
    ).toMatchObject({ errorCode: errorCodes.forbidden, errorMsg: beyondOwnPermissions });
  expect(
    await send(
      '/api/OpsStaff/AddRole',
      { roleName: '收款', accountType: accountTypes.operator, permissions: ['ops.pay.confirm'] },
      token,
    ),
  ).toMatchObject({ errorCode: errorCodes.forbidden });
  const seen = await find(above, token);
  expect(seen?.disabledReason.edit).toContain('高于您');
  const named = { userId: seen?.userId, version: seen?.version };
  for (const [path, data] of [
    ['/api/OpsStaff/Edit', { ...named, userName: '周小敏', roles: ['readOnly'] }],
    ['/api/OpsStaff/SetState', { ...named, userState: userStates.disabled }],
    ['/api/OpsStaff/ResetPwd', { ...named, accountPwd: md5Of(firstPwd) }],
  ] as const)
    expect(await send(path, data, token), path).toMatchObject({ errorCode: errorCodes.forbidden });
  const self = await find(accountNo);
  expect(
    await send('/api/OpsStaff/Edit', { userId: self?.userId, version: 1, userName: '员工', roles: ['manager'] }, token),
  ).toMatchObject({ errorCode: errorCodes.forbidden });
});

test('nobody stops himself or loses his own right; the last manager stays', async () => {
  const self = await find('operator');
  const named = { userId: self?.userId, version: self?.version };
  expect(await send('/api/OpsStaff/SetState', { ...named, userState: userStates.disabled })).toMatchObject({
    errorMsg: '不能停用自己的账号',
  });
  const edit = { ...named, userName: '运营' };
  expect(await send('/api/OpsStaff/Edit', { ...edit, roles: ['orders'] })).toMatchObject({ errorMsg: noManagerLeft });
  expect(await send('/api/OpsStaff/Edit', { ...edit, mobile: '13922220088', roles: ['manager'] })).toMatchObject({
    errorCode: errorCodes.failed,
  });
  const other = await buildStaff(app, { role: 'manager' });
  expect(await send('/api/OpsStaff/Edit', { ...edit, roles: ['orders'] })).toMatchObject({ errorMsg: ownStaffRight });
  // The other may be stopped as long as one stays.
  const stop = { userId: other.userId, version: 1, userState: userStates.disabled };
  expect((await send('/api/OpsStaff/SetState', stop)).success).toBe(true);
  expect(await app.call('/api/OpsSelf/GetModel', {}, { token: other.token })).toMatchObject({
    errorCode: errorCodes.signedOut,
  });
  expect((await find(other.accountNo))?.userState).toBe(userStates.disabled);
  expect((await send('/api/OpsStaff/SetState', { ...stop, version: 2, userState: userStates.active })).success).toBe(
    true,
  );
  expect((await send('/api/OpsStaff/SetState', { ...stop, version: 3 })).success).toBe(true);
});

test('two managers who stop each other at once leave one', async () => {
  const [one, two] = [await buildStaff(app, { role: 'manager' }), await buildStaff(app, { role: 'manager' })];
  const self = await find('operator');
  await send(
    '/api/OpsStaff/SetState',
    { userId: self?.userId, version: self?.version, userState: userStates.disabled },
    one.token,
  );
  const answers = await Promise.all([
    send('/api/OpsStaff/SetState', { userId: two.userId, version: 1, userState: userStates.disabled }, one.token),
    send('/api/OpsStaff/SetState', { userId: one.userId, version: 1, userState: userStates.disabled }, two.token),
  ]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  const left = answers[0].success ? one : two;
  const stopped = await find('operator', left.token);
  await send(
    '/api/OpsStaff/SetState',
    { userId: stopped?.userId, version: stopped?.version, userState: userStates.active },
    left.token,
  );
  manager = await signIn(app, 'operator');
});

test('a stale version is refused, and people of another shop are not there', async () => {
  const { userId, accountNo } = await add();
  const edit = { userId, userName: '周敏', roles: ['service'] };
  expect(await send('/api/OpsStaff/Edit', { ...edit, version: 7 })).toMatchObject({ errorCode: errorCodes.outdated });
  expect((await send('/api/OpsStaff/Edit', { ...edit, version: 1 })).resultData).toEqual({ userId, version: 2 });
  const role = await send('/api/OpsStaff/AddRole', {
    roleName: '只看订单',
    accountType: accountTypes.operator,
    permissions: ['ops.order.view'],
  });
  const { roleId } = role.resultData;
  const change = { roleId, roleName: '看订单', permissions: ['ops.order.view'] };
  expect(await send('/api/OpsStaff/EditRole', { ...change, version: 5 })).toMatchObject({
    errorCode: errorCodes.outdated,
  });
  expect(await send('/api/OpsStaff/DeleteRole', { roleId, version: 5 })).toMatchObject({
    errorCode: errorCodes.outdated,
  });

  const foreign = { host: retailHost, token: await signIn(app, 'operator', { host: retailHost }) };
  const missing = { errorCode: errorCodes.notFound };
  expect(await app.call('/api/OpsStaff/Edit', { data: { ...edit, version: 2 } }, foreign)).toMatchObject(missing);
  expect(
    await app.call('/api/OpsStaff/SetState', { data: { userId, version: 2, userState: userStates.disabled } }, foreign),
  ).toMatchObject(missing);
  const reset = { userId, version: 2, accountPwd: md5Of(firstPwd) };
  expect(await app.call('/api/OpsStaff/ResetPwd', { data: reset }, foreign)).toMatchObject(missing);
  expect(await app.call('/api/OpsStaff/EditRole', { data: { ...change, version: 1 } }, foreign)).toMatchObject(missing);
  expect(await app.call('/api/OpsStaff/DeleteRole', { data: { roleId, version: 1 } }, foreign)).toMatchObject(missing);
  const there = await app.call('/api/OpsStaff/GetPage', { pageSize: 100 }, foreign);
  expect(there.resultData.map((one) => one.accountNo)).not.toContain(accountNo);
  expect((await app.call('/api/OpsStaff/GetRoleList', {}, foreign)).resultData.every((one) => one.isBuiltIn)).toBe(
    true,
  );
});

test('new roles and a new password count from the next call on', async () => {
  const { token, userId, accountNo } = await buildStaff(app, { role: 'orders' });
  const held = async () => (await app.call('/api/OpsSelf/GetModel', {}, { token })).resultData.permissions;
  expect(await held()).not.toContain('ops.pay.confirm');
  await send('/api/OpsStaff/Edit', { userId, version: 1, userName: '员工', roles: ['finance'] });
  expect(await held()).toContain('ops.pay.confirm');
  expect((await send('/api/OpsStaff/ResetPwd', { userId, version: 2, accountPwd: md5Of(firstPwd) })).success).toBe(
    true,
  );
  expect(await app.call('/api/OpsSelf/GetModel', {}, { token })).toMatchObject({ errorCode: errorCodes.signedOut });
  expect((await logInAs(app, accountNo, firstPwd))?.mustChangePwd).toBe(true);
});

test('a role of the shop’s own: made, given, changed for who holds it, and taken away once nobody does', async () => {
  const form = { roleName: '发货员', remark: '仓库', accountType: accountTypes.operator };
  const permissions = ['ops.desk.view', 'ops.order.view', 'ops.order.ship'];
  const { roleId } = (await send('/api/OpsStaff/AddRole', { ...form, permissions })).resultData;
  expect(await send('/api/OpsStaff/AddRole', { ...form, permissions })).toMatchObject({
    errorCode: errorCodes.badInput,
    errorData: [{ field: 'roleName', msg: '角色名称已存在' }],
  });
  expect(
    await send('/api/OpsStaff/AddRole', { ...form, accountType: accountTypes.supplier, permissions: ['ops.pay.view'] }),
  ).toMatchObject({ errorData: [{ field: 'permissions' }] });
  const { token, userId } = await buildStaff(app, { role: 'orders' });
  await send('/api/OpsStaff/Edit', { userId, version: 1, userName: '员工', roles: [roleId] });
  const held = async () => (await app.call('/api/OpsSelf/GetModel', {}, { token })).resultData;
  expect(await held()).toMatchObject({ permissions, roleNames: ['发货员'] });
  const change = { roleId, version: 1, roleName: '发货员', remark: '', permissions: ['ops.order.view'] };
  expect((await send('/api/OpsStaff/EditRole', change)).success).toBe(true);
  expect((await held()).permissions).toEqual(['ops.order.view']);
  expect(await roleNamed('发货员')).toMatchObject({ userCount: 1, version: 2, isBuiltIn: false });
  expect(await send('/api/OpsStaff/DeleteRole', { roleId, version: 2 })).toMatchObject({
    errorCode: errorCodes.failed,
  });
  await send('/api/OpsStaff/Edit', { userId, version: 2, userName: '员工', roles: ['orders'] });
  expect((await send('/api/OpsStaff/DeleteRole', { roleId, version: 2 })).success).toBe(true);
  expect(await roleNamed('发货员')).toBeUndefined();
  expect((await logOf(roleId)).map(({ act }) => act)).toEqual(['删除角色', '修改角色', '新增角色']);
});

test('who changes a role that he holds himself keeps the right to look after users', async () => {
  const { token, accountNo } = await buildStaff(app, {
    permissions: ['ops.staff.view', 'ops.staff.edit', 'ops.staff.role'],
  });
  const [role] = (await find(accountNo))?.roles ?? [];
  const change = { roleId: role?.roleId, version: 1, roleName: role?.roleName };
  expect(await send('/api/OpsStaff/EditRole', { ...change, permissions: ['ops.staff.view'] }, token)).toMatchObject({
    errorMsg: ownStaffRight,
  });
  expect((await send('/api/OpsStaff/EditRole', { ...change, permissions: ['ops.staff.edit'] }, token)).success).toBe(
    true,
  );
});
