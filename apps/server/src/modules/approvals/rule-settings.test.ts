import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { people } from '../../../test/build-rule.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { approvalRules } from '../../db/tables/approvals.ts';
import { withTenant } from '../../db/with-tenant.ts';

const app = useTestApp();
const tokens = {} as Record<DemoAccount, string>;
const paths = [
  '/api/ShopAudit/GetRuleList',
  '/api/ShopAudit/GetRuleOptions',
  '/api/ShopAudit/SaveRule',
  '/api/ShopAudit/DeleteRule',
  '/api/ShopAudit/TestRule',
] as const;
const call = <P extends (typeof paths)[number]>(path: P, data: object = {}, who: DemoAccount = 'admin') =>
  app.call(path, { data }, { token: tokens[who] });
const rule = {
  ruleName: '大额采购',
  priority: 1,
  condition: { amountFrom: 500_000, orgIds: ['2101'] },
  steps: [{ mode: 'any', approvers: [{ kind: 'leader' }, { kind: 'user', id: people.admin }] }],
  isEnable: true,
};
const list = async () => (await call('/api/ShopAudit/GetRuleList')).resultData;

beforeAll(async () => {
  for (const who of ['admin', 'buyer', 'approver', 'finance', 'member', 'operator'] as const)
    tokens[who] = await signIn(app, who);
});
beforeEach(() =>
  withTenant(app.deps.db, businessCompanyId, (tx) =>
    tx.delete(approvalRules).where(eq(approvalRules.companyId, businessCompanyId)),
  ),
);

test('only who may edit rules', async () => {
  for (const path of paths) {
    expect(await app.call(path, { data: 1 })).toMatchObject({ errorCode: '2' });
    for (const who of ['buyer', 'approver', 'finance', 'member', 'operator'] as const)
      expect(await call(path, {}, who)).toMatchObject({ errorCode: '3' });
  }
  expect(await call('/api/ShopAudit/SaveRule', { ruleName: 1 })).toMatchObject({ errorCode: '4' });
  expect(await call('/api/ShopAudit/DeleteRule', {})).toMatchObject({ errorCode: '4' });
  expect(await call('/api/ShopAudit/TestRule', {})).toMatchObject({ errorCode: '4' });
});

describe('rules', () => {
  test('made, read in their order, changed and taken away', async () => {
    const { ruleId, version } = (await call('/api/ShopAudit/SaveRule', rule)).resultData;
    await call('/api/ShopAudit/SaveRule', { ...rule, ruleName: '全部', priority: 2, condition: {} });
    expect(await list()).toMatchObject([
      { ruleId, ruleName: '大额采购', ruleText: '单笔满 ¥5,000.00，部门：制造一部', isEnable: true, version: 1 },
      { ruleName: '全部', ruleText: '全部订单', condition: {} },
    ]);
    const changed = { ...rule, ruleId, version, priority: 3, isEnable: false };
    expect((await call('/api/ShopAudit/SaveRule', changed)).resultData).toEqual({ ruleId, version: 2 });
    expect((await list()).map((one) => one.ruleName)).toEqual(['全部', '大额采购']);
    expect(await call('/api/ShopAudit/SaveRule', changed)).toMatchObject({ errorCode: '6' });
    expect(await call('/api/ShopAudit/DeleteRule', { ruleId, version: 1 })).toMatchObject({ errorCode: '6' });
    expect(await call('/api/ShopAudit/DeleteRule', { ruleId, version: 2 })).toMatchObject({ success: true });
    expect(await list()).toHaveLength(1);
    expect(await call('/api/ShopAudit/DeleteRule', { ruleId })).toMatchObject({ errorCode: '5' });
    expect(await call('/api/ShopAudit/SaveRule', { ...rule, ruleId: '77' })).toMatchObject({ errorCode: '5' });
  });

  test.each([
    [{ ruleName: '大' }, '请输入2-30个字的规则名称'],
    [{ condition: { amountFrom: 2, amountTo: 2 } }, '金额区间不正确'],
    [{ steps: [] }, '请至少设置一个审批人'],
    [{ steps: [{ mode: 'all', approvers: [] }] }, '请至少设置一个审批人'],
    [{ steps: [{ mode: 'any', approvers: [{ kind: 'user', id: people.buyer }] }] }, '审批人没有审批权限'],
    [{ steps: [{ mode: 'any', approvers: [{ kind: 'role', id: '1' }] }] }, '角色没有审批权限'],
    [{ condition: { orgIds: ['1'] } }, '部门不存在'],
    [{ condition: { requesterIds: ['4005'] } }, '申请人不存在'],
  ])('%j is refused', async (part, text) => {
    expect(await call('/api/ShopAudit/SaveRule', { ...rule, ...part })).toMatchObject({
      errorCode: '4',
      errorMsg: text,
    });
    expect(await list()).toEqual([]);
  });

  test('a name stands once, also when two save at once', async () => {
    const answers = await Promise.all([
      call('/api/ShopAudit/SaveRule', rule),
      call('/api/ShopAudit/SaveRule', rule),
      call('/api/ShopAudit/SaveRule', rule),
    ]);
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    expect(answers.find((answer) => !answer.success)).toMatchObject({ errorMsg: '规则名称已存在' });
  });

  test('what they may name is the enterprise’s own', async () => {
    const { resultData } = await call('/api/ShopAudit/GetRuleOptions');
    expect(resultData.approvers.map((person) => person.userName)).toEqual(['周敏', '吴建国']);
    expect(resultData.requesters).toHaveLength(4);
    expect(resultData.roles.map((role) => role.roleName)).toEqual(['企业管理员', '审批人']);
    expect(resultData.orgs.map((org) => org.orgName)).toContain('制造一部');
  });

  test('tried out before it counts', async () => {
    await call('/api/ShopAudit/SaveRule', rule);
    const asked = { userId: people.buyer, payFee: 500_000 };
    expect((await call('/api/ShopAudit/TestRule', asked)).resultData).toEqual({
      needAudit: true,
      ruleName: '大额采购',
      steps: [{ stepNo: 1, modeText: '或签', approvers: ['周敏', '吴建国'] }],
    });
    expect((await call('/api/ShopAudit/TestRule', { ...asked, payFee: 499_999 })).resultData).toEqual({
      needAudit: false,
    });
    expect((await call('/api/ShopAudit/TestRule', { ...asked, userId: people.admin })).resultData.needAudit).toBe(
      false,
    );
    expect(await call('/api/ShopAudit/TestRule', { ...asked, userId: '4005' })).toMatchObject({ errorCode: '5' });
  });
});
