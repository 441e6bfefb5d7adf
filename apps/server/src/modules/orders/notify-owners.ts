import { approvalOptionsOf } from '@jicai/domain/approvals/approval-options.ts';
import { orderMessageOf, shopLinks } from '@jicai/domain/shop/messages.ts';
import type { OrderMove } from '@jicai/domain/orders/order-states.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { sendMessages } from '../messages/index.ts';
import type { Mover } from './move-orders.ts';
import type { LockedOrder } from './orders.store.ts';
import { selectOptions } from './trades.store.ts';

/** The remark of these moves is not a reason but a fact: the carrier, the approver's comment, the amount refunded. */
const remarkNames: Partial<Record<OrderMove, string>> = { ship: '承运', approve: '审批意见', refund: '金额' };

/**
 * Tells who placed the orders what somebody else did to them: one message for all orders of a trade
 * (docs/domain/messages.md §5).
 */
export async function notifyOwners(
  ctx: Ctx,
  orders: readonly LockedOrder[],
  { event, reason, by }: { event: OrderMove; reason: string; by: Mover },
): Promise<void> {
  const [first] = orders;
  if (!first) return;
  const options = approvalOptionsOf(event === 'reject' ? await selectOptions(ctx) : undefined);
  const message = orderMessageOf(event, first.payMode, options);
  if (!message || (by.actorType === 'buyer' && by.actorId === first.userId)) return;
  const isAlone = orders.length === 1;
  const subject = isAlone ? `订单 ${first.orderNo}` : `订单 ${first.orderNo} 等 ${orders.length} 笔`;
  const remark = reason && `${remarkNames[event] ?? '原因'}：${reason}`;
  await sendMessages(ctx, [
    {
      accountId: first.accountId,
      kind: message.kind,
      title: message.title,
      content: `${subject} ${message.text}${remark}`,
      link: isAlone ? shopLinks.order(first.orderNo) : shopLinks.myOrders,
    },
  ]);
}
