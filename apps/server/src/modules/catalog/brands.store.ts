import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { brands } from '../../db/tables/goods.ts';
import { idList } from '../../db/any-of.ts';
import type { Ctx } from '../../ctx/ctx.ts';

interface BrandFilter {
  searchKey?: string;
  initial?: string;
  categoryId?: string;
  /** Those, in this order. */
  brandIds?: readonly string[];
  limit: number;
  offset: number;
}

/** A page of brands in display order, and the total. `%` and `_` in the search key have no special meaning. */
export async function selectBrands(ctx: Ctx, filter: BrandFilter) {
  const where = and(eq(brands.companyId, ctx.companyId), ...conditions(ctx, filter));
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({
        brandId: brands.id,
        brandName: brands.name,
        brandNameEn: brands.nameEn,
        logoUrl: brands.logoUrl,
        initial: brands.initial,
        sortNo: brands.sortNo,
      })
      .from(brands)
      .where(where)
      .orderBy(
        ...(filter.brandIds ? [sql`array_position(${idList(filter.brandIds)}, ${brands.id})`] : []),
        asc(brands.sortNo),
        asc(brands.id),
      )
      .limit(filter.limit)
      .offset(filter.offset),
    ctx.db.select({ total: count() }).from(brands).where(where),
  ]);
  return { brands: rows, total: counted?.total ?? 0 };
}

function conditions(ctx: Ctx, { searchKey, initial, categoryId, brandIds }: BrandFilter): (SQL | undefined)[] {
  const key = searchKey?.toLowerCase();
  return [
    key ? sql`(strpos(lower(${brands.name}), ${key}) > 0 or strpos(lower(${brands.nameEn}), ${key}) > 0)` : undefined,
    brandIds ? sql`${brands.id} = any(${idList(brandIds)})` : undefined,
    initial ? eq(brands.initial, initial.toUpperCase()) : undefined,
    categoryId
      ? sql`exists (select 1 from products p
          join categories c3 on c3.company_id = ${ctx.companyId} and c3.id = p.category_id
          left join categories c2 on c2.company_id = ${ctx.companyId} and c2.id = c3.parent_id
          where p.company_id = ${ctx.companyId} and p.brand_id = ${brands.id} and ${categoryId} in (c3.id, c2.id, c2.parent_id))`
      : undefined,
  ];
}
