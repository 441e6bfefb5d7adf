import { addDays, type DaySpan } from '@jicai/domain/reports/report-span.ts';
import type { SalesSums } from '@jicai/domain/reports/report-figures.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { textList } from '../../db/any-of.ts';
import { deliveryFacts } from './roll-up.store.ts';
import { salesFacts } from './sales-facts.store.ts';

/** Days of a report, and how far the days are rolled up ('' for none). */
export interface ReadSpan extends DaySpan {
  mark: string;
}

/** By what sales are summed, and where the sums of a day by it stand. */
const kept = {
  category: { table: sql`sales_days`, key: sql`category_id`, count: sql`line_count`, qty: sql`qty` },
  brand: { table: sql`sales_days`, key: sql`brand_id`, count: sql`line_count`, qty: sql`qty` },
  item: { table: sql`sales_item_days`, key: sql`item_id`, count: sql`line_count`, qty: sql`qty` },
  supplier: { table: sql`sales_supplier_days`, key: sql`supplier_id`, count: sql`order_count`, qty: sql`0` },
  customer: { table: sql`sales_customer_days`, key: sql`customer_id`, count: sql`order_count`, qty: sql`0` },
  orderDay: { table: sql`sales_supplier_days`, key: sql`day`, count: sql`order_count`, qty: sql`0` },
} as const;
export type SalesBy = keyof typeof kept;

/** Whether an entry counts orders; the others count lines. */
export const countsOrders = (by: SalesBy): boolean => by === 'supplier' || by === 'customer' || by === 'orderDay';

export interface SalesRow extends SalesSums {
  key: string;
  /** Orders of suppliers, customers and days of orders; lines of the others. */
  count: number;
  qty: number;
}

/** The part of a span that is rolled up, and the rest of it. */
function partsOf({ from, to, mark }: ReadSpan): { rolled: DaySpan | undefined; rest: DaySpan | undefined } {
  if (mark === '' || mark < from) return { rolled: undefined, rest: { from, to } };
  if (mark >= to) return { rolled: { from, to }, rest: undefined };
  return { rolled: { from, to: mark }, rest: { from: addDays(mark, 1), to } };
}

const sumColumns = sql`sum(sold_fen) as sold_fen, sum(refund_fen) as refund_fen, sum(costed_fen) as costed_fen,
  sum(cost_fen) as cost_fen`;

/** Sums of a span by `by`: rolled-up days from their table, later ones from the orders. */
function sumsBy({ companyId }: Pick<Ctx, 'companyId'>, by: SalesBy, span: ReadSpan): SQL {
  const { table, key, count, qty } = kept[by];
  const { rolled, rest } = partsOf(span);
  const parts = [];
  if (rolled)
    parts.push(sql`
      select ${key} as key, ${sumColumns}, sum(${count}) as count, sum(${qty}) as qty from ${table}
      where company_id = ${companyId} and day between ${rolled.from}::date and ${rolled.to}::date group by 1`);
  if (rest)
    parts.push(sql`
      select ${key} as key, ${sumColumns},
        ${countsOrders(by) ? sql`count(distinct order_id) filter (where line_count > 0)` : sql`sum(line_count)`} as count,
        ${countsOrders(by) ? sql`0` : sql`sum(qty)`} as qty
      from (${salesFacts({ companyId }, { from: sql`${rest.from}`, to: sql`${rest.to}` })}) facts group by 1`);
  return sql`
    select key::text as key, ${sumColumns}, sum(count)::int as count, sum(qty)::int as qty
    from (${sql.join(parts, sql` union all `)}) parts group by 1`;
}

type WireSums = Record<'soldFen' | 'refundFen' | 'costedFen' | 'costFen', string>;
type WireRow = WireSums & { key: string; count: number; qty: number };

const wireColumns = sql`key, sold_fen as "soldFen", refund_fen as "refundFen", costed_fen as "costedFen",
  cost_fen as "costFen", count, qty`;

const toRow = ({ key, count, qty, ...sums }: WireRow): SalesRow => ({
  key,
  count,
  qty,
  soldFen: Number(sums.soldFen),
  refundFen: Number(sums.refundFen),
  costedFen: Number(sums.costedFen),
  costFen: Number(sums.costFen),
});

/** All sums of a span by `by`; with `keys` those alone. */
export async function selectSums(ctx: Ctx, by: SalesBy, span: ReadSpan, keys?: readonly string[]): Promise<SalesRow[]> {
  const { rows } = await ctx.db.execute<WireRow & Record<string, unknown>>(sql`
    select ${wireColumns} from (${sumsBy(ctx, by, span)}) sums
    ${keys ? sql`where key = any(${textList(keys)})` : sql``}`);
  return rows.map(toRow);
}

/** A page of the sums, the most sold first, and how many there are. */
export async function selectSumsPage(
  ctx: Ctx,
  by: SalesBy,
  span: ReadSpan,
  page: { limit: number; offset: number },
): Promise<{ rows: SalesRow[]; total: number }> {
  const { rows } = await ctx.db.execute<WireRow & { total: number } & Record<string, unknown>>(sql`
    select ${wireColumns}, count(*) over ()::int as total from (${sumsBy(ctx, by, span)}) sums
    order by sold_fen - refund_fen desc, length(key), key limit ${page.limit} offset ${page.offset}`);
  return { rows: rows.map(toRow), total: rows[0]?.total ?? 0 };
}

/** How many customers bought, and how many of them for the first time ever. */
export async function countBuyers(ctx: Ctx, span: ReadSpan): Promise<{ customerCount: number; newCount: number }> {
  const { rows } = await ctx.db.execute<{ customerCount: number; newCount: number }>(sql`
    with buyers as materialized (select b.key from (${sumsBy(ctx, 'customer', span)}) b where b.count > 0)
    select (select count(*)::int from buyers) as "customerCount",
      (select count(*)::int from buyers b where ${isNew(ctx, span)}) as "newCount"`);
  return rows[0] ?? { customerCount: 0, newCount: 0 };
}

/** The customer `b.key` had bought nothing before the span. */
const isNew = ({ companyId }: Pick<Ctx, 'companyId'>, { from }: DaySpan): SQL => sql`
  not exists (select 1 from orders o where o.company_id = ${companyId} and o.customer_id = b.key::bigint
    and o.awaiting_shipment_at < ${from}::date::timestamp at time zone 'Asia/Shanghai')`;

/** Customers who bought for the first time in the span. */
export async function selectNewCustomers(ctx: Ctx, span: ReadSpan, page: { limit: number; offset: number }) {
  return selectCustomers(
    ctx,
    sql`select ${wireColumns} from (${sumsBy(ctx, 'customer', span)}) b
    where b.count > 0 and ${isNew(ctx, span)}`,
    page,
  );
}

/** Customers who bought in the span before and nothing in this one, with what they bought then. */
export async function selectLostCustomers(
  ctx: Ctx,
  { now, before }: { now: ReadSpan; before: ReadSpan },
  page: { limit: number; offset: number },
) {
  return selectCustomers(
    ctx,
    sql`select ${wireColumns} from (${sumsBy(ctx, 'customer', before)}) b
    where b.count > 0 and not exists (
      select 1 from (${sumsBy(ctx, 'customer', now)}) n where n.key = b.key and n.count > 0)`,
    page,
  );
}

async function selectCustomers(ctx: Ctx, found: SQL, page: { limit: number; offset: number }) {
  const { rows } = await ctx.db.execute<
    WireRow & { total: number; lastAt: string | null } & Record<string, unknown>
  >(sql`
    with found as materialized (${found}), page as (
      select *, count(*) over ()::int as total from found
      order by "soldFen" - "refundFen" desc, length(key), key limit ${page.limit} offset ${page.offset})
    select page.*, (select (max(o.awaiting_shipment_at) at time zone 'Asia/Shanghai')::date::text from orders o
      where o.company_id = ${ctx.companyId} and o.customer_id = page.key::bigint) as "lastAt"
    from page order by "soldFen" - "refundFen" desc, length(key), key`);
  return {
    rows: rows.map((row) => ({ ...toRow(row), lastDay: row.lastAt ?? '' })),
    total: rows[0]?.total ?? 0,
  };
}

const named = {
  category: sql`categories`,
  brand: sql`brands`,
  supplier: sql`suppliers`,
  customer: sql`customers`,
  item: sql`items`,
} as const;

/** Names of what `by` sums by. */
export async function selectNames(
  ctx: Ctx,
  by: keyof typeof named,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await ctx.db.execute<{ key: string; name: string }>(sql`
    select id::text as key, name from ${named[by]}
    where company_id = ${ctx.companyId} and id = any(${sql.param([...keys])}::bigint[])`);
  return new Map(rows.map(({ key, name }) => [key, name]));
}

/** The tree of categories, flat. */
export async function selectCategories(ctx: Ctx): Promise<{ key: string; parentKey: string; name: string }[]> {
  const { rows } = await ctx.db.execute<{ key: string; parentKey: string; name: string }>(sql`
    select id::text as key, parent_id::text as "parentKey", name from categories where company_id = ${ctx.companyId}`);
  return rows;
}

export interface DeliveryRow {
  key: string;
  orderCount: number;
  onTimeCount: number;
  minutes: number;
}

/** How each supplier shipped in a span, the most orders first. */
export async function selectDelivery(ctx: Ctx, span: ReadSpan, hours: number): Promise<DeliveryRow[]> {
  const { rolled, rest } = partsOf(span);
  const parts = [];
  if (rolled)
    parts.push(sql`select supplier_id, order_count, on_time_count, minutes from delivery_days
      where company_id = ${ctx.companyId} and day between ${rolled.from}::date and ${rolled.to}::date`);
  if (rest)
    parts.push(sql`select supplier_id, order_count, on_time_count, minutes
      from (${deliveryFacts(ctx, { ...rest, hours })}) facts`);
  const { rows } = await ctx.db.execute<DeliveryRow & { minutes: string } & Record<string, unknown>>(sql`
    select supplier_id::text as key, sum(order_count)::int as "orderCount", sum(on_time_count)::int as "onTimeCount",
      sum(minutes)::bigint as minutes
    from (${sql.join(parts, sql` union all `)}) d group by 1 order by 2 desc, length(supplier_id::text), 1`);
  return rows.map((row) => ({ ...row, minutes: Number(row.minutes) }));
}
