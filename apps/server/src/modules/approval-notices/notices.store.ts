import { auditStates, taskStates } from '@jicai/domain/approvals/approval-states.ts';
import type { WaitingOrder } from '@jicai/domain/approvals/approval-notice.ts';
import type { ApprovalWay } from '@jicai/domain/approvals/approval-ways.ts';
import { accountStates } from '@jicai/domain/people/account-types.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { codes } from '../../db/codes.ts';
import { accounts, users } from '../../db/tables/accounts.ts';

/** A member who approves, and how he can be reached. */
export interface Approver {
  accountId: string;
  customerId: string;
  name: string;
  /** '' where he has given none. */
  email: string;
  mobile: string | null;
  ways: ApprovalWay[];
}

/** A task that waits for its holder. */
export interface WaitingTask extends Approver, WaitingOrder {
  approvalId: string;
}

/** Undefined once nobody waits for this task any more, or its holder cannot sign in. */
export async function selectWaitingTask(ctx: Ctx, taskId: string): Promise<WaitingTask | undefined> {
  const { companyId } = ctx;
  const { rows } = await ctx.db.execute<WaitingTask & Record<string, unknown>>(sql`
    select a.id::text as "approvalId", a.user_name as "userName", a.trade_no as "tradeNo", a.pay_fen::float8 as "payFen",
      t.for_user_name as "forUserName", ac.id::text as "accountId", u.customer_id::text as "customerId", u.name,
      u.email, ac.mobile, u.approval_ways as ways
    from approval_tasks t
    join approvals a on a.company_id = ${companyId} and a.id = t.approval_id
    join users u on u.company_id = ${companyId} and u.id = t.user_id and u.customer_id = a.customer_id
    join accounts ac on ac.company_id = ${companyId} and ac.id = u.account_id
    where t.company_id = ${companyId} and t.id = ${taskId} and t.state = ${codes(taskStates.waiting)}
      and a.state = ${codes(auditStates.waiting)} and ac.state = ${codes(accountStates.active)}`);
  return rows[0];
}

const own = (ctx: SignedInCtx) => and(eq(users.companyId, ctx.companyId), eq(users.id, ctx.actor.userId));

/** The caller, as one who approves. */
export async function selectOwnReach(ctx: SignedInCtx): Promise<Approver> {
  const { accountId, customerId } = ctx.actor;
  const [row] = await ctx.db
    .select({ name: users.name, email: users.email, ways: users.approvalWays, mobile: accounts.mobile })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.companyId, ctx.companyId), eq(accounts.id, users.accountId)))
    .where(own(ctx));
  return { name: '', email: '', ways: [], mobile: null, ...row, accountId, customerId };
}

export async function updateOwnWays(ctx: SignedInCtx, approvalWays: ApprovalWay[]): Promise<void> {
  await ctx.db.update(users).set({ approvalWays }).where(own(ctx));
}
