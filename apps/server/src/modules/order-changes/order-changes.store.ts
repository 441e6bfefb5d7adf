import { orderChangeStates, type OrderChangeState } from '@jicai/domain/orders/order-change.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { anyId } from '../../db/any-of.ts';
import { orderChanges } from '../../db/tables/order-changes.ts';
import { orderLines } from '../../db/tables/orders.ts';

export type OrderChangeRow = typeof orderChanges.$inferSelect;

/** False while another change of the order waits. */
export async function insertOrderChange(
  ctx: Ctx,
  row: Omit<typeof orderChanges.$inferInsert, 'companyId' | 'createdAt'>,
): Promise<boolean> {
  const inserted = await ctx.db
    .insert(orderChanges)
    .values({ ...row, companyId: ctx.companyId, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: orderChanges.id });
  return inserted.length > 0;
}

const named = (ctx: Ctx, changeId: string) =>
  and(eq(orderChanges.companyId, ctx.companyId), eq(orderChanges.id, changeId));

export async function selectOrderChange(ctx: Ctx, changeId: string): Promise<OrderChangeRow | undefined> {
  const [row] = await ctx.db.select().from(orderChanges).where(named(ctx, changeId));
  return row;
}

export async function lockOrderChange(ctx: Ctx, changeId: string): Promise<OrderChangeRow | undefined> {
  const [row] = await ctx.db.select().from(orderChanges).where(named(ctx, changeId)).for('update');
  return row;
}

/** The one that waits for the buyer, locked; the caller holds the order. */
export async function lockWaitingChange(ctx: Ctx, orderId: string): Promise<OrderChangeRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(orderChanges)
    .where(
      and(
        eq(orderChanges.companyId, ctx.companyId),
        eq(orderChanges.orderId, orderId),
        eq(orderChanges.state, orderChangeStates.waiting),
      ),
    )
    .for('update');
  return row;
}

export async function endOrderChange(
  ctx: Ctx,
  changeId: string,
  end: { state: OrderChangeState; answer?: string; answerName?: string },
): Promise<void> {
  await ctx.db
    .update(orderChanges)
    .set({ ...end, answeredAt: ctx.now, version: sql`${orderChanges.version} + 1` })
    .where(named(ctx, changeId));
}

const mostShown = 20;

/** The latest first. */
export const selectChangesOfOrder = (ctx: Ctx, orderId: string): Promise<OrderChangeRow[]> =>
  ctx.db
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.companyId, ctx.companyId), eq(orderChanges.orderId, orderId)))
    .orderBy(desc(orderChanges.id))
    .limit(mostShown);

/** What lines are of. */
export async function selectLineNames(ctx: Ctx, orderLineIds: readonly string[]) {
  const rows = await ctx.db
    .select({ orderLineId: orderLines.id, itemName: orderLines.itemName, unitName: orderLines.unitName })
    .from(orderLines)
    .where(and(eq(orderLines.companyId, ctx.companyId), anyId(orderLines.id, orderLineIds)));
  return new Map(rows.map((row) => [row.orderLineId, row]));
}
