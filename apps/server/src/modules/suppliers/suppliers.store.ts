import { afterSaleStates, orderStates } from '@jicai/domain/orders/order-states.ts';
import { figureDays, quickShipHours } from '@jicai/domain/orders/supplier-figures.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { and, eq, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { idList, textList } from '../../db/any-of.ts';
import { suppliers } from '../../db/tables/goods.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** Ids of suppliers by name; names that the shop does not have yet become suppliers. */
export async function upsertSuppliers(ctx: Ctx, names: readonly string[]): Promise<{ id: string; name: string }[]> {
  const { rows } = await ctx.db.execute<{ id: string; name: string }>(sql`
    insert into suppliers (company_id, id, name, updated_at)
    select ${ctx.companyId}::bigint, n.id, n.name, ${ctx.now.toISOString()}::timestamptz
    from unnest(${idList(names.map(() => ctx.newId()))}, ${textList(names)}) as n (id, name)
    on conflict (company_id, name) do update set name = excluded.name
    returning id, name`);
  return rows;
}

/** What buyers see of a supplier, and how many items it has on sale. */
export async function selectSupplier(ctx: Ctx, supplierId: string) {
  const { companyId } = ctx;
  const [row] = await ctx.db
    .select({
      supplierId: suppliers.id,
      supplierName: suppliers.name,
      logoUrl: suppliers.logoUrl,
      intro: suppliers.intro,
      contactName: suppliers.contactName,
      telephone: suppliers.telephone,
      areaText: suppliers.areaText,
      address: suppliers.address,
      licenseUrls: suppliers.licenseUrls,
      isSelf: suppliers.isSelf,
      itemCount: sql<number>`(select count(*)::int from items i
        join products p on p.company_id = ${companyId} and p.id = i.product_id
        where i.company_id = ${companyId} and i.supplier_id = suppliers.id and i.is_on_sale and p.is_on_sale)`,
    })
    .from(suppliers)
    .where(and(eq(suppliers.companyId, companyId), eq(suppliers.id, supplierId)));
  return row;
}

/** What the shop's own orders of the last 90 days say of a supplier; paid orders only. */
export async function selectFigures(ctx: Ctx, supplierId: string) {
  const since = new Date(ctx.now.getTime() - figureDays * dayMs).toISOString();
  const { rows } = await ctx.db.execute<{
    orderCount: number;
    shippedCount: number;
    quickCount: number;
    shipHours: number | null;
    completedCount: number;
    afterSaleCount: number;
  }>(sql`
    select count(*)::int as "orderCount",
      count(*) filter (where shipped_at is not null)::int as "shippedCount",
      count(*) filter (where shipped_at <= paid_at + make_interval(hours => ${quickShipHours}::int))::int as "quickCount",
      (percentile_cont(0.5) within group (order by extract(epoch from shipped_at - paid_at) / 3600)
        filter (where shipped_at is not null))::float8 as "shipHours",
      count(*) filter (where state in (${codes(orderStates.completed, orderStates.closed)}))::int as "completedCount",
      count(*) filter (where state in (${codes(orderStates.completed, orderStates.closed)})
        and after_sale_state <> ${codes(afterSaleStates.none)})::int as "afterSaleCount"
    from orders
    where company_id = ${ctx.companyId} and supplier_id = ${supplierId} and paid_at is not null
      and created_at >= ${since}::timestamptz`);
  const [row] = rows;
  const { shipHours = null, ...counts } = row ?? {
    orderCount: 0,
    shippedCount: 0,
    quickCount: 0,
    completedCount: 0,
    afterSaleCount: 0,
  };
  return { ...counts, ...(shipHours !== null && { shipHours: Math.round(shipHours * 10) / 10 }) };
}
