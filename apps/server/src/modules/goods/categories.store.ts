import type { CategoryAttr } from '@jicai/domain/goods/category-attrs.ts';
import { and, eq, sql } from 'drizzle-orm';
import { anyId, idList, intList } from '../../db/any-of.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { categories } from '../../db/tables/categories.ts';

export interface CategoryRow {
  categoryId: string;
  parentId: string;
  level: number;
  name: string;
  taxName: string;
  taxCode: string;
  /** Its own margin line in basis points; null takes that of the level above. */
  marginLineBp: number | null;
  /** Properties of its own that its goods are to tell. */
  attrs: CategoryAttr[];
  productCount: number;
}

export type CategoryValues = Pick<CategoryRow, 'parentId' | 'name' | 'taxName' | 'taxCode' | 'marginLineBp'>;

/** All categories, siblings in display order; with `isLocked` held for the rest of the transaction. */
export async function selectTree(ctx: Ctx, { isLocked = false }: { isLocked?: boolean } = {}): Promise<CategoryRow[]> {
  if (isLocked)
    await ctx.db.execute(sql`select 1 from categories where company_id = ${ctx.companyId} order by id for update`);
  const { rows } = await ctx.db.execute<CategoryRow & Record<string, unknown>>(sql`
    select c.id::text as "categoryId", c.parent_id::text as "parentId", c.level, c.name, c.tax_name as "taxName",
      c.tax_code as "taxCode", c.margin_line_bp as "marginLineBp", c.attrs,
      (select count(*)::int from products p where p.company_id = c.company_id and p.category_id = c.id) as "productCount"
    from categories c where c.company_id = ${ctx.companyId} order by c.level, c.sort_no, c.id`);
  return rows;
}

export async function insertCategory(
  ctx: Ctx,
  row: CategoryValues & { id: string; level: number; sortNo: number },
): Promise<void> {
  await ctx.db.insert(categories).values({ ...row, companyId: ctx.companyId, updatedAt: ctx.now });
}

export async function updateCategory(ctx: Ctx, categoryId: string, values: CategoryValues): Promise<void> {
  await ctx.db
    .update(categories)
    .set({ ...values, updatedAt: ctx.now })
    .where(and(eq(categories.companyId, ctx.companyId), eq(categories.id, categoryId)));
}

export async function updateParents(ctx: Ctx, categoryIds: readonly string[], parentId: string): Promise<void> {
  await ctx.db
    .update(categories)
    .set({ parentId, updatedAt: ctx.now })
    .where(and(eq(categories.companyId, ctx.companyId), anyId(categories.id, categoryIds)));
}

/** Levels of a branch that was moved, or places of siblings. */
export async function updateNumbers(
  ctx: Ctx,
  column: 'level' | 'sort_no',
  rows: readonly { categoryId: string; value: number }[],
): Promise<void> {
  await ctx.db.execute(sql`
    update categories c set ${sql.raw(column)} = n.value, updated_at = ${ctx.now.toISOString()}::timestamptz
    from unnest(${idList(rows.map(({ categoryId }) => categoryId))}, ${intList(rows.map(({ value }) => value))})
      as n (id, value)
    where c.company_id = ${ctx.companyId} and c.id = n.id`);
}

export async function deleteCategory(ctx: Ctx, categoryId: string): Promise<void> {
  await ctx.db.delete(categories).where(and(eq(categories.companyId, ctx.companyId), eq(categories.id, categoryId)));
}

/** The next items of these categories in the order of their ids. */
export async function selectItemsBelow(
  ctx: Ctx,
  { categoryIds, afterId, limit }: { categoryIds: readonly string[]; afterId: string; limit: number },
): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select i.id::text as id from items i
    join products p on p.company_id = i.company_id and p.id = i.product_id
    where i.company_id = ${ctx.companyId} and i.id > ${afterId} and p.category_id = any(${idList(categoryIds)})
    order by i.id limit ${limit}`);
  return rows.map(({ id }) => id);
}
