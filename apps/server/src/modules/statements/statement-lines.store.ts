import {
  type DisputeReason,
  disputeStates,
  type StatementSource,
  statementSources,
} from '@jicai/domain/statements/statement-states.ts';
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { anyId, idList, intList, textList } from '../../db/any-of.ts';
import { holdsText } from '../../db/holds-text.ts';
import { orderLines, orders } from '../../db/tables/orders.ts';
import { statementLines } from '../../db/tables/statements.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export type StatementLine = typeof statementLines.$inferSelect;

const live = (ctx: Ctx, statementId: string) =>
  and(
    eq(statementLines.companyId, ctx.companyId),
    eq(statementLines.statementId, statementId),
    isNull(statementLines.releasedAt),
  );

/** A new row; an adjustment names the row that it belongs to. */
export interface NewStatementLine extends SourceRow {
  id: string;
  aboutId?: string | null;
  reason: string;
}

export interface SourceRow {
  sourceType: StatementSource;
  sourceId: string;
  orderLineId: string | null;
  qty: number;
  feeFen: number;
  freightFen: number;
  taxFen: number;
  happenedAt: Date;
}

/** One SQL statement with a dozen parameters, however many rows. */
export async function insertLines(ctx: Ctx, statementId: string, rows: readonly NewStatementLine[]): Promise<void> {
  if (rows.length === 0) return;
  const fen = (pick: (row: SourceRow) => number) => idList(rows.map((row) => String(pick(row))));
  await ctx.db.execute(sql`
    insert into statement_lines (company_id, id, statement_id, source_type, source_id, order_line_id, about_id,
      qty, fee_fen, freight_fen, tax_fen, happened_at, reason)
    select ${ctx.companyId}::bigint, r.id, ${statementId}::bigint, r.source_type, r.source_id, nullif(r.order_line_id, 0),
      nullif(r.about_id, 0), r.qty, r.fee_fen, r.freight_fen, r.tax_fen, r.happened_at::timestamptz, r.reason
    from unnest(${idList(rows.map((row) => row.id))}, ${intList(rows.map((row) => row.sourceType))},
      ${idList(rows.map((row) => row.sourceId))}, ${idList(rows.map((row) => row.orderLineId ?? '0'))},
      ${idList(rows.map((row) => row.aboutId ?? '0'))}, ${intList(rows.map((row) => row.qty))},
      ${fen((row) => row.feeFen)}, ${fen((row) => row.freightFen)}, ${fen((row) => row.taxFen)},
      ${textList(rows.map((row) => row.happenedAt.toISOString()))}, ${textList(rows.map((row) => row.reason))})
      as r (id, source_type, source_id, order_line_id, about_id, qty, fee_fen, freight_fen, tax_fen, happened_at, reason)`);
}

/** Live rows of a statement with price and tax rate of their goods. */
export async function selectLiveLines(ctx: Ctx, statementId: string) {
  return ctx.db
    .select({
      id: statementLines.id,
      sourceType: statementLines.sourceType,
      sourceId: statementLines.sourceId,
      orderLineId: statementLines.orderLineId,
      aboutId: statementLines.aboutId,
      qty: statementLines.qty,
      feeFen: statementLines.feeFen,
      freightFen: statementLines.freightFen,
      happenedAt: statementLines.happenedAt,
      priceFen: orderLines.priceFen,
      disputeState: statementLines.disputeState,
      taxRateBp: orderLines.taxRateBp,
    })
    .from(statementLines)
    .leftJoin(
      orderLines,
      and(eq(orderLines.companyId, statementLines.companyId), eq(orderLines.id, statementLines.orderLineId)),
    )
    .where(live(ctx, statementId))
    .orderBy(asc(statementLines.id));
}
export type LiveLine = Awaited<ReturnType<typeof selectLiveLines>>[number];

/** Removes rows from a statement; without `lineIds` all of them. */
export async function releaseLines(ctx: Ctx, statementId: string, lineIds?: readonly string[]): Promise<void> {
  await ctx.db
    .update(statementLines)
    .set({ releasedAt: ctx.now })
    .where(and(live(ctx, statementId), lineIds && anyId(statementLines.id, lineIds)));
}

export async function updateDisputed(
  ctx: Ctx,
  statementId: string,
  disputes: readonly { lineId: string; reason: DisputeReason; remark: string }[],
): Promise<void> {
  await ctx.db.execute(sql`
    update statement_lines l set dispute_state = ${codes(disputeStates.open)}, dispute_reason = d.reason,
      dispute_remark = d.remark, reply = '',
      replied_by = '', replied_at = null
    from unnest(${idList(disputes.map((one) => one.lineId))}, ${intList(disputes.map((one) => one.reason))},
      ${textList(disputes.map((one) => one.remark))}) as d (id, reason, remark)
    where l.company_id = ${ctx.companyId} and l.statement_id = ${statementId} and l.id = d.id`);
}

/** Closes all open disputes. */
export async function updateUndisputed(ctx: Ctx, statementId: string): Promise<void> {
  await ctx.db
    .update(statementLines)
    .set({ disputeState: disputeStates.none, disputeReason: null, disputeRemark: '' })
    .where(and(live(ctx, statementId), eq(statementLines.disputeState, disputeStates.open)));
}

export async function updateReplied(
  ctx: Ctx,
  statementId: string,
  replies: readonly { lineId: string; reply: string; byName: string }[],
): Promise<void> {
  await ctx.db.execute(sql`
    update statement_lines l set dispute_state = ${codes(disputeStates.answered)}, reply = r.reply, replied_by = r.by_name,
      replied_at = ${ctx.now.toISOString()}::timestamptz
    from unnest(${idList(replies.map((one) => one.lineId))}, ${textList(replies.map((one) => one.reply))},
      ${textList(replies.map((one) => one.byName))}) as r (id, reply, by_name)
    where l.company_id = ${ctx.companyId} and l.statement_id = ${statementId} and l.id = r.id`);
}

export interface LineFilter {
  statementId: string;
  disputeStates?: readonly number[] | undefined;
  searchKey?: string | undefined;
  /** Of the order behind a row; rows about money alone have none. */
  costCenter?: string | undefined;
  orgId?: string | undefined;
  userId?: string | undefined;
  supplierId?: string | undefined;
  /** The largest amounts first, else by their days. */
  isByFee?: boolean | undefined;
}

/** Rows with the goods and orders behind them, and the sum of all that match. */
export async function selectLinePage(ctx: Ctx, filter: LineFilter, page: { limit: number; offset: number }) {
  const wanted = matching(ctx, filter);
  const [rows, [all]] = await Promise.all([
    ctx.db
      .select({
        line: statementLines,
        orderNo: orders.orderNo,
        purchaseNo: orders.purchaseNo,
        costCenter: orders.costCenter,
        orgName: orders.orgName,
        userName: orders.userName,
        supplierName: orders.supplierName,
        itemId: orderLines.itemId,
        productId: orderLines.productId,
        itemNo: orderLines.itemNo,
        itemName: orderLines.itemName,
        itemSpec: orderLines.itemSpec,
        imgUrl: orderLines.imgUrl,
        unitName: orderLines.unitName,
        pieceQty: orderLines.pieceQty,
        pieceName: orderLines.pieceName,
        priceFen: orderLines.priceFen,
      })
      .from(statementLines)
      .leftJoin(orderLines, billedLine(ctx))
      .leftJoin(orders, billedOrder(ctx))
      .where(wanted)
      .orderBy(
        ...(filter.isByFee ? [desc(sql`abs(${statementLines.feeFen})`)] : []),
        asc(statementLines.happenedAt),
        asc(statementLines.id),
      )
      .limit(page.limit)
      .offset(page.offset),
    ctx.db
      .select({
        total: sql<number>`count(*)::int`,
        matchingFen: sql<string>`coalesce(sum(${statementLines.feeFen}), 0)`,
      })
      .from(statementLines)
      .leftJoin(orderLines, billedLine(ctx))
      .leftJoin(orders, billedOrder(ctx))
      .where(wanted),
  ]);
  return { rows, total: all?.total ?? 0, matchingFen: Number(all?.matchingFen ?? 0) };
}

const billedLine = (ctx: Ctx) =>
  and(eq(orderLines.companyId, ctx.companyId), eq(orderLines.id, statementLines.orderLineId));
const billedOrder = (ctx: Ctx) => and(eq(orders.companyId, ctx.companyId), eq(orders.id, orderLines.orderId));

function matching(ctx: Ctx, filter: LineFilter) {
  const { statementId, disputeStates, searchKey, costCenter, orgId, userId, supplierId } = filter;
  const searched = [orders.orderNo, orders.purchaseNo, orderLines.itemName, orderLines.itemNo];
  return and(
    live(ctx, statementId),
    disputeStates?.length ? sql`${statementLines.disputeState} = any(${intList(disputeStates)})` : undefined,
    searchKey ? or(...searched.map((text) => holdsText(text, searchKey))) : undefined,
    costCenter ? eq(orders.costCenter, costCenter) : undefined,
    orgId ? eq(orders.orgId, orgId) : undefined,
    userId ? eq(orders.userId, userId) : undefined,
    supplierId ? eq(orders.supplierId, supplierId) : undefined,
  );
}
export type LinePageRow = Awaited<ReturnType<typeof selectLinePage>>['rows'][number];

/** The owners of the orders in the live rows: each combination once. */
export async function selectLineOwners(ctx: Ctx, statementId: string) {
  return ctx.db
    .selectDistinct({
      costCenter: orders.costCenter,
      orgId: orders.orgId,
      orgName: orders.orgName,
      userId: orders.userId,
      userName: orders.userName,
      supplierId: orders.supplierId,
      supplierName: orders.supplierName,
    })
    .from(statementLines)
    .innerJoin(
      orderLines,
      and(eq(orderLines.companyId, statementLines.companyId), eq(orderLines.id, statementLines.orderLineId)),
    )
    .innerJoin(orders, and(eq(orders.companyId, orderLines.companyId), eq(orders.id, orderLines.orderId)))
    .where(live(ctx, statementId));
}

/** The number of live rows of each kind, and the sum of the disputed ones. */
export async function selectLineCounts(ctx: Ctx, statementId: string) {
  const when = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await ctx.db
    .select({
      all: sql<number>`count(*)::int`,
      received: when(sql`${statementLines.sourceType} = ${codes(statementSources.receipt)}`),
      refunded: when(sql`${statementLines.sourceType} = ${codes(statementSources.refund)}`),
      adjusted: when(
        sql`${statementLines.sourceType} in (${codes(statementSources.adjustment, statementSources.carriedOver)})`,
      ),
      disputed: when(sql`${statementLines.disputeState} = ${codes(disputeStates.open)}`),
      replied: when(sql`${statementLines.disputeState} = ${codes(disputeStates.answered)}`),
      disputedFen: sql<string>`coalesce(sum(${statementLines.feeFen})
        filter (where ${statementLines.disputeState} = ${codes(disputeStates.open)}), 0)`,
    })
    .from(statementLines)
    .where(live(ctx, statementId));
  const { disputedFen = '0', ...counts } = row ?? {};
  const none = { all: 0, received: 0, refunded: 0, adjusted: 0, disputed: 0, replied: 0 };
  return { counts: { ...none, ...counts }, disputedFen: Number(disputedFen) };
}
