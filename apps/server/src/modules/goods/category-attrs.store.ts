import type { CategoryAttr } from '@jicai/domain/goods/category-attrs.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { categories } from '../../db/tables/categories.ts';

export async function updateCategoryAttrs(ctx: Ctx, categoryId: string, attrs: CategoryAttr[]): Promise<void> {
  await ctx.db
    .update(categories)
    .set({ attrs, updatedAt: ctx.now })
    .where(and(eq(categories.companyId, ctx.companyId), eq(categories.id, categoryId)));
}

/** Those properties of categories that goods are filtered by. */
export async function selectFilterNames(ctx: Ctx): Promise<Set<string>> {
  const { rows } = await ctx.db.execute<{ name: string }>(sql`
    select a.name from attributes a where a.company_id = ${ctx.companyId} and a.is_filter and a.name in (
      select attr ->> 'name' from categories c cross join jsonb_array_elements(c.attrs) attr
      where c.company_id = ${ctx.companyId})`);
  return new Set(rows.map(({ name }) => name));
}

/** Says of these names whether goods are filtered by them; answers the ids of those that were otherwise. */
export async function updateFilterNames(
  ctx: Ctx,
  attrs: readonly { name: string; isFilter: boolean }[],
): Promise<string[]> {
  const rows = attrs.map(({ name, isFilter }) => ({ id: ctx.newId(), name, isFilter }));
  const { rows: written } = await ctx.db.execute<{ id: string; isNew: boolean }>(sql`
    insert into attributes as a (company_id, id, name, is_filter)
    select ${ctx.companyId}::bigint, n.id, n.name, n."isFilter"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id bigint, name text, "isFilter" boolean)
    on conflict (company_id, name) do update set is_filter = excluded.is_filter where a.is_filter <> excluded.is_filter
    returning a.id::text as id, a.xmax = 0 as "isNew"`);
  return written.filter(({ isNew }) => !isNew).map(({ id }) => id);
}

/** The next items that have a property, in the order of their ids. */
export async function selectItemsOfAttribute(
  ctx: Ctx,
  { attributeId, afterId, limit }: { attributeId: string; afterId: string; limit: number },
): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select distinct l.item_id::text as id, l.item_id from item_attributes l
    join attribute_values v on v.company_id = l.company_id and v.id = l.value_id
    where l.company_id = ${ctx.companyId} and v.attribute_id = ${attributeId} and l.item_id > ${afterId}
    order by l.item_id limit ${limit}`);
  return rows.map(({ id }) => id);
}
