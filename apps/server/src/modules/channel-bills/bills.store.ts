import { type BillState, billLineStates, billStates } from '@jicai/domain/channel-bills/channel-bills.ts';
import { type OnlineChannel, payStates, refundStates } from '@jicai/domain/payments/payment-states.ts';
import { and, desc, eq, getTableColumns, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AdapterName } from '../../adapters/payment/payment-channel.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { textList } from '../../db/any-of.ts';
import { codes } from '../../db/codes.ts';
import { channelBillLines, channelBills } from '../../db/tables/channel-bills.ts';

const { companyId: _companyId, ...bare } = getTableColumns(channelBills);
const isOpenLine = sql`from ${channelBillLines} l where l.company_id = ${channelBills.companyId}
  and l.bill_id = ${channelBills.id} and l.line_state = ${codes(billLineStates.open)}`;
const columns = {
  ...bare,
  adapter: sql<AdapterName>`${channelBills.adapter}`,
  openCount: sql<number>`(select count(*)::int ${isOpenLine})`,
};
const select = (ctx: Ctx) => ctx.db.select(columns).from(channelBills);
export type BillRow = Awaited<ReturnType<typeof select>>[number];

const ours = (ctx: Ctx) => eq(channelBills.companyId, ctx.companyId);

/** What waits for a person: a day with a difference that nobody explained, or one whose bill never came. */
export const waitsForPerson: SQL = sql`(${channelBills.billState} = ${codes(billStates.failed)} or exists (select 1 ${isOpenLine}))`;

interface BillFilter {
  channel?: OnlineChannel | undefined;
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  isOpen?: boolean | undefined;
}

export const wantedBills = (ctx: Ctx, { channel, dateFrom, dateTo, isOpen }: BillFilter): SQL | undefined =>
  and(
    ours(ctx),
    channel && eq(channelBills.channel, channel),
    dateFrom === undefined ? undefined : gte(channelBills.billDay, dateFrom),
    dateTo === undefined ? undefined : lte(channelBills.billDay, dateTo),
    isOpen ? waitsForPerson : undefined,
  );

/** The newest days first, with how many there are. */
export async function selectBills(ctx: Ctx, filter: BillFilter, span: { limit: number; offset: number }) {
  const wanted = wantedBills(ctx, filter);
  const [rows, totalCount] = await Promise.all([
    select(ctx)
      .where(wanted)
      .orderBy(desc(channelBills.billDay), desc(channelBills.id))
      .limit(span.limit)
      .offset(span.offset),
    ctx.db.$count(channelBills, wanted),
  ]);
  return { rows, totalCount };
}

export async function selectBill(ctx: Ctx, billId: string): Promise<BillRow | undefined> {
  const [row] = await select(ctx).where(and(ours(ctx), eq(channelBills.id, billId)));
  return row;
}

/** With the row locked: comparisons of one day follow one another. */
export async function lockBill(ctx: Ctx, billId: string): Promise<BillRow | undefined> {
  await ctx.db
    .select({ id: channelBills.id })
    .from(channelBills)
    .where(and(ours(ctx), eq(channelBills.id, billId)))
    .for('update');
  return selectBill(ctx, billId);
}

export interface BillKey {
  channel: OnlineChannel;
  adapter: AdapterName;
  billDay: string;
}

/** The id of a day's bill, and whether it is a new one. */
export async function insertBill(ctx: Ctx, key: BillKey): Promise<{ billId: string; isNew: boolean }> {
  const [made] = await ctx.db
    .insert(channelBills)
    .values({ ...key, companyId: ctx.companyId, id: ctx.newId(), billState: billStates.waiting, createdAt: ctx.now })
    .onConflictDoNothing({
      target: [channelBills.companyId, channelBills.channel, channelBills.adapter, channelBills.billDay],
    })
    .returning({ billId: channelBills.id });
  if (made) return { ...made, isNew: true };
  const [known] = await ctx.db
    .select({ billId: channelBills.id })
    .from(channelBills)
    .where(
      and(
        ours(ctx),
        eq(channelBills.channel, key.channel),
        eq(channelBills.adapter, key.adapter),
        eq(channelBills.billDay, key.billDay),
      ),
    );
  if (!known) throw new Error(`the bill of ${key.billDay} is gone`);
  return { ...known, isNew: false };
}

export async function updateBill(
  ctx: Ctx,
  billId: string,
  fields: Partial<Omit<typeof channelBills.$inferInsert, 'companyId' | 'id' | 'createdAt'>> & { billState?: BillState },
): Promise<void> {
  await ctx.db
    .update(channelBills)
    .set(fields)
    .where(and(ours(ctx), eq(channelBills.id, billId)));
}

/**
 * Of these days those without a bill on which money moved through the adapter, as the shop has it; `always` is one that
 * counts without.
 */
export async function selectDaysWithoutBill(
  ctx: Ctx,
  { channel, adapter, days, always }: { channel: OnlineChannel; adapter: AdapterName; days: string[]; always?: string },
): Promise<string[]> {
  const from = sql`(d.day || ' 00:00:00+08')::timestamptz`;
  const within = (column: SQL) => sql`${column} >= ${from} and ${column} < ${from} + interval '1 day'`;
  const { rows } = await ctx.db.execute<{ day: string }>(sql`
    select d.day from unnest(${textList(days)}) as d (day)
    where not exists (select 1 from channel_bills b where b.company_id = ${ctx.companyId} and b.channel = ${channel}
        and b.adapter = ${adapter} and b.bill_day = d.day)
      and (${or(
        always === undefined ? undefined : sql`d.day = ${always}`,
        sql`exists (select 1 from payments p where p.company_id = ${ctx.companyId} and ${within(sql`p.paid_at`)}
          and p.pay_state = ${codes(payStates.paid)} and p.channel = ${channel} and p.adapter = ${adapter})`,
        sql`exists (select 1 from refunds r where r.company_id = ${ctx.companyId} and ${within(sql`r.succeeded_at`)}
          and r.refund_state = ${codes(refundStates.succeeded)} and r.channel = ${channel} and r.adapter = ${adapter})`,
      )})
    order by d.day`);
  return rows.map(({ day }) => day);
}
