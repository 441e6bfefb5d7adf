import { type Channel, type RefundState, refundStates } from '@jicai/domain/payments/payment-states.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { refunds } from '../../../db/tables/payments.ts';
import type { Ctx } from '../../../ctx/ctx.ts';

const columns = {
  id: refunds.id,
  refundNo: refunds.refundNo,
  paymentId: refunds.paymentId,
  payNo: refunds.payNo,
  tradeId: refunds.tradeId,
  tradeNo: refunds.tradeNo,
  orderId: refunds.orderId,
  channel: sql<Channel>`${refunds.channel}`,
  adapter: sql<'alipay' | 'wechat' | 'local' | 'bank'>`${refunds.adapter}`,
  feeFen: refunds.feeFen,
  refundState: sql<RefundState>`${refunds.refundState}`,
  sourceType: refunds.sourceType,
  sourceId: refunds.sourceId,
  reason: refunds.reason,
  queryCount: refunds.queryCount,
  failText: refunds.failText,
  succeededAt: refunds.succeededAt,
  createdAt: refunds.createdAt,
};

const select = (ctx: Ctx) => ctx.db.select(columns).from(refunds);
export type RefundRow = Awaited<ReturnType<typeof select>>[number];

/** False if the number already exists. */
export async function insertRefund(
  ctx: Ctx,
  refund: Omit<typeof refunds.$inferInsert, 'companyId' | 'createdAt' | 'updatedAt'>,
): Promise<boolean> {
  const inserted = await ctx.db
    .insert(refunds)
    .values({ ...refund, companyId: ctx.companyId, createdAt: ctx.now, updatedAt: ctx.now })
    .onConflictDoNothing({ target: [refunds.companyId, refunds.refundNo] })
    .returning({ id: refunds.id });
  return inserted.length > 0;
}

export async function selectRefund(ctx: Ctx, refundNo: string): Promise<RefundRow | undefined> {
  const [row] = await select(ctx).where(and(eq(refunds.companyId, ctx.companyId), eq(refunds.refundNo, refundNo)));
  return row;
}

/** The number of a refund; undefined where there is none of this id. */
export async function selectRefundNo(ctx: Ctx, id: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ refundNo: refunds.refundNo })
    .from(refunds)
    .where(and(eq(refunds.companyId, ctx.companyId), eq(refunds.id, id)));
  return row?.refundNo;
}

/** With the row locked; the caller holds the lock of the trade. */
export async function lockRefund(ctx: Ctx, refundNo: string): Promise<RefundRow | undefined> {
  const [row] = await select(ctx)
    .where(and(eq(refunds.companyId, ctx.companyId), eq(refunds.refundNo, refundNo)))
    .for('update');
  return row;
}

/** The refund of a source, if there is one that is not closed. */
export async function selectRefundOf(
  ctx: Ctx,
  source: { sourceType: string; sourceId: string },
): Promise<RefundRow | undefined> {
  const [row] = await select(ctx).where(
    and(
      eq(refunds.companyId, ctx.companyId),
      eq(refunds.sourceType, source.sourceType),
      eq(refunds.sourceId, source.sourceId),
      ne(refunds.refundState, refundStates.closed),
    ),
  );
  return row;
}

/** How often the channel has closed the refund of a source. */
export async function countClosedRefunds(
  ctx: Ctx,
  { sourceType, sourceId }: { sourceType: string; sourceId: string },
): Promise<number> {
  return ctx.db.$count(
    refunds,
    and(
      eq(refunds.companyId, ctx.companyId),
      eq(refunds.sourceType, sourceType),
      eq(refunds.sourceId, sourceId),
      eq(refunds.refundState, refundStates.closed),
    ),
  );
}

export async function selectPaymentRefunds(ctx: Ctx, paymentId: string): Promise<RefundRow[]> {
  return select(ctx).where(and(eq(refunds.companyId, ctx.companyId), eq(refunds.paymentId, paymentId)));
}

export async function updateRefund(
  ctx: Ctx,
  id: string,
  fields: Partial<Omit<typeof refunds.$inferInsert, 'companyId' | 'id' | 'createdAt' | 'updatedAt'>>,
): Promise<void> {
  await ctx.db
    .update(refunds)
    .set({ ...fields, updatedAt: ctx.now })
    .where(and(eq(refunds.companyId, ctx.companyId), eq(refunds.id, id)));
}
