import { orderMessages, shopLinks } from '@jicai/domain/messages.ts';
import type { OrderMove } from '@jicai/domain/order-states.ts';
import type { Ctx } from '../../http/context.ts';
import { sendMessages } from '../messages/index.ts';
import type { Mover } from './move-orders.ts';
import type { LockedOrder } from './orders.store.ts';

/** Tells who placed the orders what somebody else did to them: one message for all orders of a trade (domain.md 4.12). */
export async function tellOwners(
  ctx: Ctx,
  orders: readonly LockedOrder[],
  { event, reason, by }: { event: OrderMove; reason: string; by: Mover },
): Promise<void> {
  const message = orderMessages[event];
  const [first] = orders;
  if (!message || !first || (by.actorType === 'buyer' && by.actorId === first.userId)) return;
  const isAlone = orders.length === 1;
  const subject = isAlone ? `订单 ${first.orderNo}` : `订单 ${first.orderNo} 等 ${orders.length} 笔`;
  // What is written down when goods are sent is no reason but who carries them.
  const remark = reason && `${event === 'ship' ? '承运' : '原因'}：${reason}`;
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
