import { shanghaiDay } from '@jicai/domain/shanghai-time.ts';
import type { Ctx } from '../../http/context.ts';
import { findCredit, lockCredit, setOverdue } from '../finance/index.ts';
import { settleAccount } from '../orders/index.ts';
import { selectPaidUpOrders } from './statement-facts.store.ts';
import { selectSummary } from './statements.store.ts';

/** Timer `statement.settled`: orders whose billings are all paid become 5 账期已结, in a transaction that holds no statement. */
export async function settleOrders(ctx: Ctx, checkId: string): Promise<void> {
  for (const orderId of await selectPaidUpOrders(ctx, { checkId })) await settleAccount(ctx, orderId);
}

/** Timer `order.ended`: all that the order billed may have been paid while it still waited for goods. */
export async function settleEndedOrder(ctx: Ctx, orderId: string): Promise<void> {
  const isPaidUp = (await selectPaidUpOrders(ctx, { orderId })).length > 0;
  if (isPaidUp) await settleAccount(ctx, orderId);
}

/** Timer `statement.overdue`: subject customerId; a last day to pay has passed. While it is unpaid nothing more is sold on account. */
export async function markOverdue(ctx: Ctx, customerId: string): Promise<void> {
  await lockCredit(ctx, customerId);
  await refreshOverdue(ctx, customerId);
}

/** Sets what a customer owes past its last days to pay; the caller holds its credit account. */
export async function refreshOverdue(ctx: Ctx, customerId: string): Promise<void> {
  if (!(await findCredit(ctx, customerId))) return;
  const { overdueFen } = await selectSummary(ctx, { customerId, today: shanghaiDay(ctx.now) });
  await setOverdue(ctx, customerId, overdueFen);
}
