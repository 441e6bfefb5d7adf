import { accountStates } from '@jicai/domain/people/account-types.ts';
import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { anyId } from '../../../db/any-of.ts';
import { accounts, orgReceivers, users } from '../../../db/tables/accounts.ts';
import { orders } from '../../../db/tables/orders.ts';
import { parcels } from '../../../db/tables/parcels.ts';
import type { Ctx, SignedInCtx } from '../../../ctx/ctx.ts';
import { selectFilledOrders } from '../read/filled-orders.store.ts';
import type { LockedOrder } from '../orders.store.ts';
import { seenBy } from '../visibility.store.ts';

const onTheWay = [10, 20] as const;

const toReceive = (ctx: SignedInCtx, isReceived: boolean) =>
  and(
    eq(parcels.companyId, ctx.companyId),
    seenBy(ctx, 'receive'),
    isReceived ? isNotNull(parcels.receivedAt) : inArray(parcels.state, [...onTheWay]),
  );
const ofOrder = and(eq(orders.companyId, parcels.companyId), eq(orders.id, parcels.orderId));

/** A page of the parcels that the caller may receive as a named receiver, or that have been, the last sent first. */
export async function selectParcelsToReceive(
  ctx: SignedInCtx,
  { isReceived, limit, offset }: { isReceived: boolean; limit: number; offset: number },
) {
  const where = toReceive(ctx, isReceived);
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({ parcelId: parcels.id, orderId: parcels.orderId })
      .from(parcels)
      .innerJoin(orders, ofOrder)
      .where(where)
      .orderBy(desc(parcels.id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: sql<number>`count(*)::int` })
      .from(parcels)
      .innerJoin(orders, ofOrder)
      .where(where),
  ]);
  const orderIds = [...new Set(rows.map((row) => row.orderId))];
  const filled = await selectFilledOrders(ctx, sql`where ${and(seenBy(ctx, 'receive'), anyId(orders.id, orderIds))}`);
  const found = rows.flatMap(({ parcelId, orderId }) => {
    const order = filled.find(({ head }) => head.orderId === orderId);
    const parcel = order?.parcels.find((one) => one.parcelId === parcelId);
    return order && parcel ? [{ order, parcel }] : [];
  });
  return { found, total: counted?.total ?? 0 };
}

/** Accounts of the receivers named at the order's department or above it, except its buyer, who is notified anyway. */
export async function selectReceiverAccounts(ctx: Ctx, { orgId, userId }: LockedOrder): Promise<string[]> {
  if (!orgId) return [];
  const { companyId } = ctx;
  const rows = await ctx.db
    .selectDistinct({ accountId: accounts.id })
    .from(orgReceivers)
    .innerJoin(users, and(eq(users.companyId, companyId), eq(users.id, orgReceivers.userId), ne(users.id, userId)))
    .innerJoin(
      accounts,
      and(
        eq(accounts.companyId, companyId),
        eq(accounts.id, users.accountId),
        eq(accounts.state, accountStates.active),
      ),
    )
    .where(
      and(
        eq(orgReceivers.companyId, companyId),
        sql`${orgReceivers.orgId} in (
          with recursive above as (
            select u.id, u.parent_id from org_units u where u.company_id = ${companyId} and u.id = ${orgId}
            union
            select u.id, u.parent_id from org_units u join above a on u.id = a.parent_id where u.company_id = ${companyId})
          select id from above)`,
      ),
    );
  return rows.map((row) => row.accountId);
}
