import { type DisputeReason, disputeStates } from '@jicai/domain/statements/statement-states.ts';
import { type SettlementSource, settlementSources } from '@jicai/domain/settlements/settlement-states.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { anyId } from '../../db/any-of.ts';
import { codes } from '../../db/codes.ts';
import { orderLines, orders } from '../../db/tables/orders.ts';
import { settlementLines } from '../../db/tables/settlements.ts';

export type SettlementLine = typeof settlementLines.$inferSelect;
export type NewSettlementLine = Omit<typeof settlementLines.$inferInsert, 'companyId' | 'settlementId'>;

const rowsAtOnce = 1000;

export async function insertSettlementLines(
  ctx: Ctx,
  settlementId: string,
  rows: readonly NewSettlementLine[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await ctx.db
      .insert(settlementLines)
      .values(rows.slice(at, at + rowsAtOnce).map((row) => ({ ...row, companyId: ctx.companyId, settlementId })));
}

const live = (ctx: Ctx, settlementId: string) =>
  and(
    eq(settlementLines.companyId, ctx.companyId),
    eq(settlementLines.settlementId, settlementId),
    isNull(settlementLines.releasedAt),
  );

export const selectSettlementLines = (ctx: Ctx, settlementId: string): Promise<SettlementLine[]> =>
  ctx.db
    .select()
    .from(settlementLines)
    .where(live(ctx, settlementId))
    .orderBy(settlementLines.happenedAt, settlementLines.id);

export async function updateSettlementLines(
  ctx: Ctx,
  settlementId: string,
  lineIds: readonly string[],
  fields: Partial<SettlementLine>,
): Promise<void> {
  if (lineIds.length === 0) return;
  await ctx.db
    .update(settlementLines)
    .set(fields)
    .where(and(live(ctx, settlementId), anyId(settlementLines.id, lineIds)));
}

/** The rows go, and what they settled is free for another sheet. */
export async function releaseSettlementLines(ctx: Ctx, settlementId: string, lineIds?: readonly string[]) {
  await ctx.db
    .update(settlementLines)
    .set({ releasedAt: ctx.now })
    .where(and(live(ctx, settlementId), lineIds && anyId(settlementLines.id, lineIds)));
}

/** Rows without a cost, each with its item. */
export async function selectMissing(ctx: Ctx, settlementId: string) {
  return ctx.db
    .select({
      lineId: settlementLines.id,
      itemId: orderLines.itemId,
      qty: settlementLines.qty,
      rateBp: settlementLines.rateBp,
    })
    .from(settlementLines)
    .innerJoin(orderLines, and(eq(orderLines.companyId, ctx.companyId), eq(orderLines.id, settlementLines.orderLineId)))
    .where(and(live(ctx, settlementId), missing()));
}

export interface Claim {
  lineId: string;
  disputeReason: DisputeReason;
  disputeRemark: string;
  claimQty?: number | undefined;
  claimFee?: number | undefined;
}

export interface LinePageRow {
  line: SettlementLine;
  orderNo: string | null;
  itemId: string | null;
  itemNo: string | null;
  itemName: string | null;
  itemSpec: string | null;
  unitName: string | null;
}

export interface LineFilter {
  settlementId: string;
  isMissing?: boolean | undefined;
  isDisputed?: boolean | undefined;
  sourceType?: SettlementSource | undefined;
}

/** In the order of time; those without a cost, and those in dispute, by themselves where that is asked for. */
export async function selectSettlementLinePage(
  ctx: Ctx,
  { settlementId, isMissing, isDisputed, sourceType }: LineFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: LinePageRow[]; total: number }> {
  const wanted = and(
    live(ctx, settlementId),
    isMissing ? missing() : undefined,
    isDisputed ? eq(settlementLines.disputeState, disputeStates.open) : undefined,
    sourceType === undefined ? undefined : eq(settlementLines.sourceType, sourceType),
  );
  const [rows, total] = await Promise.all([
    ctx.db
      .select({
        line: settlementLines,
        orderNo: orders.orderNo,
        itemId: orderLines.itemId,
        itemNo: orderLines.itemNo,
        itemName: orderLines.itemName,
        itemSpec: orderLines.itemSpec,
        unitName: orderLines.unitName,
      })
      .from(settlementLines)
      .leftJoin(
        orderLines,
        and(eq(orderLines.companyId, ctx.companyId), eq(orderLines.id, settlementLines.orderLineId)),
      )
      .leftJoin(orders, and(eq(orders.companyId, ctx.companyId), eq(orders.id, orderLines.orderId)))
      .where(wanted)
      .orderBy(settlementLines.happenedAt, settlementLines.id)
      .limit(limit)
      .offset(offset),
    ctx.db.$count(settlementLines, wanted),
  ]);
  return { rows, total };
}

/** Rows of goods that have no cost; adjustments of money need none. */
const missing = (): SQL | undefined =>
  and(isNull(settlementLines.costFen), sql`${settlementLines.sourceType} <> ${codes(settlementSources.adjustment)}`);

/** How many rows a sheet has, how many of them are returns, and how many are in dispute. */
export async function countSettlementLines(ctx: Ctx, settlementId: string) {
  const { rows } = await ctx.db.execute<{ lineCount: number; returnCount: number; openDisputeCount: number }>(sql`
    select count(*)::int as "lineCount",
      count(*) filter (where source_type = ${codes(settlementSources.return)})::int as "returnCount",
      count(*) filter (where dispute_state = ${codes(disputeStates.open)})::int as "openDisputeCount"
    from settlement_lines
    where company_id = ${ctx.companyId} and settlement_id = ${settlementId} and released_at is null`);
  return rows[0] ?? { lineCount: 0, returnCount: 0, openDisputeCount: 0 };
}
