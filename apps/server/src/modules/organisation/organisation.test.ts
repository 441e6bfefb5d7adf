import { type AccountState, accountStates } from '@jicai/domain/people/account-types.ts';
import type { OrgNode } from '@jicai/contract/people/organisation.ts';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildRule } from '../../../test/build-rule.ts';
import { inShop } from '../../../test/in-shop.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';
import { accounts, orgUnits } from '../../db/tables/accounts.ts';
import { auditRecords } from '../../db/tables/requests.ts';

const app = useTestApp();
const tokens = {} as Record<DemoAccount, string>;
const tree = async (): Promise<OrgNode[]> =>
  (await app.call('/api/CustOrg/GetTree', {}, { token: tokens.admin })).resultData;

beforeAll(async () => {
  for (const who of ['admin', 'buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const)
    tokens[who] = await signIn(app, who);
});

const commands = ['/api/CustOrg/Add', '/api/CustOrg/Edit', '/api/CustOrg/Move', '/api/CustOrg/Delete'] as const;
const paths = ['/api/CustOrg/GetTree', '/api/CustOrg/GetLeaders', ...commands] as const;
const call = <P extends (typeof commands)[number]>(path: P, data: object) =>
  app.call(path, { data }, { token: tokens.admin });
const add = async (orgName: string, parentId = '0') => {
  const answer = await call('/api/CustOrg/Add', { orgName, parentId });
  expect(answer).toMatchObject({ success: true });
  return answer.resultData.orgId;
};
const all = (nodes: OrgNode[]): OrgNode[] => nodes.flatMap((node) => [node, ...all(node.children)]);
const find = async (orgId: string) => all(await tree()).find((node) => node.orgId === orgId);
const lastAudit = async () =>
  inShop(app, businessCompanyId, async (ctx) => {
    const [row] = await ctx.db.select().from(auditRecords).orderBy(desc(auditRecords.id)).limit(1);
    return row;
  });

test('only who may look after departments', async () => {
  for (const path of paths) {
    expect(await app.call(path, { data: 1 })).toMatchObject({ errorCode: '2' });
    expect(await app.call(path, {}, { token: tokens.admin, host: retailHost })).toMatchObject({ errorCode: '2' });
    for (const who of ['buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const)
      expect(await app.call(path, {}, { token: tokens[who] })).toMatchObject({ errorCode: '3' });
  }
  expect(await app.call('/api/CustOrg/GetTree', { reqData: 5 }, { token: tokens.admin })).toMatchObject({
    errorCode: '4',
  });
  for (const path of commands) expect(await call(path, { orgId: 'x', parentId: [] })).toMatchObject({ errorCode: '4' });
});

describe('the tree', () => {
  test('departments in their order with leader and people', async () => {
    const nodes = await tree();
    expect(nodes).toMatchObject([
      { orgId: '2101', orgName: '制造一部', parentId: '0', leaderUserId: '4003', leaderName: '吴建国', userCount: 2 },
      { orgName: '制造二部', leaderUserId: '', leaderName: '', userCount: 0 },
      { orgName: '行政采购部', leaderName: '周敏', userCount: 1, version: 1, children: [] },
      { orgName: '财务部', leaderName: '林晓雯', userCount: 1 },
    ]);
  });
});

test('who may lead is of the own enterprise, with an account in order', async () => {
  const names = async () =>
    (await app.call('/api/CustOrg/GetLeaders', {}, { token: tokens.admin })).resultData.map(
      (person) => person.userName,
    );
  expect(await names()).toEqual(['周敏', '陈思远', '吴建国', '林晓雯']);
  const setState = (state: AccountState) =>
    inShop(app, businessCompanyId, (ctx) =>
      ctx.db.update(accounts).set({ state }).where(eq(accounts.accountNo, 'buyer')),
    );
  await setState(accountStates.disabled);
  expect(await names()).not.toContain('陈思远');
  const led = { orgName: '物流部', parentId: '0', leaderUserId: '4002' };
  expect(await call('/api/CustOrg/Add', led)).toMatchObject({ errorMsg: '负责人不存在' });
  await setState(accountStates.active);
});

describe('a department', () => {
  test('made, changed, moved and taken away, each with its record', async () => {
    const made = await call('/api/CustOrg/Add', { orgName: ' 工艺组 ', parentId: '2102', leaderUserId: '4002' });
    const { orgId } = made.resultData;
    expect(made.resultData).toEqual({ orgId, version: 1 });
    expect(await find(orgId)).toMatchObject({ orgName: '工艺组', parentId: '2102', leaderName: '陈思远', sortNo: 1 });
    expect(await lastAudit()).toMatchObject({
      subject: `department ${orgId}`,
      actorName: '周敏',
      path: '/api/CustOrg/Add',
      after: { name: '工艺组', parentId: '2102' },
    });

    const edit = { orgId, orgName: '工艺室', sortNo: 7, version: 1 };
    expect((await call('/api/CustOrg/Edit', edit)).resultData).toEqual({ orgId, version: 2 });
    expect(await find(orgId)).toMatchObject({ orgName: '工艺室', leaderUserId: '', sortNo: 7, version: 2 });
    expect(await call('/api/CustOrg/Edit', edit)).toMatchObject({ errorCode: '6' });

    const move = { orgId, parentId: '0', version: 2 };
    expect((await call('/api/CustOrg/Move', move)).resultData).toEqual({ orgId, version: 3 });
    expect((await tree()).at(-1)).toMatchObject({ orgId, parentId: '0' });
    expect(await lastAudit()).toMatchObject({ before: { parentId: '2102' }, after: { parentId: '0' } });
    expect(await call('/api/CustOrg/Move', { ...move, parentId: '2101' })).toMatchObject({ errorCode: '6' });
    // Where it stands already: nothing changes.
    expect((await call('/api/CustOrg/Move', { ...move, version: 3 })).resultData.version).toBe(3);

    expect(await call('/api/CustOrg/Delete', { orgId, version: 2 })).toMatchObject({ errorCode: '6' });
    expect((await call('/api/CustOrg/Delete', { orgId, version: 3 })).resultData).toEqual({ orgId });
    expect(await lastAudit()).toMatchObject({ before: { name: '工艺室' }, after: {} });
    expect(await find(orgId)).toBeUndefined();
    expect(await call('/api/CustOrg/Delete', { orgId, version: 3 })).toMatchObject({ errorCode: '5' });
  });

  test.each([
    [{ orgName: '组' }, 'orgName', '请输入2-30个字的部门名称'],
    [{ orgName: '长'.repeat(31) }, 'orgName', '请输入2-30个字的部门名称'],
    [{ orgName: '制造二部' }, 'orgName', '同级部门名称不能重复'],
    [{ leaderUserId: '4005' }, 'leaderUserId', '负责人不存在'],
    [{ leaderUserId: '4006' }, 'leaderUserId', '负责人不存在'],
    [{ leaderUserId: '1' }, 'leaderUserId', '负责人不存在'],
  ])('%j is refused at its field', async (part, field, msg) => {
    const fault = { errorCode: '4', errorData: [{ field, msg }] };
    const form = { orgName: '物流部', parentId: '0', ...part };
    expect(await call('/api/CustOrg/Add', form)).toMatchObject(fault);
    expect(await call('/api/CustOrg/Edit', { ...form, orgId: '2101', version: 1 })).toMatchObject(fault);
    expect(await tree()).toHaveLength(4);
  });

  test('a name may stand again below another department', async () => {
    const orgId = await add('制造一部', '2104');
    expect(await call('/api/CustOrg/Move', { orgId, parentId: '0', version: 1 })).toMatchObject({
      errorCode: '4',
      errorMsg: '同级部门名称不能重复',
    });
    await call('/api/CustOrg/Delete', { orgId, version: 1 });
  });

  test('each change names the version it was made on', async () => {
    for (const [path, data] of [
      ['/api/CustOrg/Edit', { orgId: '2101', orgName: '制造一部' }],
      ['/api/CustOrg/Move', { orgId: '2101', parentId: '2102' }],
      ['/api/CustOrg/Delete', { orgId: '2102' }],
    ] as const)
      expect(await call(path, data)).toMatchObject({ errorCode: '4', errorData: [{ field: 'version' }] });
  });

  test('is not moved below itself, nor deeper than six levels', async () => {
    const ids = ['2102'];
    for (let level = 2; level <= 6; level++) ids.push(await add(`第${level}级`, ids.at(-1)));
    const lowest = ids.at(-1);
    expect(await call('/api/CustOrg/Add', { orgName: '第七级', parentId: lowest })).toMatchObject({
      errorData: [{ field: 'parentId', msg: '部门最多六级' }],
    });
    for (const parentId of ['2102', lowest])
      expect(await call('/api/CustOrg/Move', { orgId: '2102', parentId, version: 1 })).toMatchObject({
        errorData: [{ field: 'parentId', msg: '不能移动到本部门或其下级部门' }],
      });
    expect(await call('/api/CustOrg/Move', { orgId: '2102', parentId: '2104', version: 1 })).toMatchObject({
      errorData: [{ field: 'parentId', msg: '部门最多六级' }],
    });
    expect((await find('2102'))?.parentId).toBe('0');
    for (const orgId of ids.slice(1).toReversed()) await call('/api/CustOrg/Delete', { orgId, version: 1 });
  });

  test('is not taken away while departments, people or a rule belong to it', async () => {
    const child = await add('班组', '2102');
    expect(await call('/api/CustOrg/Delete', { orgId: '2102', version: 1 })).toMatchObject({
      errorCode: '1',
      errorMsg: '该部门下还有子部门，不能删除',
    });
    expect(await call('/api/CustOrg/Delete', { orgId: '2101', version: 1 })).toMatchObject({
      errorCode: '1',
      errorMsg: '该部门下还有用户，不能删除',
    });
    await buildRule(app, { condition: { orgIds: ['2101', child] } });
    expect(await call('/api/CustOrg/Delete', { orgId: child, version: 1 })).toMatchObject({
      errorCode: '1',
      errorMsg: expect.stringMatching(/^审批规则“规则 \d+”正在使用该部门，不能删除$/),
    });
  });

  test('of another customer or shop is not there', async () => {
    const [ownCompanys, otherCompanys] = ['700001', '700002'];
    const strange = { name: '别处', parentId: '0' };
    await inShop(app, businessCompanyId, (ctx) =>
      ctx.db.insert(orgUnits).values({ companyId: businessCompanyId, customerId: '2002', id: ownCompanys, ...strange }),
    );
    await inShop(app, retailCompanyId, (ctx) =>
      ctx.db
        .insert(orgUnits)
        .values({ companyId: retailCompanyId, customerId: '52002', id: otherCompanys, ...strange }),
    );
    expect(all(await tree()).map((node) => node.orgName)).not.toContain('别处');
    for (const orgId of [ownCompanys, otherCompanys]) {
      const gone = { errorCode: '5' };
      expect(await call('/api/CustOrg/Add', { orgName: '新部门', parentId: orgId })).toMatchObject(gone);
      expect(await call('/api/CustOrg/Edit', { orgId, orgName: '新部门', version: 1 })).toMatchObject(gone);
      expect(await call('/api/CustOrg/Move', { orgId, parentId: '2101', version: 1 })).toMatchObject(gone);
      expect(await call('/api/CustOrg/Move', { orgId: '2101', parentId: orgId, version: 1 })).toMatchObject(gone);
      expect(await call('/api/CustOrg/Delete', { orgId, version: 1 })).toMatchObject(gone);
    }
    const [kept] = await inShop(app, businessCompanyId, (ctx) =>
      ctx.db.select().from(orgUnits).where(eq(orgUnits.id, ownCompanys)),
    );
    expect(kept).toMatchObject({ name: '别处', version: 1 });
  });
});

describe('at the same time', () => {
  test('two moves never make a circle', async () => {
    for (const round of [1, 2, 3]) {
      const [one, two] = [await add(`甲组${round}`), await add(`乙组${round}`)];
      const answers = await Promise.all([
        call('/api/CustOrg/Move', { orgId: one, parentId: two, version: 1 }),
        call('/api/CustOrg/Move', { orgId: two, parentId: one, version: 1 }),
      ]);
      expect(answers.filter((answer) => answer.success)).toHaveLength(1);
      expect(all(await tree()).map((node) => node.orgId)).toEqual(expect.arrayContaining([one, two]));
    }
  });

  test('a name stands once, and a repeated request makes one department', async () => {
    const form = { orgName: '并发部', parentId: '0' };
    const answers = await Promise.all([call('/api/CustOrg/Add', form), call('/api/CustOrg/Add', form)]);
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    const again = { orgName: '重复部', parentId: '0', requestId: '0b2a4c7e-1111-4222-8333-444455556666' };
    const first = await call('/api/CustOrg/Add', again);
    expect((await call('/api/CustOrg/Add', again)).resultData).toEqual(first.resultData);
  });
});
