import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { orderNotes } from '../../db/tables/order-records.ts';

/** Notes beside an order, the latest first; a supplier reads those of its own people. */
export async function selectNotes(ctx: SignedInCtx, orderId: string) {
  const { accountType, supplierId } = ctx.actor;
  return ctx.db
    .select({
      noteId: orderNotes.id,
      userName: orderNotes.userName,
      text: orderNotes.text,
      isForBuyer: orderNotes.isForBuyer,
      at: orderNotes.createdAt,
    })
    .from(orderNotes)
    .where(
      and(
        eq(orderNotes.companyId, ctx.companyId),
        eq(orderNotes.orderId, orderId),
        accountType === accountTypes.operator ? undefined : eq(orderNotes.supplierId, supplierId ?? '0'),
      ),
    )
    .orderBy(desc(orderNotes.id));
}

/** What the shop has written to the buyer about an order, the latest first. */
export async function selectNotesToBuyer(ctx: Ctx, orderId: string) {
  return ctx.db
    .select({ text: orderNotes.text, at: orderNotes.createdAt })
    .from(orderNotes)
    .where(
      and(eq(orderNotes.companyId, ctx.companyId), eq(orderNotes.orderId, orderId), eq(orderNotes.isForBuyer, true)),
    )
    .orderBy(desc(orderNotes.id));
}

export async function insertNote(
  ctx: SignedInCtx,
  note: { orderId: string; text: string; isForBuyer: boolean },
): Promise<void> {
  const { userId, userName, supplierId } = ctx.actor;
  const { companyId, now: createdAt } = ctx;
  await ctx.db
    .insert(orderNotes)
    .values({ companyId, id: ctx.newId(), ...note, userId, userName, supplierId, createdAt });
}
