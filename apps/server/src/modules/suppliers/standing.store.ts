import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';

const mostCategories = 8;

interface Standing {
  paperCount: number;
  customerCount: number;
  firstAt: string | null;
  categories: { categoryId: string; categoryName: string }[] | null;
}

/** What the shop knows of a supplier beside its orders of late: papers, customers, since when, and what it sells (docs/domain/suppliers.md §8). */
export async function selectStanding(ctx: Ctx, supplierId: string) {
  const { companyId } = ctx;
  const { rows } = await ctx.db.execute<Standing & Record<string, unknown>>(sql`
    select
      (select count(*)::int from supplier_papers p where p.company_id = ${companyId} and p.supplier_id = ${supplierId}
        and (p.valid_to = '' or p.valid_to >= ${shanghaiDay(ctx.now)})) as "paperCount",
      (select count(distinct o.customer_id)::int from orders o
        join customers c on c.company_id = o.company_id and c.id = o.customer_id
        where o.company_id = ${companyId} and o.supplier_id = ${supplierId} and o.awaiting_shipment_at is not null
          and c.customer_type = ${customerTypes.enterprise}) as "customerCount",
      (select min(o.created_at)::text from orders o where o.company_id = ${companyId} and o.supplier_id = ${supplierId}
        and o.awaiting_shipment_at is not null) as "firstAt",
      (select json_agg(json_build_object('categoryId', k.id::text, 'categoryName', k.name) order by k.goods desc, k.id) from (
        select top.id, top.name, count(*) as goods from items i
        join products p on p.company_id = i.company_id and p.id = i.product_id and p.is_on_sale
        join categories c3 on c3.company_id = p.company_id and c3.id = p.category_id
        left join categories c2 on c2.company_id = c3.company_id and c2.id = c3.parent_id
        join categories top on top.company_id = c3.company_id
          and top.id = coalesce(nullif(c2.parent_id, 0), nullif(c3.parent_id, 0), c3.id)
        where i.company_id = ${companyId} and i.supplier_id = ${supplierId} and i.is_on_sale
        group by top.id, top.name order by count(*) desc, top.id limit ${mostCategories}) k) as categories`);
  const { firstAt, categories, ...counts } = rows[0] ?? {
    paperCount: 0,
    customerCount: 0,
    firstAt: null,
    categories: null,
  };
  return {
    ...counts,
    categories: categories ?? [],
    ...(firstAt !== null && { sinceDay: shanghaiDay(new Date(firstAt)) }),
  };
}
