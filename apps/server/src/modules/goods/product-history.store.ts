import type { GoodsAct, ItemFacts } from '@jicai/domain/goods/goods-acts.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';

export interface SavedRow {
  id: string;
  atMs: number;
  userName: string;
  path: string;
  before: unknown;
  after: unknown;
}

/** The newest saves of a product in the log; undefined for a product that is not of this shop. */
export async function selectSaves(ctx: Ctx, productId: string, limit: number): Promise<SavedRow[] | undefined> {
  const { rows } = await ctx.db.execute<{ saves: SavedRow[] }>(sql`
    select coalesce((select json_agg(s order by s."atMs" desc) from (
      select a.id::text as id, (extract(epoch from a.created_at) * 1000)::float8 as "atMs", a.actor_name as "userName",
        a.path, a.before, a.after
      from audit_records a where a.company_id = p.company_id and a.subject = 'product ' || p.product_no
      order by a.created_at desc limit ${limit}) s), '[]') as saves
    from products p where p.company_id = ${ctx.companyId} and p.id = ${productId}`);
  return rows[0]?.saves;
}

export interface ActedRow {
  runId: string;
  itemNo: string;
  atMs: number;
  userName: string;
  act: GoodsAct;
  before: ItemFacts;
  after: ItemFacts;
  isUndone: boolean;
}

/** The newest acts on items of a product. */
export async function selectActs(ctx: Ctx, productId: string, limit: number): Promise<ActedRow[]> {
  const { rows } = await ctx.db.execute<ActedRow & Record<string, unknown>>(sql`
    select r.id::text as "runId", i.item_no as "itemNo", (extract(epoch from r.created_at) * 1000)::float8 as "atMs",
      r.user_name as "userName", r.act, x.before, x.after, x.is_undone as "isUndone"
    from items i
    join goods_run_items x on x.company_id = i.company_id and x.item_id = i.id
    join goods_runs r on r.company_id = x.company_id and r.id = x.run_id
    where i.company_id = ${ctx.companyId} and i.product_id = ${productId}
    order by r.created_at desc, i.id limit ${limit}`);
  return rows;
}
