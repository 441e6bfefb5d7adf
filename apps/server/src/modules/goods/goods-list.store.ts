import type { GoodsQueue, OwnGoodsQueue } from '@jicai/domain/shop-side/goods-queues.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { costNow } from '../pricing/index.ts';

/** More than these are not counted (docs/domain/api.md §5). */
export const maxCount = 10_000;
const maxOptions = 500;

export interface GoodsFilter {
  queue?: GoodsQueue | OwnGoodsQueue | undefined;
  categoryId?: string | undefined;
  brandId?: string | undefined;
  supplierId?: string | undefined;
  /** A whole item number, or a part of the name. */
  searchKey?: string | undefined;
}

export interface GoodsRow {
  itemId: string;
  productId: string;
  itemNo: string;
  itemName: string;
  itemSpec: string;
  imgUrl: string;
  unitName: string;
  isOnSale: boolean;
  retailFen: number | null;
  enterpriseFen: number | null;
  marketFen: number | null;
  categoryName: string;
  brandName: string;
  supplierName: string;
  availableQty: number | null;
  salesQty: number;
  updatedMs: number;
  costFen: number | null;
}

const conditions: Record<GoodsQueue | OwnGoodsQueue, SQL> = {
  onSale: sql`i.is_on_sale`,
  offSale: sql`not i.is_on_sale`,
  noStock: sql`i.is_on_sale and s.on_hand <= s.reserved`,
  lowStock: sql`i.is_on_sale and i.safety_qty > 0 and s.on_hand - s.reserved < i.safety_qty`,
  noPicture: sql`i.img_url = ''`,
  warned: sql`i.is_on_sale and s.on_hand - s.reserved < greatest(i.safety_qty, 1)`,
};

/** The rows of the list behind its filter, without their order. */
export function fromGoods(ctx: Ctx, { queue, categoryId, brandId, supplierId, searchKey }: GoodsFilter): SQL {
  const parts = [
    queue && conditions[queue],
    supplierId && sql`i.supplier_id = ${supplierId}`,
    brandId && sql`p.brand_id = ${brandId}`,
    categoryId && sql`p.category_id in (${below(ctx, categoryId)})`,
    searchKey && sql`(i.item_no = ${searchKey} or position(lower(${searchKey}) in lower(i.name)) > 0)`,
  ].filter((part): part is SQL => typeof part === 'object');
  return sql`
    from items i
    join products p on p.company_id = i.company_id and p.id = i.product_id
    left join stock_rows s on s.company_id = i.company_id and s.item_id = i.id
    where i.company_id = ${ctx.companyId}${parts.length > 0 ? sql` and ${sql.join(parts, sql` and `)}` : sql``}`;
}

/** A category with everything below it. */
const below = (ctx: Ctx, categoryId: string): SQL => sql`
  with recursive tree as (
    select id from categories where company_id = ${ctx.companyId} and id = ${categoryId}
    union all
    select c.id from categories c join tree on c.parent_id = tree.id where c.company_id = ${ctx.companyId})
  select id from tree`;

/** The newest first. */
export async function selectGoods(
  ctx: Ctx,
  filter: GoodsFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<GoodsRow[]> {
  const { rows } = await ctx.db.execute<GoodsRow & Record<string, unknown>>(sql`
    with page as materialized (
      select i.id ${fromGoods(ctx, filter)} order by i.id desc limit ${limit} offset ${offset})
    select i.id::text as "itemId", i.product_id::text as "productId", i.item_no as "itemNo", i.name as "itemName",
      i.spec as "itemSpec", i.img_url as "imgUrl", i.unit_name as "unitName", i.is_on_sale as "isOnSale",
      i.retail_fen::float8 as "retailFen", i.enterprise_fen::float8 as "enterpriseFen", i.market_fen::float8 as "marketFen",
      c.name as "categoryName", coalesce(b.name, '') as "brandName", u.name as "supplierName",
      s.on_hand - s.reserved as "availableQty", i.sales_qty as "salesQty",
      (extract(epoch from i.updated_at) * 1000)::float8 as "updatedMs", ${costNow(ctx)} as "costFen"
    from page join items i on i.company_id = ${ctx.companyId} and i.id = page.id
    join products p on p.company_id = i.company_id and p.id = i.product_id
    join categories c on c.company_id = i.company_id and c.id = p.category_id
    join suppliers u on u.company_id = i.company_id and u.id = i.supplier_id
    left join brands b on b.company_id = i.company_id and b.id = p.brand_id
    left join stock_rows s on s.company_id = i.company_id and s.item_id = i.id
    order by i.id desc`);
  return rows;
}

/** At most {@link maxCount} and one. */
export async function countGoods(ctx: Ctx, filter: GoodsFilter): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select 1 ${fromGoods(ctx, filter)} limit ${sql.raw(String(maxCount + 1))}) counted`);
  return rows[0]?.count ?? 0;
}

/** What goods may be filtered by, by name. */
export async function selectGoodsOptions(ctx: Ctx) {
  const named = async (rows: SQL) =>
    (
      await ctx.db.execute<{ id: string; name: string }>(sql`
      select id::text as id, name from ${rows} order by name, id limit ${maxOptions}`)
    ).rows;
  const [categories, brands, suppliers] = await Promise.all([
    named(sql`categories where company_id = ${ctx.companyId} and level = 1`),
    named(sql`brands where company_id = ${ctx.companyId}`),
    named(sql`suppliers where company_id = ${ctx.companyId}`),
  ]);
  return { categories, brands, suppliers };
}
