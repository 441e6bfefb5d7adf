import { and, asc, desc, eq, gte, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { anyId, anyText, intList } from '../../db/any-of.ts';
import { orderLines, orders, trades } from '../../db/tables/orders.ts';
import type { Ctx } from '../../http/context.ts';
import { type OrderScope, seenBy, unitsBelow } from './visibility.store.ts';

export interface OrderFilter {
  scope: OrderScope;
  searchKey?: string | undefined;
  /** Empty or absent: every state. */
  states?: readonly number[] | undefined;
  /** Where `states` names none: cancelled orders; with `cancelReturn` also those that somebody asked to cancel. */
  screen?: 'cancel' | 'cancelReturn' | undefined;
  payState?: number | undefined;
  payMode?: number | undefined;
  cancelState?: number | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
  userId?: string | undefined;
  /** With the departments below it. */
  orgId?: string | undefined;
  supplierId?: string | undefined;
}

/** Counting stops here; a list beyond it says that it is longer (domain.md 4.0). */
export const maxCount = 10_000;

const head = {
  orderId: orders.id,
  orderNo: orders.orderNo,
  tradeId: orders.tradeId,
  tradeNo: orders.tradeNo,
  customerName: orders.customerName,
  userId: orders.userId,
  userName: orders.userName,
  orgName: orders.orgName,
  supplierId: orders.supplierId,
  supplierName: orders.supplierName,
  state: orders.state,
  payMode: orders.payMode,
  payState: orders.payState,
  cancelState: orders.cancelState,
  afterSaleState: orders.afterSaleState,
  isAfterSaleClosed: orders.isAfterSaleClosed,
  invoiceState: orders.invoiceState,
  cancelReason: orders.cancelReason,
  isPickLocked: orders.isPickLocked,
  goodsFen: orders.goodsFen,
  discountFen: orders.discountFen,
  freightFen: orders.freightFen,
  payFen: orders.payFen,
  refundedFen: orders.refundedFen,
  totalQty: orders.totalQty,
  lineCount: orders.lineCount,
  remark: orders.remark,
  purchaseNo: orders.purchaseNo,
  costCenter: orders.costCenter,
  expectDate: orders.expectDate,
  payDeadline: orders.payDeadline,
  paidAt: orders.paidAt,
  shippedAt: orders.shippedAt,
  completedAt: orders.completedAt,
  cancelledAt: orders.cancelledAt,
  version: orders.version,
  createdAt: orders.createdAt,
  isClosing: trades.isClosing,
  receivedFen: trades.receivedFen,
  tradePayFen: trades.payFen,
  address: trades.address,
};

const withTrade = (ctx: Ctx) =>
  ctx.db
    .select(head)
    .from(orders)
    .innerJoin(trades, and(eq(trades.companyId, orders.companyId), eq(trades.id, orders.tradeId)))
    .$dynamic();

/** One page of orders, newest first; pageIndex is 1-based. */
export async function selectOrderPage(ctx: Ctx, filter: OrderFilter, page: { pageIndex: number; pageSize: number }) {
  return withTrade(ctx)
    .where(and(eq(trades.companyId, ctx.companyId), matching(ctx, filter)))
    .orderBy(desc(orders.id))
    .limit(page.pageSize)
    .offset((page.pageIndex - 1) * page.pageSize);
}
export type OrderHead = Awaited<ReturnType<typeof selectOrderPage>>[number];

/** How many orders match, counted to one beyond {@link maxCount}. */
export async function countOrders(ctx: Ctx, filter: OrderFilter): Promise<number> {
  const some = ctx.db
    .select({ one: sql`1`.as('one') })
    .from(orders)
    .where(matching(ctx, filter))
    .limit(maxCount + 1)
    .as('some');
  const [row] = await ctx.db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

/** Number of the caller's orders by state; states without any are absent. */
export async function countByState(ctx: Ctx, scope: OrderScope) {
  return ctx.db
    .select({ state: orders.state, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(matching(ctx, { scope }))
    .groupBy(orders.state);
}

/** One order the caller may see; by trade number its first one. */
export async function selectOrder(
  ctx: Ctx,
  key: { orderNo?: string | undefined; orderId?: string | undefined; tradeNo?: string | undefined },
): Promise<OrderHead | undefined> {
  const [row] = await withTrade(ctx)
    .where(
      and(
        eq(trades.companyId, ctx.companyId),
        seenBy(ctx, 'any'),
        key.orderId ? eq(orders.id, key.orderId) : undefined,
        key.orderNo ? eq(orders.orderNo, key.orderNo) : undefined,
        key.tradeNo ? eq(orders.tradeNo, key.tradeNo) : undefined,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(1);
  return row;
}

/** Orders by their numbers that the caller may see; others are absent. */
export function selectOrdersByNo(ctx: Ctx, orderNos: readonly string[]): Promise<OrderHead[]> {
  return withTrade(ctx).where(
    and(eq(trades.companyId, ctx.companyId), seenBy(ctx, 'any'), anyText(orders.orderNo, orderNos)),
  );
}

/** Lines of these orders in their order; with `first` only that many of each. */
export async function selectOrderLines(ctx: Ctx, orderIds: readonly string[], options: { first?: number } = {}) {
  return ctx.db
    .select(lineColumns)
    .from(orderLines)
    .where(
      and(
        eq(orderLines.companyId, ctx.companyId),
        anyId(orderLines.orderId, orderIds),
        options.first === undefined ? undefined : sql`${orderLines.lineNo} <= ${options.first}`,
      ),
    )
    .orderBy(asc(orderLines.orderId), asc(orderLines.lineNo));
}
export type OrderLineRow = Awaited<ReturnType<typeof selectOrderLines>>[number];

/** Per order: units due, free for after-sales and held by open sheets, and the lines that hold shipped ones. */
export async function selectAfterSaleUnits(ctx: Ctx, orderIds: readonly string[]) {
  const { rows } = await ctx.db.execute<{
    orderId: string;
    due: number;
    free: number;
    held: number;
    heldLineIds: string[];
  }>(sql`
    select l.order_id::text as "orderId", sum(l.qty - l.cancelled_qty)::int as due,
      sum(l.qty - l.cancelled_qty - l.returned_qty - l.held_unshipped_qty - l.held_transit_qty - l.held_received_qty
        - l.refused_qty)::int as free,
      sum(l.held_unshipped_qty + l.held_transit_qty + l.held_received_qty)::int as held,
      coalesce(array_agg(l.id::text) filter (where l.held_transit_qty + l.held_received_qty > 0), '{}') as "heldLineIds"
    from order_lines l where l.company_id = ${ctx.companyId} and ${anyId(sql`l.order_id`, orderIds)}
    group by l.order_id`);
  return new Map(rows.map((row) => [row.orderId, row]));
}
export type AfterSaleUnits = { due: number; free: number; held: number; heldLineIds: readonly string[] };

const lineColumns = {
  orderLineId: orderLines.id,
  orderId: orderLines.orderId,
  itemId: orderLines.itemId,
  itemNo: orderLines.itemNo,
  productId: orderLines.productId,
  itemName: orderLines.itemName,
  itemSpec: orderLines.itemSpec,
  colorName: orderLines.colorName,
  imgUrl: orderLines.imgUrl,
  unitName: orderLines.unitName,
  priceFen: orderLines.priceFen,
  qty: orderLines.qty,
  cancelledQty: orderLines.cancelledQty,
  shippedQty: orderLines.shippedQty,
  receivedQty: orderLines.receivedQty,
  returnedQty: orderLines.returnedQty,
  heldUnshippedQty: orderLines.heldUnshippedQty,
  heldTransitQty: orderLines.heldTransitQty,
  heldReceivedQty: orderLines.heldReceivedQty,
  refusedQty: orderLines.refusedQty,
  goodsFen: orderLines.goodsFen,
  discountFen: orderLines.discountFen,
  freightFen: orderLines.freightFen,
  payFen: orderLines.payFen,
  refundedFen: orderLines.refundedFen,
  taxRateBp: orderLines.taxRateBp,
  taxFen: orderLines.taxFen,
};

/** The orders of a list, as a condition on `orders`. */
export function matching(ctx: Ctx, filter: OrderFilter): SQL | undefined {
  return and(
    seenBy(ctx, filter.scope),
    // What a buyer has deleted is gone for him alone.
    ctx.actor?.accountType === 1 ? not(hiddenFrom(ctx.actor.userId)) : undefined,
    filter.states?.length ? sql`${orders.state} = any(${intList(filter.states)})` : shownOn(filter.screen),
    filter.payState === undefined ? undefined : sql`${orders.payState} = ${filter.payState}`,
    filter.payMode === undefined ? undefined : sql`${orders.payMode} = ${filter.payMode}`,
    filter.cancelState === undefined ? undefined : sql`${orders.cancelState} = ${filter.cancelState}`,
    filter.from ? gte(orders.createdAt, filter.from) : undefined,
    filter.until ? lt(orders.createdAt, filter.until) : undefined,
    filter.userId ? eq(orders.userId, filter.userId) : undefined,
    filter.orgId ? sql`${orders.orgId} in (${unitsBelow(ctx, filter.orgId)})` : undefined,
    filter.supplierId ? eq(orders.supplierId, filter.supplierId) : undefined,
    filter.searchKey ? named(ctx, filter.searchKey) : undefined,
  );
}

const isCancelled = sql`${orders.state} in (60, 70)`;

function shownOn(screen: OrderFilter['screen']): SQL | undefined {
  if (!screen) return undefined;
  return screen === 'cancel' ? isCancelled : or(isCancelled, sql`${orders.cancelState} <> 0`);
}

const hiddenFrom = (userId: string): SQL => sql`(${orders.isHidden} and ${orders.userId} = ${userId})`;

/** A whole order or trade number; else purchase number, item number, or a part of an item's name; wildcard characters are literal. */
function named(ctx: Ctx, searchKey: string): SQL | undefined {
  if (/^D\d{18}$/.test(searchKey)) return eq(orders.orderNo, searchKey);
  if (/^T\d{18}$/.test(searchKey)) return eq(orders.tradeNo, searchKey);
  const inLines = sql`exists (select 1 from order_lines l
    where l.company_id = ${ctx.companyId} and l.order_id = ${orders.id}
      and (lower(l.item_no) = lower(${searchKey}) or position(lower(${searchKey}) in lower(l.item_name)) > 0))`;
  return or(eq(orders.purchaseNo, searchKey), inLines);
}
