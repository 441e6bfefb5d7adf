import type { RuleStep } from '@jicai/domain/approvals/approval-flow.ts';
import type { RuleCondition } from '@jicai/domain/approvals/approval-rules.ts';
import { demoEnterprise } from '../src/seed/demo-people.ts';
import { businessCompanyId } from '../src/seed/shop-looks.ts';
import { approvalRules } from '../src/db/tables/approvals.ts';
import { withTenant } from '../src/db/with-tenant.ts';
import type { TestApp } from './test-app.ts';

/** Who the people of the demo enterprise are, for the steps of rules. */
export const people = { admin: '4001', buyer: '4002', approver: '4003' } as const;

export const askPerson = (userId: string, mode: RuleStep['mode'] = 'any'): RuleStep => ({
  mode,
  approvers: [{ kind: 'user', id: userId }],
});

/** A rule of the demo enterprise: by default every order from ¥100 on, asked of the approver. Returns its id. */
export async function buildRule(
  app: TestApp,
  rule: { condition?: RuleCondition; steps?: RuleStep[]; priority?: number; isEnabled?: boolean } = {},
): Promise<string> {
  const id = app.deps.db.newId();
  const at = app.deps.now();
  await withTenant(app.deps.db, businessCompanyId, (tx) =>
    tx.insert(approvalRules).values({
      companyId: businessCompanyId,
      id,
      customerId: demoEnterprise.id,
      name: `规则 ${id}`,
      priority: rule.priority ?? 1,
      condition: rule.condition ?? { amountFromFen: 10_000 },
      steps: rule.steps ?? [askPerson(people.approver)],
      isEnabled: rule.isEnabled ?? true,
      createdAt: at,
      updatedAt: at,
    }),
  );
  return id;
}
