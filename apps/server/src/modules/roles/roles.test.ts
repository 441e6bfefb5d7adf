import { dataScopes } from '@jicai/domain/people/permissions.ts';
import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildRule } from '../../../test/build-rule.ts';
import { builtInRoleId, holdRoles } from '../../../test/build-role.ts';
import { inShop } from '../../../test/in-shop.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';
import { roles } from '../../db/tables/accounts.ts';
import { approvalRules } from '../../db/tables/approvals.ts';
import { auditRecords } from '../../db/tables/requests.ts';

const app = useTestApp();
const tokens = {} as Record<DemoAccount, string>;
const list = async (body: object = {}) =>
  app.call('/api/CustRole/GetPage', { pageSize: 100, ...body }, { token: tokens.admin });

beforeAll(async () => {
  for (const who of ['admin', 'buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const)
    tokens[who] = await signIn(app, who);
});

const commands = [
  '/api/CustRole/GetModel',
  '/api/CustRole/Add',
  '/api/CustRole/Edit',
  '/api/CustRole/SetFunction',
  '/api/CustRole/Delete',
] as const;
const paths = ['/api/CustRole/GetPage', ...commands] as const;
const call = <P extends (typeof commands)[number]>(path: P, data: object, who: DemoAccount = 'admin') =>
  app.call(path, { data }, { token: tokens[who] });
const form = { roleName: '实习采购', remark: '', dataScope: dataScopes.own, functionIds: ['211', '311', '411'] };
const add = async (part: object = {}) => {
  const answer = await call('/api/CustRole/Add', { ...form, ...part });
  expect(answer).toMatchObject({ success: true });
  return answer.resultData.roleId;
};
const model = async (roleId: string) => (await call('/api/CustRole/GetModel', { roleId })).resultData;
const lastAudit = async () =>
  inShop(app, businessCompanyId, async (ctx) => {
    const [row] = await ctx.db.select().from(auditRecords).orderBy(desc(auditRecords.id)).limit(1);
    return row;
  });

afterEach(async () => {
  for (const [builtIn, userId] of [
    ['admin', '4001'],
    ['buyer', '4002'],
    ['approver', '4003'],
    ['finance', '4004'],
  ] as const)
    await holdRoles(app, userId, [await builtInRoleId(app, builtIn)]);
  await inShop(app, businessCompanyId, (ctx) => ctx.db.delete(approvalRules));
  for (const role of (await list()).resultData.filter((one) => !one.isSystem))
    await call('/api/CustRole/Delete', { roleId: role.roleId, version: role.version });
});

test('only who may look after roles', async () => {
  for (const path of paths) {
    expect(await app.call(path, { data: 1 })).toMatchObject({ errorCode: '2' });
    expect(await app.call(path, {}, { token: tokens.admin, host: retailHost })).toMatchObject({ errorCode: '2' });
    for (const who of ['buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const)
      expect(await app.call(path, {}, { token: tokens[who] })).toMatchObject({ errorCode: '3' });
  }
  expect(await app.call('/api/CustRole/GetPage', { pageIndex: 'x' }, { token: tokens.admin })).toMatchObject({
    errorCode: '4',
  });
  for (const path of commands)
    expect(await call(path, { roleId: 'x', functionIds: 1 })).toMatchObject({ errorCode: '4' });
});

describe('the list', () => {
  test('the roles an enterprise begins with', async () => {
    expect(await list()).toMatchObject({
      totalCount: 4,
      resultData: [
        {
          roleName: '企业管理员',
          dataScope: dataScopes.enterprise,
          isSystem: true,
          isGrantable: true,
          userCount: 1,
          version: 1,
        },
        { roleName: '采购员', dataScope: dataScopes.own, userCount: 1 },
        { roleName: '审批人', dataScope: dataScopes.departmentAndBelow, userCount: 1 },
        { roleName: '财务', dataScope: dataScopes.enterprise, userCount: 1 },
      ],
    });
  });

  test('searched and by pages', async () => {
    expect((await list({ searchKey: '采购' })).resultData.map((role) => role.roleName)).toEqual(['采购员']);
    const second = await list({ pageIndex: 2, pageSize: 3 });
    expect(second).toMatchObject({ totalCount: 4, pageIndex: 2, pageSize: 3, resultData: [{ roleName: '财务' }] });
  });
});

describe('a role', () => {
  test('made, read, changed and taken away, each with its record', async () => {
    const roleId = await add({ roleName: ' 实习采购 ', remark: '试用期' });
    expect(await model(roleId)).toEqual({
      roleId,
      roleName: '实习采购',
      remark: '试用期',
      dataScope: dataScopes.own,
      isSystem: false,
      functionIds: ['210', '211', '310', '311', '410', '411'],
      permissions: expect.arrayContaining(['cart.edit', 'order.submit', 'order.view', 'user.self', 'concern.edit']),
      isGrantable: true,
      userCount: 0,
      disabledReason: { edit: '', delete: '' },
      version: 1,
    });
    expect(await lastAudit()).toMatchObject({
      subject: `role ${roleId}`,
      actorName: '周敏',
      path: '/api/CustRole/Add',
      after: { name: '实习采购', orderScope: 1 },
    });

    const edit = { roleId, roleName: '见习采购', remark: '', dataScope: dataScopes.department, version: 1 };
    expect((await call('/api/CustRole/Edit', edit)).resultData).toEqual({ roleId, version: 2 });
    expect(await model(roleId)).toMatchObject({
      roleName: '见习采购',
      dataScope: dataScopes.department,
      functionIds: { length: 6 },
    });
    expect(await call('/api/CustRole/Edit', edit)).toMatchObject({ errorCode: '6' });

    const functions = { roleId, functionIds: ['313'], permissions: ['invoice.apply'], version: 2 };
    expect((await call('/api/CustRole/SetFunction', functions)).resultData).toEqual({ roleId, version: 3 });
    expect(await model(roleId)).toMatchObject({
      roleName: '见习采购',
      functionIds: ['210', '211', '310', '313'],
      permissions: ['cart.edit', 'order.view', 'invoice.apply'],
    });
    expect(await lastAudit()).toMatchObject({ after: { permissions: ['cart.edit', 'order.view', 'invoice.apply'] } });
    expect(await call('/api/CustRole/SetFunction', functions)).toMatchObject({ errorCode: '6' });

    expect(await call('/api/CustRole/Delete', { roleId, version: 2 })).toMatchObject({ errorCode: '6' });
    expect((await call('/api/CustRole/Delete', { roleId, version: 3 })).resultData).toEqual({ roleId });
    expect(await lastAudit()).toMatchObject({ before: { name: '见习采购' }, after: {} });
    expect(await call('/api/CustRole/GetModel', { roleId })).toMatchObject({ errorCode: '5' });
  });

  test('always finds its orders, whatever it was given', async () => {
    const roleId = await add({ functionIds: [] });
    expect(await model(roleId)).toMatchObject({ functionIds: ['210', '211'] });
  });

  test.each([
    [{ roleName: '采' }, 'roleName', '请输入2-20个字的角色名称'],
    [{ roleName: '长'.repeat(21) }, 'roleName', '请输入2-20个字的角色名称'],
    [{ roleName: '采购员' }, 'roleName', '角色名称已存在'],
    [{ remark: '长'.repeat(201) }, 'remark', '备注不能超过200个字'],
    [{ dataScope: 5 }, 'dataScope', '请选择数据范围'],
  ])('%j is refused at its field', async (part, field, msg) => {
    const fault = { errorCode: '4', errorData: [{ field, msg }] };
    expect(await call('/api/CustRole/Add', { ...form, ...part })).toMatchObject(fault);
    const roleId = await add();
    expect(await call('/api/CustRole/Edit', { ...form, roleId, version: 1, ...part })).toMatchObject(fault);
    expect(await model(roleId)).toMatchObject({ roleName: '实习采购', version: 1 });
  });

  test('a change without the version it was made on is refused', async () => {
    const roleId = await add();
    const missing = { errorCode: '4', errorData: [{ field: 'version' }] };
    expect(await call('/api/CustRole/Edit', { ...form, roleId })).toMatchObject(missing);
    expect(await call('/api/CustRole/SetFunction', { ...form, roleId })).toMatchObject(missing);
    expect(await call('/api/CustRole/Delete', { roleId })).toMatchObject(missing);
  });

  test('a built-in one is copied, not changed: the last 企业管理员 keeps his rights', async () => {
    for (const builtIn of ['admin', 'buyer', 'approver', 'finance']) {
      const roleId = await builtInRoleId(app, builtIn);
      const { version, functionIds, permissions, disabledReason } = await model(roleId);
      expect(disabledReason).toEqual({ edit: '系统角色不能修改，可复制后调整', delete: '系统角色不能删除' });
      const refused = { errorCode: '1', errorMsg: '系统角色不能修改，可复制后调整' };
      expect(await call('/api/CustRole/Edit', { ...form, roleId, version })).toMatchObject(refused);
      expect(await call('/api/CustRole/SetFunction', { roleId, functionIds: [], version })).toMatchObject(refused);
      expect(await call('/api/CustRole/Delete', { roleId, version })).toMatchObject({
        errorCode: '1',
        errorMsg: '系统角色不能删除',
      });
      const copy = await model(await add({ roleName: `${builtIn}-副本`, functionIds, permissions }));
      expect(copy.permissions.toSorted()).toEqual(permissions.toSorted());
    }
  });

  test('is not taken away while somebody holds it or a rule names it', async () => {
    const roleId = await add();
    await holdRoles(app, '4002', [roleId]);
    expect(await model(roleId)).toMatchObject({
      userCount: 1,
      disabledReason: { edit: '', delete: '该角色已分配给1名用户，不能删除' },
    });
    expect(await call('/api/CustRole/Delete', { roleId, version: 1 })).toMatchObject({
      errorCode: '1',
      errorMsg: '该角色已分配给1名用户，不能删除',
    });
    await holdRoles(app, '4002', [await builtInRoleId(app, 'buyer')]);
    await buildRule(app, { steps: [{ mode: 'any', approvers: [{ kind: 'leader' }, { kind: 'role', id: roleId }] }] });
    expect(await call('/api/CustRole/Delete', { roleId, version: 1 })).toMatchObject({
      errorCode: '1',
      errorMsg: expect.stringMatching(/^审批规则“规则 \d+”正在使用该角色，不能删除$/),
    });
  });

  test('of another customer or shop is not there', async () => {
    const strange = { name: '别处', orderScope: dataScopes.own, permissions: [], functionIds: [] };
    const theirs = { [businessCompanyId]: '700001', [retailCompanyId]: '700002' };
    for (const [companyId, customerId] of [
      [businessCompanyId, '2002'],
      [retailCompanyId, '52002'],
    ] as const)
      await inShop(app, companyId, (ctx) =>
        ctx.db.insert(roles).values({ companyId, customerId, id: theirs[companyId], ...strange }),
      );
    expect((await list()).resultData.map((role) => role.roleName)).not.toContain('别处');
    for (const roleId of Object.values(theirs))
      for (const path of commands.filter((one) => one !== '/api/CustRole/Add'))
        expect(await call(path, { ...form, roleId, version: 1 })).toMatchObject({ errorCode: '5' });
    const [kept] = await inShop(app, businessCompanyId, (ctx) =>
      ctx.db.select().from(roles).where(eq(roles.id, theirs[businessCompanyId])),
    );
    expect(kept).toMatchObject({ name: '别处', version: 1 });
  });
});

describe('a copy', () => {
  /** 采购员 has the way to 我的审批 without its menu entry: the form does not show it. */
  const buyerRole = async () => model(await builtInRoleId(app, 'buyer'));
  const inputOf = ({ functionIds, permissions }: { functionIds: string[]; permissions: string[] }) => ({
    functionIds: functionIds.filter((id) => id !== '213'),
    permissions,
  });
  const entryOf = async (who: DemoAccount, formUrl: string) => {
    const { resultData } = await app.call('/api/KamFunction/GetUserByFunction', {}, { token: tokens[who] });
    return resultData.flatMap((top) => top.children).find((entry) => entry.formUrl === formUrl);
  };

  test('keeps what is hidden, as it was: the way without the entry, and no right more', async () => {
    const source = await buyerRole();
    expect(source.functionIds).toContain('213');
    const roleId = await add({ ...inputOf(source), sourceRoleId: source.roleId });
    const copy = await model(roleId);
    expect(copy.functionIds.toSorted()).toEqual(source.functionIds.toSorted());
    expect(copy.permissions.toSorted()).toEqual(source.permissions.toSorted());
    expect(await entryOf('buyer', 'myAudit')).toMatchObject({ isDisable: true });
    await holdRoles(app, '4002', [roleId]);
    expect(await entryOf('buyer', 'myAudit')).toMatchObject({ isDisable: true, buttons: [] });
    // The copy's own form does not show it either, and a change of something else leaves it.
    const edit = { ...form, ...inputOf(source), roleId, roleName: '见习采购', version: 1 };
    expect(await call('/api/CustRole/Edit', edit)).toMatchObject({ success: true });
    expect((await model(roleId)).functionIds).toContain('213');
    const fewer = { roleId, functionIds: ['311'], version: 2 };
    expect(await call('/api/CustRole/SetFunction', fewer)).toMatchObject({ success: true });
    expect((await model(roleId)).functionIds).toEqual(['210', '211', '213', '310', '311']);
  });

  test('has nothing hidden where it is no copy, and what is ticked decides over what is seen', async () => {
    const source = await buyerRole();
    expect((await model(await add(inputOf(source)))).functionIds).not.toContain('213');
    const roleId = await add({ roleName: '少权限', functionIds: ['311'], sourceRoleId: source.roleId });
    expect(await model(roleId)).toMatchObject({
      functionIds: ['210', '211', '213', '310', '311'],
      permissions: expect.not.arrayContaining(['return.apply', 'address.edit']),
    });
  });

  test('does not hand on what is hidden from a copier who has it not', async () => {
    const source = await buyerRole();
    const clerkRole = await add({
      roleName: '权限专员',
      dataScope: dataScopes.department,
      functionIds: ['311', '315'],
    });
    await holdRoles(app, '4002', [clerkRole]);
    const input = { ...form, functionIds: ['311'], sourceRoleId: source.roleId };
    const { resultData } = await call('/api/CustRole/Add', input, 'buyer');
    expect((await model(resultData.roleId)).functionIds).toEqual(['210', '211', '310', '311']);
    const more = { ...form, roleName: '更多', functionIds: ['311', '412'], sourceRoleId: source.roleId };
    expect(await call('/api/CustRole/Add', more, 'buyer')).toMatchObject({ errorCode: '3' });
  });

  test('of a role of another customer or shop is refused, and nothing is made', async () => {
    const theirs = { [businessCompanyId]: '700011', [retailCompanyId]: '700012' };
    for (const [companyId, customerId] of [
      [businessCompanyId, '2002'],
      [retailCompanyId, '52002'],
    ] as const)
      await inShop(app, companyId, (ctx) =>
        ctx.db.insert(roles).values({
          companyId,
          customerId,
          id: theirs[companyId],
          name: '他处',
          orderScope: 1,
          permissions: [],
          functionIds: ['210', '213'],
        }),
      );
    for (const sourceRoleId of [...Object.values(theirs), '999999'])
      expect(await call('/api/CustRole/Add', { ...form, sourceRoleId })).toMatchObject({ errorCode: '5' });
    expect(await call('/api/CustRole/Add', { ...form, sourceRoleId: 'x' })).toMatchObject({ errorCode: '4' });
    expect((await list()).resultData.map((role) => role.roleName)).not.toContain(form.roleName);
  });
});

describe('who edits roles', () => {
  /** Somebody who looks after roles and little else. */
  const clerk = async (dataScope = dataScopes.department) => {
    const roleId = await add({ roleName: '权限专员', dataScope, functionIds: ['311', '315'] });
    await holdRoles(app, '4002', [roleId]);
    return roleId;
  };

  test('hands on no function, code or view that he has not', async () => {
    await clerk();
    const beyond = (field: string, msg: string) => ({ errorCode: '3', errorMsg: msg, errorData: [{ field, msg }] });
    const lacks = beyond('functionIds', '不能授予自己没有的权限');
    expect(await call('/api/CustRole/Add', { ...form, functionIds: ['314'] }, 'buyer')).toMatchObject(lacks);
    // 浏览足迹 has no code of its own.
    expect(await call('/api/CustRole/Add', { ...form, functionIds: ['412'] }, 'buyer')).toMatchObject(lacks);
    expect(
      await call(
        '/api/CustRole/Add',
        { ...form, functionIds: ['311'], dataScope: dataScopes.departmentAndBelow },
        'buyer',
      ),
    ).toMatchObject(beyond('dataScope', '不能授予超出自己的数据范围'));
    const own = await call(
      '/api/CustRole/Add',
      { ...form, functionIds: ['311', '315'], dataScope: dataScopes.department },
      'buyer',
    );
    const { roleId } = own.resultData;
    const wider = { roleId, functionIds: ['311', '411'], version: 1 };
    expect(await call('/api/CustRole/SetFunction', wider, 'buyer')).toMatchObject(lacks);
    expect(await call('/api/CustRole/Edit', { ...form, ...wider }, 'buyer')).toMatchObject(lacks);
    expect(await model(roleId)).toMatchObject({ version: 1 });
  });

  test('does not give himself more, nor touches roles above his own', async () => {
    const own = await clerk();
    expect(
      await call('/api/CustRole/SetFunction', { roleId: own, functionIds: ['311', '315', '316'], version: 1 }, 'buyer'),
    ).toMatchObject({ errorCode: '3' });
    const above = await add({ functionIds: ['314'] });
    const refused = { errorCode: '3', errorMsg: '该角色的权限高于您，不能修改' };
    expect(await call('/api/CustRole/Edit', { ...form, roleId: above, version: 1 }, 'buyer')).toMatchObject(refused);
    expect(await call('/api/CustRole/Delete', { roleId: above, version: 1 }, 'buyer')).toMatchObject({
      errorCode: '3',
      errorMsg: '该角色的权限高于您，不能删除',
    });
    const seen = await app.call('/api/CustRole/GetPage', { pageSize: 100 }, { token: tokens.buyer });
    expect(Object.fromEntries(seen.resultData.map((role) => [role.roleName, role.isGrantable]))).toMatchObject({
      企业管理员: false,
      权限专员: true,
      实习采购: false,
    });
  });
});

test('a name stands once, also when two save at once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => call('/api/CustRole/Add', form)));
  expect(answers.filter((answer) => answer.success)).toHaveLength(1);
  expect(answers.find((answer) => !answer.success)).toMatchObject({ errorMsg: '角色名称已存在' });
});
