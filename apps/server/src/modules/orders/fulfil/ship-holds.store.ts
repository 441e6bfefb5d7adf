import { and, eq, ne } from 'drizzle-orm';
import type { Ctx } from '../../../ctx/ctx.ts';
import { anyId } from '../../../db/any-of.ts';
import { customers } from '../../../db/tables/accounts.ts';
import { orders } from '../../../db/tables/orders.ts';

/** Why nothing of these orders leaves, by order id; only of those whose customer is held (停止发货). */
export async function selectShipHolds(ctx: Ctx, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ orderId: orders.id, shipHold: customers.shipHold })
    .from(orders)
    .innerJoin(customers, and(eq(customers.companyId, orders.companyId), eq(customers.id, orders.customerId)))
    .where(and(eq(orders.companyId, ctx.companyId), anyId(orders.id, orderIds), ne(customers.shipHold, '')));
  return new Map(rows.map(({ orderId, shipHold }) => [orderId, shipHold]));
}
