import { type BillLineState, billLineStates } from '@jicai/domain/channel-bills/channel-bills.ts';
import { and, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { anyText } from '../../db/any-of.ts';
import { codes } from '../../db/codes.ts';
import { countSome } from '../../db/count-some.ts';
import { inserter, type NewRow } from '../../db/insert-rows.ts';
import { channelBillLines, channelBills } from '../../db/tables/channel-bills.ts';

const { companyId: _companyId, ...columns } = getTableColumns(channelBillLines);
export type BillLineRow = Omit<typeof channelBillLines.$inferSelect, 'companyId'>;

const ofBill = (ctx: Ctx, billId: string): SQL | undefined =>
  and(eq(channelBillLines.companyId, ctx.companyId), eq(channelBillLines.billId, billId));
/** The open ones first, then as they moved. */
const inOrder = [sql`${channelBillLines.lineState} <> ${codes(billLineStates.open)}`, channelBillLines.movedAt];

/** Of a day what did not match at some time, with how many there are. */
export async function selectDifferences(ctx: Ctx, billId: string, limit?: number) {
  const wanted = and(ofBill(ctx, billId), ne(channelBillLines.lineState, billLineStates.matched));
  const read = ctx.db
    .select(columns)
    .from(channelBillLines)
    .where(wanted)
    .orderBy(...inOrder, channelBillLines.id);
  const [rows, count] = await Promise.all([
    limit === undefined ? read : read.limit(limit),
    ctx.db.$count(channelBillLines, wanted),
  ]);
  return { rows, count };
}

/** With the row locked. */
export async function lockBillLine(ctx: Ctx, lineId: string): Promise<BillLineRow | undefined> {
  const [row] = await ctx.db
    .select(columns)
    .from(channelBillLines)
    .where(and(eq(channelBillLines.companyId, ctx.companyId), eq(channelBillLines.id, lineId)))
    .for('update');
  return row;
}

/** How a person answered it, or that it is open again. The caller holds the lock. */
export async function updateBillLine(
  ctx: Ctx,
  lineId: string,
  { lineState, note }: { lineState: BillLineState; note: string },
): Promise<void> {
  const isAnswered = lineState !== billLineStates.open;
  await ctx.db
    .update(channelBillLines)
    .set({
      lineState,
      note,
      answeredBy: isAnswered ? (ctx.actor?.userName ?? '') : '',
      answeredAt: isAnswered ? ctx.now : null,
    })
    .where(and(eq(channelBillLines.companyId, ctx.companyId), eq(channelBillLines.id, lineId)));
}

const written = Object.keys(getTableColumns(channelBillLines)) as (keyof typeof channelBillLines.$inferSelect)[];
const writeLines = inserter<never, typeof channelBillLines, (typeof written)[number]>(channelBillLines, written);
/** A message of rows stays small. */
const rowsAtOnce = 2000;

/** Puts these lines in the place of all that the bill had. */
export async function replaceLines(ctx: Ctx, billId: string, lines: readonly BillLineRow[]): Promise<void> {
  await ctx.db.delete(channelBillLines).where(ofBill(ctx, billId));
  const { companyId } = ctx;
  for (let from = 0; from < lines.length; from += rowsAtOnce) {
    const rows: NewRow<typeof channelBillLines, (typeof written)[number]>[] = lines
      .slice(from, from + rowsAtOnce)
      .map((line) => ({ ...line, companyId }));
    await writeLines(ctx.db, rows);
  }
}

/** What other days of the channel had as the shop's alone is explained by a bill that names it. */
export async function mendElsewhere(
  ctx: Ctx,
  { billId, channel, nos }: { billId: string; channel: string; nos: readonly string[] },
): Promise<void> {
  const ofChannel = sql`exists (select 1 from ${channelBills} b where b.company_id = ${ctx.companyId}
    and b.id = ${channelBillLines.billId} and b.channel = ${channel})`;
  await ctx.db
    .update(channelBillLines)
    .set({ lineState: billLineStates.mended })
    .where(
      and(
        eq(channelBillLines.companyId, ctx.companyId),
        anyText(channelBillLines.lineNo, nos),
        ne(channelBillLines.billId, billId),
        eq(channelBillLines.result, 'shopOnly'),
        eq(channelBillLines.lineState, billLineStates.open),
        ofChannel,
      ),
    );
}

const exported = {
  ...columns,
  channel: channelBills.channel,
  merchantNo: channelBills.merchantNo,
  billDay: channelBills.billDay,
};
export type ExportedLine = Awaited<ReturnType<typeof selectExportedLines>>[number];
const within = and(
  eq(channelBills.companyId, channelBillLines.companyId),
  eq(channelBills.id, channelBillLines.billId),
);

/** Lines of the bills that a filter finds, the newest day first. */
export async function selectExportedLines(ctx: Ctx, bills: SQL | undefined, limit: number) {
  return ctx.db
    .select(exported)
    .from(channelBillLines)
    .innerJoin(channelBills, within)
    .where(bills)
    .orderBy(desc(channelBills.billDay), desc(channelBills.id), ...inOrder, channelBillLines.id)
    .limit(limit);
}

export const countExportedLines = (ctx: Ctx, bills: SQL | undefined): Promise<number> =>
  countSome(ctx.db, sql`select 1 from ${channelBillLines} inner join ${channelBills} on ${within} where ${bills}`);
