import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { refundStates } from '@jicai/domain/payments/payment-states.ts';
import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { countSome } from '../../db/count-some.ts';
import { anyId, intList } from '../../db/any-of.ts';
import { holdsText } from '../../db/holds-text.ts';
import { items } from '../../db/tables/goods.ts';
import { orderLines, orders, trades } from '../../db/tables/orders.ts';
import { refunds } from '../../db/tables/payments.ts';
import { returnSheets } from '../../db/tables/returns.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { seenBy } from '../orders/index.ts';
import { sheetColumns } from './returns.store.ts';

export interface ReturnFilter {
  searchKey?: string | undefined;
  states?: readonly number[] | undefined;
  returnType?: number | undefined;
  orderNo?: string | undefined;
  supplierId?: string | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
}

/** One page of sheets, newest first; pageIndex is 1-based. */
export async function selectSheetPage(ctx: Ctx, filter: ReturnFilter, page: { pageIndex: number; pageSize: number }) {
  return ctx.db
    .select(sheetColumns)
    .from(returnSheets)
    .innerJoin(orders, and(eq(orders.companyId, returnSheets.companyId), eq(orders.id, returnSheets.orderId)))
    .where(matching(ctx, filter))
    .orderBy(desc(returnSheets.id))
    .limit(page.pageSize)
    .offset((page.pageIndex - 1) * page.pageSize);
}

export async function countSheets(ctx: Ctx, filter: ReturnFilter): Promise<number> {
  return countSome(
    ctx.db,
    sql`select 1 from ${returnSheets} inner join ${orders} on ${and(eq(orders.companyId, returnSheets.companyId), eq(orders.id, returnSheets.orderId))} where ${matching(ctx, filter)}`,
  );
}

function matching(ctx: Ctx, filter: ReturnFilter): SQL | undefined {
  const { actor } = ctx;
  return and(
    eq(returnSheets.companyId, ctx.companyId),
    seenBy(ctx, 'any'),
    // Says the same as the order's owner, on an index of the sheets.
    actor?.accountType === accountTypes.buyer ? eq(returnSheets.customerId, actor.customerId) : undefined,
    filter.states?.length ? sql`${returnSheets.state} = any(${intList(filter.states)})` : undefined,
    filter.returnType === undefined ? undefined : sql`${returnSheets.returnType} = ${filter.returnType}`,
    filter.orderNo ? eq(returnSheets.orderNo, filter.orderNo) : undefined,
    filter.supplierId ? eq(returnSheets.supplierId, filter.supplierId) : undefined,
    filter.from ? gte(returnSheets.createdAt, filter.from) : undefined,
    filter.until ? lt(returnSheets.createdAt, filter.until) : undefined,
    filter.searchKey ? named(ctx, filter.searchKey) : undefined,
  );
}

/** A whole sheet or order number; else an item number, or a part of an item's name; wildcard characters are literal. */
function named(ctx: Ctx, searchKey: string): SQL | undefined {
  if (/^A\d{18}$/.test(searchKey)) return eq(returnSheets.returnNo, searchKey);
  if (/^D\d{18}$/.test(searchKey)) return eq(returnSheets.orderNo, searchKey);
  const inLines = sql`exists (select 1 from return_lines r
    join order_lines l on l.company_id = ${ctx.companyId} and l.id = r.order_line_id
    where r.company_id = ${ctx.companyId} and r.return_id = ${returnSheets.id}
      and (lower(l.item_no) = lower(${searchKey}) or ${holdsText(sql`l.item_name`, searchKey)}))`;
  return or(inLines);
}

/** What was bought, for the lines of sheets. */
export async function selectBoughtLines(ctx: Ctx, orderLineIds: readonly string[]) {
  return ctx.db
    .select({
      orderLineId: orderLines.id,
      itemId: orderLines.itemId,
      productId: orderLines.productId,
      itemNo: orderLines.itemNo,
      itemName: orderLines.itemName,
      itemSpec: orderLines.itemSpec,
      colorName: orderLines.colorName,
      imgUrl: orderLines.imgUrl,
      unitName: orderLines.unitName,
      priceFen: orderLines.priceFen,
    })
    .from(orderLines)
    .where(and(eq(orderLines.companyId, ctx.companyId), anyId(orderLines.id, orderLineIds)));
}
export type BoughtLine = Awaited<ReturnType<typeof selectBoughtLines>>[number];

/** Of these sheets, those that were applied for again: id of the refused one → number of the next. */
export async function selectAgain(ctx: Ctx, returnIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ previousId: returnSheets.previousId, returnNo: returnSheets.returnNo })
    .from(returnSheets)
    .where(and(eq(returnSheets.companyId, ctx.companyId), anyId(returnSheets.previousId, returnIds)));
  return new Map(rows.flatMap((row) => (row.previousId ? [[row.previousId, row.returnNo]] : [])));
}

export async function selectReturnNo(ctx: Ctx, returnId: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ returnNo: returnSheets.returnNo })
    .from(returnSheets)
    .where(and(eq(returnSheets.companyId, ctx.companyId), eq(returnSheets.id, returnId)));
  return row?.returnNo;
}

/** State of the order, and how its money came. */
export async function selectOrderFacts(ctx: Ctx, orderId: string) {
  const [row] = await ctx.db
    .select({
      state: orders.state,
      invoiceState: orders.invoiceState,
      payState: orders.payState,
      payMode: trades.payMode,
      payChannel: trades.payChannel,
      address: trades.address,
    })
    .from(orders)
    .innerJoin(trades, and(eq(trades.companyId, orders.companyId), eq(trades.id, orders.tradeId)))
    .where(and(eq(orders.companyId, ctx.companyId), eq(trades.companyId, ctx.companyId), eq(orders.id, orderId)));
  return row;
}
export type OrderFacts = NonNullable<Awaited<ReturnType<typeof selectOrderFacts>>>;

/** The refund order of a sheet that is not closed. */
export async function selectRefund(ctx: Ctx, returnId: string) {
  const [row] = await ctx.db
    .select({
      refundNo: refunds.refundNo,
      refundState: refunds.refundState,
      feeFen: refunds.feeFen,
      succeededAt: refunds.succeededAt,
    })
    .from(refunds)
    .where(
      and(
        eq(refunds.companyId, ctx.companyId),
        eq(refunds.sourceType, 'return'),
        eq(refunds.sourceId, returnId),
        inArray(refunds.refundState, [
          refundStates.waiting,
          refundStates.processing,
          refundStates.succeeded,
          refundStates.abnormal,
        ]),
      ),
    );
  return row;
}
export type RefundFacts = NonNullable<Awaited<ReturnType<typeof selectRefund>>>;

export async function selectItem(ctx: Ctx, itemId: string) {
  const [row] = await ctx.db
    .select({
      itemId: items.id,
      itemNo: items.itemNo,
      itemName: items.name,
      itemSpec: items.spec,
      colorName: items.colorName,
    })
    .from(items)
    .where(and(eq(items.companyId, ctx.companyId), eq(items.id, itemId)));
  return row;
}
