import type { CustomerTies } from '@jicai/domain/people/close-customer.ts';
import { changeStates } from '@jicai/domain/shop/change-states.ts';
import { statementStates } from '@jicai/domain/statements/statement-states.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { codes } from '../../db/codes.ts';

/** What still ties a customer to the shop. */
export async function selectTies(ctx: Ctx, customerId: string): Promise<CustomerTies> {
  const { companyId } = ctx;
  const { rows } = await ctx.db.execute<Record<keyof CustomerTies, string>>(sql`
    select coalesce(max(a.used_fen), 0) as "usedFen", coalesce(max(a.frozen_fen), 0) as "frozenFen",
      coalesce(max(a.balance_fen), 0) as "balanceFen",
      (select count(*) from statements s where s.company_id = ${companyId} and s.customer_id = ${customerId}
        and s.state not in (${codes(statementStates.settled, statementStates.void)})) as "openStatementCount",
      (select count(*) from change_requests r where r.company_id = ${companyId} and r.subject_id = ${customerId}
        and starts_with(r.kind, 'customer.') and r.state = ${codes(changeStates.waiting)}) as "waitingChangeCount"
    from credit_accounts a where a.company_id = ${companyId} and a.customer_id = ${customerId}`);
  const [row] = rows;
  return {
    usedFen: Number(row?.usedFen ?? 0),
    frozenFen: Number(row?.frozenFen ?? 0),
    balanceFen: Number(row?.balanceFen ?? 0),
    openStatementCount: Number(row?.openStatementCount ?? 0),
    waitingChangeCount: Number(row?.waitingChangeCount ?? 0),
  };
}
