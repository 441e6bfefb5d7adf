import { receiverMessage, shopLinks } from '@jicai/domain/shop/messages.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { sendMessages } from '../../messages/index.ts';
import type { LockedOrder } from '../orders.store.ts';
import { selectReceiverAccounts } from './receivers.store.ts';

/** Tells the named receivers of the order's department that a parcel is on its way to them. */
export async function notifyReceivers(ctx: Ctx, order: LockedOrder, carrier: string): Promise<void> {
  const { kind, title, text } = receiverMessage;
  const accountIds = await selectReceiverAccounts(ctx, order);
  const content = `订单 ${order.orderNo} ${text}承运：${carrier}`;
  await sendMessages(
    ctx,
    accountIds.map((accountId) => ({ accountId, kind, title, content, link: shopLinks.receiving })),
  );
}
