import { randomUUID } from 'node:crypto';
import type { OrgNode } from '@jicai/contract/people/organisation.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildRule, people } from '../../../test/build-rule.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { approvalRules } from '../../db/tables/approvals.ts';

/**
 * Approval rules look at departments and their leaders as they stand when an order is submitted
 * (docs/domain/approvals.md §1).
 */
const app = useTestApp();
const tokens = {} as Record<DemoAccount, string>;

beforeAll(async () => {
  for (const who of ['admin', 'buyer', 'approver'] as const) tokens[who] = await signIn(app, who);
});
beforeEach(() => inShop(app, businessCompanyId, (ctx) => ctx.db.delete(approvalRules)));

const find = async (orgId: string) => {
  const { resultData } = await app.call('/api/CustOrg/GetTree', {}, { token: tokens.admin });
  const all = (nodes: OrgNode[]): OrgNode[] => nodes.flatMap((node) => [node, ...all(node.children)]);
  const node = all(resultData).find((one) => one.orgId === orgId);
  if (!node) throw new Error(`no department ${orgId}`);
  return node;
};
const move = async (orgId: string, parentId: string) => {
  const { version } = await find(orgId);
  const answer = await app.call('/api/CustOrg/Move', { data: { orgId, parentId, version } }, { token: tokens.admin });
  expect(answer).toMatchObject({ success: true });
};
const lead = async (orgId: string, leaderUserId: string | undefined) => {
  const { orgName, version } = await find(orgId);
  const data = { orgId, orgName, leaderUserId, version };
  expect(await app.call('/api/CustOrg/Edit', { data }, { token: tokens.admin })).toMatchObject({ success: true });
};
/** Who would be asked about an order of the buyer, step by step; undefined: nobody. */
const asked = async () => {
  const data = { userId: people.buyer, payFee: 100_000 };
  const { resultData } = await app.call('/api/ShopAudit/TestRule', { data }, { token: tokens.admin });
  return resultData.steps?.map((step) => step.approvers);
};

test('a rule for a department counts for one that was moved below it', async () => {
  await buildRule(app, { condition: { orgIds: ['2103'] } });
  expect(await asked()).toBeUndefined();
  await move('2101', '2103');
  expect(await asked()).toEqual([['吴建国']]);
  await move('2101', '0');
  expect(await asked()).toBeUndefined();
});

test('the leaders of today are asked: of the department, and of the one it now stands below', async () => {
  await buildRule(app, {
    steps: [
      { mode: 'any', approvers: [{ kind: 'leader' }] },
      { mode: 'any', approvers: [{ kind: 'upperLeader' }] },
    ],
  });
  await move('2101', '2103');
  expect(await asked()).toEqual([['吴建国'], ['周敏']]);
  await lead('2101', people.admin);
  await lead('2103', people.approver);
  expect(await asked()).toEqual([['周敏'], ['吴建国']]);
  // Nobody leads: the administrators are asked instead.
  await lead('2103', undefined);
  expect(await asked()).toEqual([['周敏'], ['周敏']]);
  await lead('2101', people.approver);
  await lead('2103', people.admin);
  await move('2101', '0');
});

test('who has been asked stays asked when the department moves and another leads it', async () => {
  await buildRule(app, { steps: [{ mode: 'any', approvers: [{ kind: 'leader' }] }] });
  const addressId = await buildAddress(app, { token: tokens.buyer });
  const { itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 20_000 });
  const trade = await buildTrade(app, { token: tokens.buyer, addressId, items: [{ itemId, qty: 1 }] });
  await lead('2101', people.admin);
  await move('2101', '2102');
  const { tradeNo } = trade;
  const model = await app.call('/api/ShopAudit/GetModel', { data: { tradeNo } }, { token: tokens.approver });
  const { auditTaskId, version } = model.resultData;
  const data = { auditTaskId, version, comment: '同意采购', requestId: randomUUID() };
  const answer = await app.call('/api/ShopAudit/Approve', { data }, { token: tokens.approver });
  expect(answer).toMatchObject({ success: true });
});
