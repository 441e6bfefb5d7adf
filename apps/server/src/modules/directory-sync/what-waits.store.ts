import { taskStates } from '@jicai/domain/approvals/approval-states.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList, intList } from '../../db/any-of.ts';

const openOrders = [
  orderStates.awaitingApproval,
  orderStates.rejected,
  orderStates.awaitingPayment,
  orderStates.awaitingShipment,
  orderStates.partlyShipped,
  orderStates.awaitingReceipt,
];

/** What each of these people would leave behind: approvals that wait for him, and orders of his that are still open. */
export async function selectWhatWaits(
  ctx: Ctx,
  userIds: readonly string[],
): Promise<Map<string, { waitingApprovals: number; openOrders: number }>> {
  const { companyId } = ctx;
  const { rows } = await ctx.db.execute<{ userId: string; waitingApprovals: number; openOrders: number }>(sql`
    select w.id::text as "userId",
      (select count(*)::int from approval_tasks t
        where t.company_id = ${companyId} and t.user_id = w.id
          and t.state = any(${intList([taskStates.notOpen, taskStates.waiting])})) as "waitingApprovals",
      (select count(*)::int from orders o
        where o.company_id = ${companyId} and o.user_id = w.id and o.state = any(${intList(openOrders)})) as "openOrders"
    from unnest(${idList(userIds)}) as w(id)`);
  return new Map(rows.map(({ userId, ...counts }) => [userId, counts]));
}
