import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList } from '../../db/any-of.ts';

const mostFound = 30;
const tables = { brand: sql`brands`, supplier: sql`suppliers` };

/** Brands or suppliers with this part in their name, those that begin with it first; or those of these ids. */
export async function selectNames(
  ctx: Ctx,
  { kind, searchKey, ids }: { kind: keyof typeof tables; searchKey: string; ids: readonly string[] },
): Promise<{ id: string; name: string }[]> {
  const found = ids.length > 0 ? sql`id = any(${idList(ids)})` : sql`position(lower(${searchKey}) in lower(name)) > 0`;
  const { rows } = await ctx.db.execute<{ id: string; name: string }>(sql`
    select id::text as id, name from ${tables[kind]} where company_id = ${ctx.companyId} and ${found}
    order by position(lower(${searchKey}) in lower(name)), name, id limit ${mostFound}`);
  return rows;
}
