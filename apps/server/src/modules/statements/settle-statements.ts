import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { overdueMessage, statementsLink } from '@jicai/domain/statements/statement-messages.ts';
import { consoleLinks } from '@jicai/domain/shop-side/shop-news.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { listHoldersOf } from '../accounts/index.ts';
import { findCredit, lockCredit, setOverdue } from '../finance/index.ts';
import { sendMessages, tellSalesman } from '../messages/index.ts';
import { settleAccount } from '../orders/index.ts';
import { selectPaidUpOrders } from './statement-facts.store.ts';
import { selectSummary } from './statements.store.ts';

/**
 * Timer `statement.settled`: sets orders to 5 已结清 if all their billings are paid. A timer, because orders must not be
 * locked after a statement.
 */
export async function settleOrders(ctx: Ctx, statementId: string): Promise<void> {
  for (const orderId of await selectPaidUpOrders(ctx, { statementId })) await settleAccount(ctx, orderId);
}

/** Timer `order.ended`: settles the order if everything billed for it was paid before its last goods arrived. */
export async function settleEndedOrder(ctx: Ctx, orderId: string): Promise<void> {
  const isPaidUp = (await selectPaidUpOrders(ctx, { orderId })).length > 0;
  if (isPaidUp) await settleAccount(ctx, orderId);
}

/**
 * Timer `statement.overdue`: subject customerId; the last day to pay has passed. As long as it is unpaid, the customer
 * cannot buy on account.
 */
export async function markOverdue(ctx: Ctx, customerId: string): Promise<void> {
  await lockCredit(ctx, customerId);
  const beforeFen = (await findCredit(ctx, customerId))?.overdueFen ?? 0;
  const overdueFen = await refreshOverdue(ctx, customerId);
  if (overdueFen > beforeFen) await notifyOverdue(ctx, { customerId, overdueFen });
}

async function notifyOverdue(
  ctx: Ctx,
  { customerId, overdueFen }: { customerId: string; overdueFen: number },
): Promise<void> {
  const { title, text } = overdueMessage;
  const content = text.replace('{fee}', moneyText(overdueFen));
  const accountIds = await listHoldersOf(ctx, { customerId, permission: 'check.confirm' });
  await sendMessages(
    ctx,
    accountIds.map((accountId) => ({ accountId, kind: 'money', title, content, link: statementsLink })),
  );
  await tellSalesman(ctx, 'salesOverdue', {
    customerId,
    text: `逾期 ${moneyText(overdueFen)}，账期下单已停。`,
    link: consoleLinks.customerCredit(customerId),
  });
}

/** Updates the overdue amount of a customer and returns it in fen. The caller holds the lock of the credit account. */
export async function refreshOverdue(ctx: Ctx, customerId: string): Promise<number> {
  if (!(await findCredit(ctx, customerId))) return 0;
  const { overdueFen } = await selectSummary(ctx, { customerId, today: shanghaiDay(ctx.now) });
  await setOverdue(ctx, customerId, overdueFen);
  return overdueFen;
}
