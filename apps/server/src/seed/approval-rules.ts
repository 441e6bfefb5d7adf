import type { RuleStep } from '@jicai/domain/approvals/approval-flow.ts';
import type { RuleCondition } from '@jicai/domain/approvals/approval-rules.ts';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../ctx/deps.ts';
import { roles } from '../db/tables/accounts.ts';
import { approvalRules } from '../db/tables/approvals.ts';
import { withTenant } from '../db/with-tenant.ts';
import { demoEnterprise } from './demo-people.ts';
import { businessCompanyId } from './shop-looks.ts';

/** ¥20,000 and ¥5,000 in fen: what people buy to try the shop stays below both. */
const largeFen = 2_000_000;
const mediumFen = 500_000;

/** The demo enterprise has larger orders approved. A customer that has rules is left alone. */
export async function seedApprovalRules(deps: Deps): Promise<void> {
  const companyId = businessCompanyId;
  const { id: customerId } = demoEnterprise;
  const at = deps.now();
  await withTenant(deps.db, companyId, async (tx) => {
    const isOfCompany = eq(approvalRules.companyId, companyId);
    const [some] = await tx.select({ id: approvalRules.id }).from(approvalRules).where(isOfCompany).limit(1);
    if (some) return;
    const found = await tx
      .select({ id: roles.id, builtIn: roles.builtIn })
      .from(roles)
      .where(and(eq(roles.companyId, companyId), eq(roles.customerId, customerId)));
    const everyone = (builtIn: string): RuleStep => ({
      mode: 'any',
      approvers: found.flatMap((role) => (role.builtIn === builtIn ? { kind: 'role' as const, id: role.id } : [])),
    });
    const rules: { name: string; condition: RuleCondition; steps: RuleStep[] }[] = [
      {
        name: '制造一部大额采购',
        condition: { amountFromFen: largeFen, orgIds: ['2101'] },
        steps: [{ mode: 'any', approvers: [{ kind: 'leader' }] }, everyone('admin')],
      },
      { name: '单笔采购审批', condition: { amountFromFen: mediumFen }, steps: [everyone('approver')] },
    ];
    await tx.insert(approvalRules).values(
      rules.map((rule, priority) => ({
        companyId,
        id: deps.db.newId(),
        customerId,
        priority: priority + 1,
        ...rule,
        createdAt: at,
        updatedAt: at,
      })),
    );
  });
}
