import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { dayOf, salesFacts, within } from './sales-facts.store.ts';

const sums = sql`sum(sold_fen)::bigint, sum(refund_fen)::bigint, sum(costed_fen)::bigint, sum(cost_fen)::bigint`;
const sumColumns = sql`sold_fen, refund_fen, costed_fen, cost_fen`;

/** The last day that is rolled up; '' before the first. */
export async function selectMark(ctx: Ctx): Promise<string> {
  const { rows } = await ctx.db.execute<{ until: string }>(
    sql`select until::text from sales_day_marks where company_id = ${ctx.companyId}`,
  );
  return rows[0]?.until ?? '';
}

/** The mark, held; '' where no order was ever sold, undefined while another node rolls up. */
export async function holdMark(ctx: Ctx): Promise<string | undefined> {
  await ctx.db.execute(sql`
    insert into sales_day_marks (company_id, until, updated_at)
    select ${ctx.companyId}::bigint, ${dayOf(sql`min(o.awaiting_shipment_at)`)} - 1, ${ctx.now.toISOString()}::timestamptz
    from orders o where o.company_id = ${ctx.companyId} having min(o.awaiting_shipment_at) is not null
    on conflict do nothing`);
  const { rows } = await ctx.db.execute<{ until: string }>(sql`
    select until::text from sales_day_marks where company_id = ${ctx.companyId} for update skip locked`);
  return rows[0]?.until;
}

export async function moveMark(ctx: Ctx, until: string): Promise<void> {
  await ctx.db.execute(sql`
    update sales_day_marks set until = ${until}::date, updated_at = ${ctx.now.toISOString()}::timestamptz
    where company_id = ${ctx.companyId}`);
}

/** Forgets what was rolled up: it is done anew. */
export async function dropSalesDays(ctx: Ctx): Promise<void> {
  for (const table of [
    'sales_days',
    'sales_item_days',
    'sales_supplier_days',
    'sales_customer_days',
    'delivery_days',
    'sales_day_marks',
  ])
    await ctx.db.execute(sql`delete from ${sql.identifier(table)} where company_id = ${ctx.companyId}`);
}

/** Writes the sums of some days that have none yet. */
export async function insertSalesDays(ctx: Ctx, days: { from: string; to: string }): Promise<void> {
  const facts = salesFacts(ctx, { from: sql`${days.from}`, to: sql`${days.to}` });
  await ctx.db.execute(sql`
    with facts as materialized (${facts}),
    by_kind as (
      insert into sales_days (company_id, day, category_id, brand_id, ${sumColumns}, line_count, qty)
      select ${ctx.companyId}::bigint, day, category_id, brand_id, ${sums}, sum(line_count), sum(qty)
      from facts group by day, category_id, brand_id),
    by_item as (
      insert into sales_item_days (company_id, day, item_id, ${sumColumns}, line_count, qty)
      select ${ctx.companyId}::bigint, day, item_id, ${sums}, sum(line_count), sum(qty) from facts group by day, item_id),
    by_supplier as (
      insert into sales_supplier_days (company_id, day, supplier_id, ${sumColumns}, order_count)
      select ${ctx.companyId}::bigint, day, supplier_id, ${sums}, count(distinct order_id) filter (where line_count > 0)
      from facts group by day, supplier_id)
    insert into sales_customer_days (company_id, day, customer_id, ${sumColumns}, order_count)
    select ${ctx.companyId}::bigint, day, customer_id, ${sums}, count(distinct order_id) filter (where line_count > 0)
    from facts group by day, customer_id`);
}

/** Writes how orders were shipped on some days that have no row yet; `hours` is the time limit for it. */
export async function insertDeliveryDays(
  ctx: Ctx,
  { from, to, hours }: { from: string; to: string; hours: number },
): Promise<void> {
  await ctx.db.execute(sql`
    insert into delivery_days (company_id, day, supplier_id, order_count, on_time_count, minutes)
    select ${ctx.companyId}::bigint, d.day, d.supplier_id, d.order_count, d.on_time_count, d.minutes
    from (${deliveryFacts(ctx, { from, to, hours })}) d`);
}

/** Orders whose first parcel left on some days, by day and supplier. */
export const deliveryFacts = (
  { companyId }: Pick<Ctx, 'companyId'>,
  { from, to, hours }: { from: string; to: string; hours: number },
) => sql`
  select ${dayOf(sql`o.shipped_at`)} as day, o.supplier_id, count(*)::int as order_count,
    (count(*) filter (where o.shipped_at <= o.awaiting_shipment_at + ${hours}::int * interval '1 hour'))::int as on_time_count,
    coalesce(sum(extract(epoch from o.shipped_at - o.awaiting_shipment_at) / 60), 0)::bigint as minutes
  from orders o
  where o.company_id = ${companyId} and ${within(sql`o.shipped_at`, { from: sql`${from}`, to: sql`${to}` })}
  group by 1, 2`;
