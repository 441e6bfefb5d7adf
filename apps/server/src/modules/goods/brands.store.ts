import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { brands } from '../../db/tables/goods.ts';

export interface BrandRow {
  brandId: string;
  brandName: string;
  brandNameEn: string;
  initial: string;
  logoUrl: string;
  productCount: number;
  changedMs: number;
}

const ofBrand = (ctx: Ctx, brandId: string) => and(eq(brands.companyId, ctx.companyId), eq(brands.id, brandId));

interface BrandFilter {
  initial: string | undefined;
  searchKey: string | undefined;
  limit: number;
  offset: number;
}

/** Brands in display order with how many products each has, and how many brands there are. */
export async function selectBrandPage(
  ctx: Ctx,
  { initial, searchKey, limit, offset }: BrandFilter,
): Promise<{ rows: BrandRow[]; total: number }> {
  const key = searchKey?.toLowerCase();
  const from = sql`from brands b where b.company_id = ${ctx.companyId}
    ${initial ? sql`and b.initial = ${initial.toUpperCase()}` : sql``}
    ${key ? sql`and (strpos(lower(b.name), ${key}) > 0 or strpos(lower(b.name_en), ${key}) > 0)` : sql``}`;
  const [{ rows }, counted] = await Promise.all([
    ctx.db.execute<BrandRow & Record<string, unknown>>(sql`
      select b.id::text as "brandId", b.name as "brandName", b.name_en as "brandNameEn", b.initial, b.logo_url as "logoUrl",
        (select count(*)::int from products p where p.company_id = b.company_id and p.brand_id = b.id) as "productCount",
        ${changedMs} as "changedMs"
      ${from} order by b.sort_no, b.id limit ${limit} offset ${offset}`),
    ctx.db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

const changedMs = sql.raw('floor(extract(epoch from b.updated_at) * 1000)::float8');

/** Held for the rest of the transaction. */
export async function lockBrand(ctx: Ctx, brandId: string): Promise<BrandRow | undefined> {
  const { rows } = await ctx.db.execute<BrandRow & Record<string, unknown>>(sql`
    select b.id::text as "brandId", b.name as "brandName", b.name_en as "brandNameEn", b.initial, b.logo_url as "logoUrl",
      (select count(*)::int from products p where p.company_id = b.company_id and p.brand_id = b.id) as "productCount",
      ${changedMs} as "changedMs"
    from brands b where b.company_id = ${ctx.companyId} and b.id = ${brandId} for update of b`);
  return rows[0];
}

export async function isBrandNameTaken(ctx: Ctx, name: string, exceptId: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    select 1 from brands where company_id = ${ctx.companyId} and name = ${name} and id <> ${exceptId}`);
  return rows.length > 0;
}

type BrandValues = Pick<typeof brands.$inferInsert, 'name' | 'nameEn' | 'initial' | 'logoUrl'>;

/** A new one stands after those that goods files made. */
export async function insertBrand(ctx: Ctx, id: string, values: BrandValues): Promise<void> {
  await ctx.db.insert(brands).values({ ...values, companyId: ctx.companyId, id, sortNo: 1000, updatedAt: ctx.now });
}

export async function updateBrand(ctx: Ctx, brandId: string, values: BrandValues): Promise<void> {
  await ctx.db
    .update(brands)
    .set({ ...values, updatedAt: ctx.now })
    .where(ofBrand(ctx, brandId));
}

export async function deleteBrand(ctx: Ctx, brandId: string): Promise<void> {
  await ctx.db.delete(brands).where(ofBrand(ctx, brandId));
}
