import { and, eq, gt, sql } from 'drizzle-orm';
import { localPayments, localRefunds } from '../../../db/tables/local-channel.ts';
import type { Ctx } from '../../../ctx/ctx.ts';

export type LocalPayment = typeof localPayments.$inferSelect;
export type LocalRefund = typeof localRefunds.$inferSelect;

const isPayment = (ctx: Ctx, payNo: string) =>
  and(eq(localPayments.companyId, ctx.companyId), eq(localPayments.payNo, payNo));
const isRefund = (ctx: Ctx, refundNo: string) =>
  and(eq(localRefunds.companyId, ctx.companyId), eq(localRefunds.refundNo, refundNo));

/** A repeat keeps the first order. */
export async function insertLocalPayment(
  ctx: Ctx,
  order: Pick<LocalPayment, 'channel' | 'payNo' | 'title' | 'feeFen' | 'notifyPath' | 'returnPath' | 'expireAt'>,
): Promise<void> {
  const id = ctx.newId();
  await ctx.db
    .insert(localPayments)
    .values({
      ...order,
      companyId: ctx.companyId,
      id,
      channelTradeNo: `L${id}`,
      state: 'waiting',
      isOpened: order.channel === 'WECHAT',
      createdAt: ctx.now,
    })
    .onConflictDoNothing();
}

export async function selectLocalPayment(ctx: Ctx, payNo: string): Promise<LocalPayment | undefined> {
  const [row] = await ctx.db.select().from(localPayments).where(isPayment(ctx, payNo));
  return row;
}

/** Locks the order, so that calls about its money come one after the other. */
export async function lockLocalPayment(ctx: Ctx, payNo: string): Promise<void> {
  await ctx.db.select({ id: localPayments.id }).from(localPayments).where(isPayment(ctx, payNo)).for('update');
}

export async function updateOpened(ctx: Ctx, payNo: string): Promise<void> {
  await ctx.db.update(localPayments).set({ isOpened: true }).where(isPayment(ctx, payNo));
}

/** False when it is paid, closed or expired already. */
export async function updatePaid(ctx: Ctx, payNo: string): Promise<boolean> {
  const paid = await ctx.db
    .update(localPayments)
    .set({ state: 'paid', paidAt: ctx.now })
    .where(and(isPayment(ctx, payNo), eq(localPayments.state, 'waiting'), gt(localPayments.expireAt, ctx.now)))
    .returning({ id: localPayments.id });
  return paid.length > 0;
}

export async function updateClosed(ctx: Ctx, payNo: string): Promise<void> {
  await ctx.db
    .update(localPayments)
    .set({ state: 'closed' })
    .where(and(isPayment(ctx, payNo), eq(localPayments.state, 'waiting')));
}

export async function selectLocalRefund(ctx: Ctx, refundNo: string): Promise<LocalRefund | undefined> {
  const [row] = await ctx.db.select().from(localRefunds).where(isRefund(ctx, refundNo));
  return row;
}

export async function insertLocalRefund(
  ctx: Ctx,
  refund: Pick<LocalRefund, 'refundNo' | 'payNo' | 'feeFen' | 'state'>,
): Promise<string> {
  const id = ctx.newId();
  const channelRefundNo = `LR${id}`;
  await ctx.db
    .insert(localRefunds)
    .values({ ...refund, companyId: ctx.companyId, id, channelRefundNo, calls: 1, createdAt: ctx.now });
  return channelRefundNo;
}

export async function updateRefundCalled(ctx: Ctx, refundNo: string): Promise<void> {
  await ctx.db
    .update(localRefunds)
    .set({ calls: sql`${localRefunds.calls} + 1` })
    .where(isRefund(ctx, refundNo));
}

export async function updateRefundSucceeded(ctx: Ctx, refundNo: string): Promise<void> {
  await ctx.db.update(localRefunds).set({ state: 'succeeded' }).where(isRefund(ctx, refundNo));
}

/** Takes the amount from a paid payment; false when that much is not left on it. */
export async function updateRefunded(ctx: Ctx, payNo: string, feeFen: number): Promise<boolean> {
  const taken = await ctx.db
    .update(localPayments)
    .set({ refundedFen: sql`${localPayments.refundedFen} + ${feeFen}` })
    .where(
      and(
        isPayment(ctx, payNo),
        eq(localPayments.state, 'paid'),
        sql`${localPayments.refundedFen} + ${feeFen} <= ${localPayments.feeFen}`,
      ),
    )
    .returning({ id: localPayments.id });
  return taken.length > 0;
}
