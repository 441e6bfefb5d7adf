import { accountTypes } from '@jicai/domain/people/account-types.ts';
import {
  allOrderStates,
  type CancelState,
  type OrderState,
  type PayMode,
  type TradePayState,
  cancelStates,
  orderStates,
} from '@jicai/domain/orders/order-states.ts';
import { isByDeadline, type OrderQueue } from '@jicai/domain/orders/order-queues.ts';
import type { OrderSort } from '@jicai/domain/shop-side/list-sorts.ts';
import { and, eq, gt, gte, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { maxCount } from '../../../db/count-some.ts';
import { codes } from '../../../db/codes.ts';
import { anyText, intList } from '../../../db/any-of.ts';
import { holdsText } from '../../../db/holds-text.ts';
import { runSql } from '../../../db/prepared.ts';
import { orders } from '../../../db/tables/orders.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { type ReadOrder, selectFilledOrders } from '../read/filled-orders.store.ts';
import { type OrderScope, seenBy, unitsBelow } from '../visibility.store.ts';
import { inQueue } from './queue-filter.store.ts';

export interface OrderFilter {
  scope: OrderScope;
  searchKey?: string | undefined;
  /** Of these alone. */
  orderNos?: readonly string[] | undefined;
  /** Empty or absent: every state. */
  states?: readonly number[] | undefined;
  /** Where `states` names none: cancelled orders; with `cancelReturn` also those that somebody asked to cancel. */
  screen?: 'cancel' | 'cancelReturn' | undefined;
  payState?: TradePayState | undefined;
  payMode?: PayMode | undefined;
  cancelState?: CancelState | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
  userId?: string | undefined;
  /** With the departments below it. */
  orgId?: string | undefined;
  supplierId?: string | undefined;
  customerId?: string | undefined;
  /** Of the customers that he looks after. */
  salesmanId?: string | undefined;
  itemId?: string | undefined;
  /** The whole number, as the customer wrote it. */
  purchaseNo?: string | undefined;
  /** Of what is to be paid, both included. */
  leastFen?: number | undefined;
  mostFen?: number | undefined;
  /** A queue of the shop's side; those by time limit are read in its order. */
  queue?: { name: OrderQueue; dueSoonBefore: Date } | undefined;
}

/** What orders stand by instead of what their list stands by. */
export interface OrderOrder {
  sort: OrderSort;
  isDown: boolean;
}

/** Which part of a list: a page by its 1-based number, or what follows `cursor`, the id of the last order seen. */
export interface PagePlace {
  pageIndex: number;
  pageSize: number;
  cursor?: string | undefined;
  order?: OrderOrder | undefined;
}

/** One page of orders, newest first, or what waits longest first; what is skipped is skipped in the index. */
export async function selectPage(
  ctx: Ctx,
  filter: OrderFilter,
  { pageIndex, pageSize, cursor, order, linesEach }: PagePlace & { linesEach?: number },
): Promise<ReadOrder[]> {
  const where = and(matching(ctx, filter), cursor ? behind(ctx, cursor, order) : undefined);
  const skipped = cursor ? 0 : (pageIndex - 1) * pageSize;
  // Written out, for a plan that is to serve every call must know that this is a handful of rows.
  const limit = sql.raw(`limit ${Math.trunc(pageSize)}`);
  const offset = skipped > 0 ? sql`offset ${skipped}` : sql``;
  const isDue = !order && isByDeadline(filter.queue?.name);
  const usual = isDue ? sql`${orders.awaitingShipmentAt}, ${orders.id}` : newestFirst(filter);
  const orderBy = order ? inOrder(order, filter) : usual;
  const page = await selectFilledOrders(ctx, sql`where ${where} order by ${orderBy} ${limit} ${offset}`, linesEach);
  if (order) return page.toSorted(compared(order));
  return isDue ? page.toSorted(byWaiting) : page;
}

/**
 * Ids grow with time, so both orders are the same; but by ids alone the planner would walk back from today to the day that
 * is asked for.
 */
export const newestFirst = ({ from, until, customerId, userId }: OrderFilter): SQL =>
  (from ?? until) && !customerId && !userId ? sql`${orders.createdAt} desc, ${orders.id} desc` : sql`${orders.id} desc`;

const inOrder = ({ sort, isDown }: OrderOrder, filter: OrderFilter): SQL => {
  if (sort === 'amount')
    return isDown ? sql`${orders.payFen} desc, ${orders.id} desc` : sql`${orders.payFen}, ${orders.id}`;
  if (isDown) return newestFirst(filter);
  return (filter.from ?? filter.until) ? sql`${orders.createdAt}, ${orders.id}` : sql`${orders.id}`;
};

/** What follows an order: by its amount, read here, the index goes on where the page before it ended. */
function behind({ companyId }: Ctx, cursor: string, order: OrderOrder | undefined): SQL {
  if (order?.sort !== 'amount') return order && !order.isDown ? gt(orders.id, cursor) : lt(orders.id, cursor);
  const last = sql`((select c.pay_fen from orders c where c.company_id = ${companyId} and c.id = ${cursor}), ${cursor}::bigint)`;
  return order.isDown
    ? sql`(${orders.payFen}, ${orders.id}) < ${last}`
    : sql`(${orders.payFen}, ${orders.id}) > ${last}`;
}

const compared =
  ({ sort, isDown }: OrderOrder) =>
  (a: ReadOrder, b: ReadOrder): number => {
    const byId = BigInt(a.head.orderId) < BigInt(b.head.orderId) ? -1 : 1;
    const up = (sort === 'amount' && a.head.payFen - b.head.payFen) || byId;
    return isDown ? -up : up;
  };

const byWaiting = (a: ReadOrder, b: ReadOrder): number =>
  waitingSince(a) - waitingSince(b) || (BigInt(a.head.orderId) < BigInt(b.head.orderId) ? -1 : 1);
const waitingSince = ({ head }: ReadOrder): number => head.awaitingShipmentAt?.getTime() ?? Number.POSITIVE_INFINITY;

/** How many orders match, counted to one beyond {@link maxCount}. */
export async function countOrders(ctx: Ctx, filter: OrderFilter): Promise<number> {
  // The limit is written out for the same reason as that of a page.
  const [row] = await runSql<{ count: number }>(
    ctx.db,
    sql`select count(*)::int as count from (
      select 1 from ${orders} where ${matching(ctx, filter)} limit ${sql.raw(String(maxCount + 1))}) some_orders`,
  );
  return row?.count ?? 0;
}

/** Number of the caller's orders by state, each counted to {@link maxCount}; states without any are absent. */
export async function countByState(ctx: Ctx, scope: OrderScope): Promise<{ state: OrderState; count: number }[]> {
  const { rows } = await ctx.db.execute<{ state: OrderState; count: number }>(sql`
    select s.state, n.count from unnest(${intList(allOrderStates)}) as s (state)
    cross join lateral (select count(*)::int as count from (
      select 1 from ${orders} where ${matching(ctx, { scope })} and ${orders.state} = s.state limit ${maxCount}) some_orders) n
    where n.count > 0`);
  return rows;
}

/** One order the caller may see; by trade number its first one. */
export async function selectOrder(
  ctx: Ctx,
  key: { orderNo?: string | undefined; orderId?: string | undefined; tradeNo?: string | undefined },
): Promise<ReadOrder | undefined> {
  const where = and(
    seenBy(ctx, 'any'),
    key.orderId ? eq(orders.id, key.orderId) : undefined,
    key.orderNo ? eq(orders.orderNo, key.orderNo) : undefined,
    key.tradeNo ? eq(orders.tradeNo, key.tradeNo) : undefined,
  );
  const [order] = await selectFilledOrders(ctx, sql`where ${where} order by ${orders.id} limit 1`);
  return order;
}

/** Orders by their numbers that the caller may see; others are absent. */
export const selectOrdersByNo = (
  ctx: Ctx,
  { orderNos, scope }: { orderNos: readonly string[]; scope: OrderScope },
): Promise<ReadOrder[]> =>
  selectFilledOrders(ctx, sql`where ${and(seenBy(ctx, scope), anyText(orders.orderNo, orderNos))}`);

/** The orders of a list, as a condition on `orders`. */
export function matching(ctx: Ctx, filter: OrderFilter): SQL | undefined {
  return and(
    seenBy(ctx, filter.scope),
    // What a buyer has deleted is gone for him alone.
    ctx.actor?.accountType === accountTypes.buyer ? not(hiddenFrom(ctx.actor.userId)) : undefined,
    filter.states?.length ? inStates(filter.states) : shownOn(filter.screen),
    filter.orderNos ? anyText(orders.orderNo, filter.orderNos) : undefined,
    filter.payState === undefined ? undefined : sql`${orders.payState} = ${filter.payState}`,
    filter.payMode === undefined ? undefined : sql`${orders.payMode} = ${filter.payMode}`,
    filter.cancelState === undefined ? undefined : sql`${orders.cancelState} = ${filter.cancelState}`,
    filter.from ? gte(orders.createdAt, filter.from) : undefined,
    filter.until ? lt(orders.createdAt, filter.until) : undefined,
    filter.userId ? eq(orders.userId, filter.userId) : undefined,
    filter.orgId ? sql`${orders.orgId} in (${unitsBelow(ctx, filter.orgId)})` : undefined,
    filter.supplierId ? eq(orders.supplierId, filter.supplierId) : undefined,
    filter.customerId ? eq(orders.customerId, filter.customerId) : undefined,
    filter.salesmanId ? sql`${orders.customerId} in (${lookedAfterBy(ctx, filter.salesmanId)})` : undefined,
    filter.itemId ? sql`${orders.id} in (${withItem(ctx, filter.itemId)})` : undefined,
    filter.purchaseNo ? eq(orders.purchaseNo, filter.purchaseNo) : undefined,
    filter.leastFen === undefined ? undefined : gte(orders.payFen, filter.leastFen),
    filter.mostFen === undefined ? undefined : lte(orders.payFen, filter.mostFen),
    filter.queue ? inQueue(filter.queue) : undefined,
    filter.searchKey ? named(ctx, filter.searchKey) : undefined,
  );
}

const lookedAfterBy = ({ companyId }: Ctx, salesmanId: string): SQL => sql`
  select c.id from customers c where c.company_id = ${companyId} and c.salesman_id = ${salesmanId}`;

const withItem = ({ companyId }: Ctx, itemId: string): SQL => sql`
  select g.order_id from order_lines g where g.company_id = ${companyId} and g.item_id = ${itemId}`;

/** One state is told apart from several, for only then do its orders stand in the index from new to old. */
const inStates = (states: readonly number[]): SQL =>
  states.length === 1 ? sql`${orders.state} = ${states[0]}` : sql`${orders.state} = any(${intList(states)})`;

const isCancelled = sql`${orders.state} in (${codes(orderStates.cancelled, orderStates.closed)})`;

function shownOn(screen: OrderFilter['screen']): SQL | undefined {
  if (!screen) return undefined;
  return screen === 'cancel' ? isCancelled : or(isCancelled, sql`${orders.cancelState} <> ${codes(cancelStates.none)}`);
}

const hiddenFrom = (userId: string): SQL => sql`(${orders.isHidden} and ${orders.userId} = ${userId})`;

/**
 * A whole order or trade number; else a purchase number, an item number or a part of an item's name, for the shop also of a
 * customer's; wildcard characters are literal.
 */
function named(ctx: Ctx, searchKey: string): SQL | undefined {
  if (/^D\d{18}$/.test(searchKey)) return eq(orders.orderNo, searchKey);
  if (/^T\d{18}$/.test(searchKey)) return eq(orders.tradeNo, searchKey);
  return sql`${orders.id} in (${holding(ctx, searchKey)})`;
}

/**
 * Ids of orders with such goods or such a purchase number: a buyer searches what his customer bought, the shop its goods
 * and its customers by name, and parcels by their whole number.
 */
function holding({ companyId, actor }: Ctx, searchKey: string): SQL {
  const isNamed = (no: SQL, name: SQL) =>
    sql`(lower(${no}) = lower(${searchKey}) or position(lower(${searchKey}) in lower(${name})) > 0)`;
  if (actor?.accountType !== accountTypes.buyer) {
    // A supplier is not told purchase numbers, so it does not find by them.
    const ofPurchase =
      actor?.accountType === accountTypes.supplier
        ? sql``
        : sql`union all select p.id from orders p where p.company_id = ${companyId} and p.purchase_no = ${searchKey}`;
    return sql`
    select l.order_id from order_lines l where l.company_id = ${companyId} and l.item_id in (
      select i.id from items i where i.company_id = ${companyId} and ${isNamed(sql`i.item_no`, sql`i.name`)})
    union all select o.id from orders o where o.company_id = ${companyId} and o.customer_id in (
      select c.id from customers c where c.company_id = ${companyId} and ${holdsText(sql`c.name`, searchKey)})
    union all select w.order_id from parcels w where w.company_id = ${companyId} and w.logistics_no = ${searchKey}
      and w.logistics_no <> ''
    ${ofPurchase}`;
  }
  const { customerId } = actor;
  return sql`
    select l.order_id from order_lines l where l.company_id = ${companyId} and l.customer_id = ${customerId} and l.item_id in (
      select b.item_id from bought_items b where b.company_id = ${companyId} and b.customer_id = ${customerId}
        and ${isNamed(sql`b.item_no`, sql`b.item_name`)})
    union all select p.id from orders p where p.company_id = ${companyId} and p.customer_id = ${customerId}
      and p.purchase_no = ${searchKey}`;
}
