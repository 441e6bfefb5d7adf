import { sql } from 'drizzle-orm';
import { idList, textList } from '../../db/any-of.ts';
import type { Ctx } from '../../http/context.ts';

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
