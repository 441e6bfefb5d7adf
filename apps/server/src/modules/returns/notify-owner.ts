import { shopLinks } from '@jicai/domain/shop/messages.ts';
import type { MoveActor } from '@jicai/domain/orders/order-states.ts';
import { returnMessages } from '@jicai/domain/returns/return-messages.ts';
import type { ReturnMove } from '@jicai/domain/returns/return-states.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { sendMessages } from '../messages/index.ts';
import type { LockedSheet } from './move-return.ts';

/** Sends the owner of the order a message about what somebody else did with its after-sales sheet. */
export async function notifyOwner(
  ctx: Ctx,
  { sheet, locked }: LockedSheet,
  { event, reason, by }: { event: ReturnMove; reason: string; by: { actorType: MoveActor; actorId: string } },
): Promise<void> {
  const message = returnMessages[event];
  if (!message || (by.actorType === 'buyer' && by.actorId === sheet.userId)) return;
  await sendMessages(ctx, [
    {
      accountId: locked.order.accountId,
      kind: 'afterSales',
      title: message.title,
      content: `售后单 ${sheet.returnNo} ${message.text}${reason ? `说明：${reason}` : ''}`,
      link: shopLinks.returnSheet(sheet.returnNo),
    },
  ]);
}
