import { sql } from 'drizzle-orm';
import { idList, intList, textList } from '../../db/any-of.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** Goods files name categories, brands, suppliers and attributes; these statements make what is missing and tell all ids. */
type NamedId = { id: string; name: string };

const newIds = (ctx: Ctx, rows: readonly unknown[]) => idList(rows.map(() => ctx.newId()));
const nowOf = (ctx: Ctx) => ctx.now.toISOString();

/** Children of several parents at once; all of one level. New ones come after their sisters, in the order given. */
export async function upsertCategories(
  ctx: Ctx,
  level: number,
  rows: readonly { parentId: string; name: string }[],
): Promise<(NamedId & { parentId: string })[]> {
  const found = await ctx.db.execute<{ id: string; name: string; parent_id: string }>(sql`
    insert into categories (company_id, id, parent_id, level, name, sort_no, updated_at)
    select ${ctx.companyId}::bigint, n.id, n.parent_id, ${level}::int, n.name, n.at + 1 + greatest(999, (
        select max(c.sort_no) from categories c where c.company_id = ${ctx.companyId} and c.parent_id = n.parent_id)),
      ${nowOf(ctx)}::timestamptz
    from unnest(${newIds(ctx, rows)}, ${idList(rows.map((row) => row.parentId))}, ${textList(rows.map((row) => row.name))},
      ${intList(rows.map((_, at) => at))}) as n (id, parent_id, name, at)
    on conflict (company_id, parent_id, name) do update set name = excluded.name
    returning id, name, parent_id`);
  return found.rows.map((row) => ({ id: row.id, name: row.name, parentId: row.parent_id }));
}

export async function upsertBrands(ctx: Ctx, rows: readonly { name: string; initial: string }[]): Promise<NamedId[]> {
  const found = await ctx.db.execute<{ id: string; name: string }>(sql`
    insert into brands (company_id, id, name, initial, sort_no, updated_at)
    select ${ctx.companyId}::bigint, n.id, n.name, n.initial, 1000, ${nowOf(ctx)}::timestamptz
    from unnest(${newIds(ctx, rows)}, ${textList(rows.map((row) => row.name))}, ${textList(rows.map((row) => row.initial))})
      as n (id, name, initial)
    on conflict (company_id, name) do update set name = excluded.name
    returning id, name`);
  return found.rows;
}

export async function upsertAttributes(
  ctx: Ctx,
  rows: readonly { name: string; isFilter: boolean }[],
): Promise<NamedId[]> {
  const found = await ctx.db.execute<{ id: string; name: string }>(sql`
    insert into attributes (company_id, id, name, is_filter)
    select ${ctx.companyId}::bigint, n.id, n.name, n.is_filter
    from unnest(${newIds(ctx, rows)}, ${textList(rows.map((row) => row.name))},
      ${sql.param(rows.map((row) => row.isFilter))}::boolean[]) as n (id, name, is_filter)
    on conflict (company_id, name) do update set name = excluded.name
    returning id, name`);
  return found.rows;
}

export async function upsertAttributeValues(
  ctx: Ctx,
  rows: readonly { attributeId: string; value: string }[],
): Promise<{ id: string; attributeId: string; value: string }[]> {
  const found = await ctx.db.execute<{ id: string; attribute_id: string; value: string }>(sql`
    insert into attribute_values (company_id, id, attribute_id, value)
    select ${ctx.companyId}::bigint, n.id, n.attribute_id, n.value
    from unnest(${newIds(ctx, rows)}, ${idList(rows.map((row) => row.attributeId))}, ${textList(rows.map((row) => row.value))})
      as n (id, attribute_id, value)
    on conflict (company_id, attribute_id, value) do update set value = excluded.value
    returning id, attribute_id, value`);
  return found.rows.map((row) => ({ id: row.id, attributeId: row.attribute_id, value: row.value }));
}

/** Paths of the categories that have nothing below them. */
export async function selectLeafPaths({ db, companyId }: Pick<Ctx, 'db' | 'companyId'>): Promise<Set<string>> {
  const { rows } = await db.execute<{ path: string }>(sql`
    select concat_ws('/', c1.name, c2.name, c.name) as path from categories c
    left join categories c2 on c2.company_id = c.company_id and c2.id = c.parent_id
    left join categories c1 on c1.company_id = c2.company_id and c1.id = c2.parent_id
    where c.company_id = ${companyId}
      and not exists (select 1 from categories d where d.company_id = c.company_id and d.parent_id = c.id)`);
  return new Set(rows.map(({ path }) => path));
}

/** Categories by their path, 办公文具/书写工具, and these suppliers by name, as far as they are there. */
export async function selectKnownNames(
  ctx: Ctx,
  supplierNames: readonly string[],
): Promise<{ categories: Map<string, string>; suppliers: Map<string, string> }> {
  const [categories, suppliers] = await Promise.all([
    ctx.db.execute<NamedId>(sql`
      select c.id::text as id, concat_ws('/', c1.name, c2.name, c.name) as name from categories c
      left join categories c2 on c2.company_id = c.company_id and c2.id = c.parent_id
      left join categories c1 on c1.company_id = c2.company_id and c1.id = c2.parent_id
      where c.company_id = ${ctx.companyId}`),
    ctx.db.execute<NamedId>(sql`
      select id::text as id, name from suppliers
      where company_id = ${ctx.companyId} and name = any(${textList(supplierNames)})`),
  ]);
  const byName = (rows: readonly NamedId[]) => new Map(rows.map(({ id, name }) => [name, id]));
  return { categories: byName(categories.rows), suppliers: byName(suppliers.rows) };
}
