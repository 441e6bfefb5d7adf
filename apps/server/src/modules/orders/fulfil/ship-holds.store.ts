import { consentHoldText, orderChangeStates } from '@jicai/domain/orders/order-change.ts';
import { shipHoldText } from '@jicai/domain/orders/shop-order-actions.ts';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Ctx } from '../../../ctx/ctx.ts';
import { anyId } from '../../../db/any-of.ts';
import { customers } from '../../../db/tables/accounts.ts';
import { orderChanges } from '../../../db/tables/order-changes.ts';
import { orders } from '../../../db/tables/orders.ts';

/**
 * Why nothing of these orders leaves, by order id: their customer is held (停止发货), or their buyer is being asked about a
 * change.
 */
export async function selectShipHolds(ctx: Ctx, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ orderId: orders.id, shipHold: customers.shipHold })
    .from(orders)
    .innerJoin(customers, and(eq(customers.companyId, orders.companyId), eq(customers.id, orders.customerId)))
    .where(and(eq(orders.companyId, ctx.companyId), anyId(orders.id, orderIds), ne(customers.shipHold, '')));
  const asked = await ctx.db
    .select({ orderId: orderChanges.orderId })
    .from(orderChanges)
    .where(
      and(
        eq(orderChanges.companyId, ctx.companyId),
        anyId(orderChanges.orderId, orderIds),
        eq(orderChanges.state, orderChangeStates.waiting),
        gt(orderChanges.endsAt, ctx.now),
      ),
    );
  return new Map([
    ...asked.map(({ orderId }) => [orderId, consentHoldText] as const),
    ...rows.map(({ orderId, shipHold }) => [orderId, shipHoldText(shipHold)] as const),
  ]);
}
