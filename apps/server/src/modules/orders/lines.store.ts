import { and, asc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { anyId, idList, intList } from '../../db/any-of.ts';
import { prepared } from '../../db/prepared.ts';
import { orderRefundParts } from '../../db/tables/order-records.ts';
import { orderLines } from '../../db/tables/orders.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { type PaymentKey, tradeOfPayment } from './trade-of-payment.store.ts';

/** What a line gave back, or has on its way back; refunds that wait for their channel are in it. */
// Spelled out: in a list of columns drizzle leaves the table's name away.
export const givenBackFen = sql<string>`(
  select coalesce(sum(p.fee_fen), 0) from order_refund_parts p
  where p.company_id = "order_lines"."company_id" and p.order_id = "order_lines"."order_id"
    and p.order_line_id = "order_lines"."id")`.mapWith(Number);

const columns = {
  orderLineId: orderLines.id,
  orderId: orderLines.orderId,
  itemId: orderLines.itemId,
  qty: orderLines.qty,
  cancelledQty: orderLines.cancelledQty,
  shippedQty: orderLines.shippedQty,
  receivedQty: orderLines.receivedQty,
  returnedQty: orderLines.returnedQty,
  heldUnshippedQty: orderLines.heldUnshippedQty,
  heldTransitQty: orderLines.heldTransitQty,
  heldReceivedQty: orderLines.heldReceivedQty,
  refusedQty: orderLines.refusedQty,
  refundedQty: orderLines.refundedQty,
  freightRefundedQty: orderLines.freightRefundedQty,
  adjustedQty: orderLines.adjustedQty,
  adjustedFen: orderLines.adjustedFen,
  givenBackFen,
  priceFen: orderLines.priceFen,
  payFen: orderLines.payFen,
  freightFen: orderLines.freightFen,
  discountFen: orderLines.discountFen,
  taxRateBp: orderLines.taxRateBp,
  isReturnable7: orderLines.isReturnable7,
};

const ofOrders = (ctx: Ctx, orderIds: readonly string[]) =>
  and(eq(orderLines.companyId, ctx.companyId), anyId(orderLines.orderId, orderIds));
const inOrder = [asc(orderLines.orderId), asc(orderLines.lineNo)];

/** The same as they stand, for who only reads. */
export async function selectHeldLines(ctx: Ctx, orderIds: readonly string[]): Promise<LockedLine[]> {
  return ctx.db
    .select(columns)
    .from(orderLines)
    .where(ofOrders(ctx, orderIds))
    .orderBy(...inOrder);
}

/** Lines of these orders, locked; the caller holds the locks of the orders. */
export async function lockLines(ctx: Ctx, orderIds: readonly string[]) {
  return ctx.db
    .select(columns)
    .from(orderLines)
    .where(ofOrders(ctx, orderIds))
    .orderBy(...inOrder)
    .for('update');
}

/** The ids of the lines of all orders of a trade. */
export const selectLineIds = async (ctx: Ctx, tradeId: string): Promise<string[]> =>
  idsOf(await idsOfTrade(ctx.db, { companyId: ctx.companyId, tradeId }));

/** As {@link selectLineIds}, of the trade that a payment is for. */
export const selectLineIdsOfPayment = async (ctx: Ctx, payment: PaymentKey): Promise<string[]> =>
  idsOf(await idsOfPayment(ctx.db, { companyId: ctx.companyId, ...payment }));

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const lineIds = (companyId: SQLWrapper, tradeId: SQLWrapper) => sql`
  select l.id from orders o join order_lines l on l.company_id = ${companyId} and l.order_id = o.id
  where o.company_id = ${companyId} and o.trade_id = ${tradeId} order by l.id`;
const idsOfTrade = prepared<{ id: string }, 'companyId' | 'tradeId'>(['companyId', 'tradeId'], (at) =>
  lineIds(at.companyId, at.tradeId),
);
const idsOfPayment = prepared<{ id: string }, 'companyId' | keyof PaymentKey>(['companyId', 'channel', 'payNo'], (at) =>
  lineIds(at.companyId, tradeOfPayment(at)),
);

export type LockedLine = Awaited<ReturnType<typeof lockLines>>[number];

/** What is added to the counters of one line; `held…` are units in the hands of open after-sales sheets. */
export interface LineChange {
  orderLineId: string;
  cancelled?: number;
  shipped?: number;
  received?: number;
  returned?: number;
  refunded?: number;
  freightRefunded?: number;
  heldUnshipped?: number;
  heldTransit?: number;
  heldReceived?: number;
  refused?: number;
}

export async function addToLines(ctx: Ctx, changes: readonly LineChange[]): Promise<void> {
  if (changes.length === 0) return;
  const all = (name: Exclude<keyof LineChange, 'orderLineId'>) => intList(changes.map((change) => change[name] ?? 0));
  await ctx.db.execute(sql`
    update order_lines l set cancelled_qty = l.cancelled_qty + c.cancelled, shipped_qty = l.shipped_qty + c.shipped,
      received_qty = l.received_qty + c.received, returned_qty = l.returned_qty + c.returned,
      refunded_qty = l.refunded_qty + c.refunded, freight_refunded_qty = l.freight_refunded_qty + c.freight_refunded,
      held_unshipped_qty = l.held_unshipped_qty + c.held_unshipped,
      held_transit_qty = l.held_transit_qty + c.held_transit,
      held_received_qty = l.held_received_qty + c.held_received, refused_qty = l.refused_qty + c.refused
    from unnest(${idList(changes.map((change) => change.orderLineId))}, ${all('cancelled')}, ${all('shipped')},
      ${all('received')}, ${all('returned')}, ${all('refunded')}, ${all('freightRefunded')}, ${all('heldUnshipped')},
      ${all('heldTransit')}, ${all('heldReceived')}, ${all('refused')})
      as c (id, cancelled, shipped, received, returned, refunded, freight_refunded, held_unshipped, held_transit,
        held_received, refused)
    where l.company_id = ${ctx.companyId} and l.id = c.id`);
}

/** What statements take off lines, or put back: units, and money that is negative where it is taken off. */
export async function addToAdjusted(
  ctx: Ctx,
  changes: readonly { orderLineId: string; qty: number; feeFen: number }[],
): Promise<void> {
  if (changes.length === 0) return;
  await ctx.db.execute(sql`
    update order_lines l set adjusted_qty = l.adjusted_qty + c.qty, adjusted_fen = l.adjusted_fen + c.fen
    from (select u.id, sum(u.qty) as qty, sum(u.fen) as fen
      from unnest(${idList(changes.map((change) => change.orderLineId))}, ${intList(changes.map((change) => change.qty))},
        ${idList(changes.map((change) => String(change.feeFen)))}) as u (id, qty, fen) group by u.id) c
    where l.company_id = ${ctx.companyId} and l.id = c.id`);
}

export type RefundSource = 'cancelOrder' | 'cancelShort' | 'return';

export const isRefundSource = (text: string): text is RefundSource =>
  text === 'cancelOrder' || text === 'cancelShort' || text === 'return';

export async function insertRefundParts(
  ctx: Ctx,
  parts: readonly {
    orderId: string;
    orderLineId: string;
    sourceType: RefundSource;
    sourceId: string;
    qty: number;
    feeFen: number;
  }[],
): Promise<void> {
  await ctx.db
    .insert(orderRefundParts)
    .values(parts.map((part) => ({ ...part, companyId: ctx.companyId, id: ctx.newId(), createdAt: ctx.now })));
}

/** Order, sum and parts of one refund that has not succeeded yet. */
export async function selectOpenRefund(ctx: Ctx, source: { sourceType: RefundSource; sourceId: string }) {
  const parts = await ctx.db
    .select({
      orderId: orderRefundParts.orderId,
      orderLineId: orderRefundParts.orderLineId,
      feeFen: orderRefundParts.feeFen,
    })
    .from(orderRefundParts)
    .where(
      and(
        eq(orderRefundParts.companyId, ctx.companyId),
        eq(orderRefundParts.sourceType, source.sourceType),
        eq(orderRefundParts.sourceId, source.sourceId),
        sql`${orderRefundParts.doneAt} is null`,
      ),
    )
    .orderBy(orderRefundParts.id);
  const [first] = parts;
  return first && { orderId: first.orderId, feeFen: parts.reduce((sum, part) => sum + part.feeFen, 0), parts };
}

/** Ends one refund: `paid` in fen is booked on the lines. */
export async function updateLinesRefunded(
  ctx: Ctx,
  source: { sourceType: RefundSource; sourceId: string },
  paid: readonly { orderLineId: string; feeFen: number }[],
): Promise<void> {
  await ctx.db.execute(sql`
    with paid as materialized (
      select u.id, sum(u.fen)::bigint as fen from unnest(${idList(paid.map((part) => part.orderLineId))},
        ${idList(paid.map((part) => String(part.feeFen)))}) as u (id, fen) group by u.id),
    done as (
      update order_refund_parts r set done_at = ${ctx.now.toISOString()}::timestamptz,
        paid_fen = coalesce((select p.fen from paid p where p.id = r.order_line_id), 0)
      where r.company_id = ${ctx.companyId} and r.source_type = ${source.sourceType} and r.source_id = ${source.sourceId}
        and r.done_at is null)
    update order_lines l set refunded_fen = l.refunded_fen + p.fen
    from paid p
    where l.company_id = ${ctx.companyId} and l.id = p.id`);
}
