import { afterSaleStates, orderStates } from '@jicai/domain/orders/order-states.ts';
import type { Step } from '@jicai/domain/shop/dashboard-period.ts';
import type { DataScope } from '@jicai/domain/people/permissions.ts';
import { and, desc, eq, gte, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { intList } from '../../db/any-of.ts';
import { costCenters } from '../../db/tables/cost-centers.ts';
import { orderLines, orders } from '../../db/tables/orders.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { seenWithin } from '../orders/index.ts';

/** Which orders the figures of a period are made of. */
export interface SpendFilter {
  dataScope: DataScope;
  orgId?: string | undefined;
  from: Date;
  /** Exclusive. */
  until: Date;
}

/** Paid or on account; what waits for approval or payment, or was cancelled, is no spending. */
const spentStates = [
  orderStates.awaitingShipment,
  orderStates.partlyShipped,
  orderStates.awaitingReceipt,
  orderStates.completed,
  orderStates.closed,
];

const within = ({ from, until }: { from: Date; until: Date }) =>
  and(gte(orders.createdAt, from), lt(orders.createdAt, until));

function spending(ctx: SignedInCtx, { dataScope, orgId }: SpendFilter, time: SQL | undefined): SQL | undefined {
  return and(
    seenWithin(ctx, dataScope),
    sql`${orders.state} = any(${intList(spentStates)})`,
    orgId ? eq(orders.orgId, orgId) : undefined,
    time,
  );
}

/** Less refunds, and less what statements took off since. */
const spentFen = sql<number>`sum(${orders.payFen} - ${orders.refundedFen} + (
  select coalesce(sum(l.adjusted_fen), 0) from ${orderLines} l
  where l.company_id = orders.company_id and l.order_id = orders.id))`.mapWith(Number);
const count = sql<number>`count(*)::int`;
const formats: Record<Step, string> = { day: 'YYYY-MM-DD', month: 'YYYY-MM' };

/** Spending by day or month of Shanghai, of the period and of the one a year before it; points without any are absent. */
export async function selectSpending(
  ctx: SignedInCtx,
  filter: SpendFilter & { before: { from: Date; until: Date }; step: Step },
) {
  const point = sql<string>`to_char(${orders.createdAt} at time zone 'Asia/Shanghai', ${sql.raw(`'${formats[filter.step]}'`)})`;
  return ctx.db
    .select({ point, orderCount: count, fen: spentFen })
    .from(orders)
    .where(spending(ctx, filter, or(within(filter), within(filter.before))))
    .groupBy(sql`1`);
}

/** The dearest items of the period. */
export async function selectTopItems(ctx: SignedInCtx, filter: SpendFilter, limit: number) {
  const fen = sql<number>`sum(${orderLines.payFen} - ${orderLines.refundedFen} + ${orderLines.adjustedFen})`.mapWith(
    Number,
  );
  return ctx.db
    .select({
      itemId: orderLines.itemId,
      productId: sql<string>`(max(${orderLines.productId}))::text`,
      itemNo: sql<string>`max(${orderLines.itemNo})`,
      itemName: sql<string>`max(${orderLines.itemName})`,
      imgUrl: sql<string>`max(${orderLines.imgUrl})`,
      unitName: sql<string>`max(${orderLines.unitName})`,
      qty: sql<number>`sum(${orderLines.qty} - ${orderLines.cancelledQty} - ${orderLines.returnedQty} - ${orderLines.adjustedQty})`.mapWith(
        Number,
      ),
      fen,
    })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.companyId, orders.companyId), eq(orderLines.orderId, orders.id)))
    .where(and(eq(orderLines.companyId, ctx.companyId), spending(ctx, filter, within(filter))))
    .groupBy(orderLines.itemId)
    .orderBy(desc(fen), orderLines.itemId)
    .limit(limit);
}

/** The dearest departments of the period. */
export async function selectTopOrgs(ctx: SignedInCtx, filter: SpendFilter, limit: number) {
  return ctx.db
    .select({
      orgId: sql<string>`${orders.orgId}::text`,
      orgName: sql<string>`max(${orders.orgName})`,
      orderCount: count,
      fen: spentFen,
    })
    .from(orders)
    .where(and(spending(ctx, filter, within(filter)), sql`${orders.orgId} is not null`))
    .groupBy(orders.orgId)
    .orderBy(desc(spentFen), orders.orgId)
    .limit(limit);
}

/** The dearest cost centres of the period, each with what the enterprise's list calls it; orders without one are left out. */
export async function selectTopCenters(ctx: SignedInCtx, filter: SpendFilter, limit: number) {
  return ctx.db
    .select({
      code: orders.costCenter,
      title: sql<string>`coalesce(max(${costCenters.title}), '')`,
      orderCount: count,
      fen: spentFen,
    })
    .from(orders)
    .leftJoin(
      costCenters,
      and(
        eq(costCenters.companyId, ctx.companyId),
        eq(costCenters.customerId, ctx.actor.customerId),
        eq(costCenters.code, orders.costCenter),
      ),
    )
    .where(and(spending(ctx, filter, within(filter)), ne(orders.costCenter, '')))
    .groupBy(orders.costCenter)
    .orderBy(desc(spentFen), orders.costCenter)
    .limit(limit);
}

/** Of the orders in a list: what unpaid ones come to, and how many have open after-sales. */
export async function selectTodos(ctx: SignedInCtx, listed: SQL) {
  const [row] = await ctx.db
    .select({
      unpaidFen:
        sql<number>`coalesce(sum(${orders.payFen}) filter (where ${orders.state} = ${codes(orderStates.awaitingPayment)}), 0)`.mapWith(
          Number,
        ),
      inAfterSale: sql<number>`(count(*) filter (where ${orders.afterSaleState} = ${codes(afterSaleStates.underWay)}))::int`,
    })
    .from(orders)
    .where(
      and(
        listed,
        or(eq(orders.state, orderStates.awaitingPayment), eq(orders.afterSaleState, afterSaleStates.underWay)),
      ),
    );
  return row ?? { unpaidFen: 0, inAfterSale: 0 };
}
