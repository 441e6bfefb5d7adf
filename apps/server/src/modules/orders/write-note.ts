import { shopLinks, shopNoteMessage } from '@jicai/domain/shop/messages.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { writeAudit } from '../audit/index.ts';
import { sendMessages } from '../messages/index.ts';
import { insertNote, selectNotes } from './notes.store.ts';
import { lockOrder } from './move-orders.ts';
import { readOrder } from './read/read-orders.ts';

interface Note {
  orderNo: string;
  text: string;
}

/** A note inside the shop's side; refused as notFound for a foreign order. */
export async function addNote(ctx: SignedInCtx, { orderNo, text }: Note) {
  const { head } = await readOrder(ctx, { orderNo });
  await insertNote(ctx, { orderId: head.orderId, text, isForBuyer: false });
  await writeAudit(ctx, { subject: `order ${orderNo}`, before: null, after: { note: text } });
  return selectNotes(ctx, head.orderId);
}

/** Writes to who placed the order: he reads it on its page, and a message tells him (docs/domain/orders.md §10). */
export async function tellBuyer(ctx: SignedInCtx, { orderNo, text }: Note) {
  const { order } = await lockOrder(ctx, { orderNo });
  await insertNote(ctx, { orderId: order.orderId, text, isForBuyer: true });
  await sendMessages(ctx, [
    {
      accountId: order.accountId,
      ...shopNoteMessage,
      content: `订单 ${orderNo}：${text}`,
      link: shopLinks.order(orderNo),
    },
  ]);
  await writeAudit(ctx, { subject: `order ${orderNo}`, before: null, after: { told: text } });
  return selectNotes(ctx, order.orderId);
}
