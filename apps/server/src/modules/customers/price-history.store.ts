import { sql } from 'drizzle-orm';
import type { Tier } from '@jicai/domain/money/pricing.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export interface HistoryRow {
  /** 'list': what enterprises without a contract pay. */
  kind: 'list' | 'contract';
  fromMs: number;
  toMs: number | null;
  priceFen: number;
  tiers: Tier[];
}

/** Rows of each kind, the newest, at most. */
const mostRows = 100;

/**
 * What an item has cost enterprises and a customer by contract, and will, the oldest first (docs/domain/money.md §16). What was
 * taken back before it began is left out. Undefined for a number that this shop does not have.
 */
export async function selectPriceHistory(
  ctx: Ctx,
  { customerId, itemNo }: { customerId: string; itemNo: string },
): Promise<{ itemName: string; rows: HistoryRow[] } | undefined> {
  const { rows } = await ctx.db.execute<{ itemName: string; rows: HistoryRow[] }>(sql`
    select i.name as "itemName", (
      with past as (
        select p.until, coalesce(p.enterprise_fen, p.retail_fen) as fen from past_prices p
          where p.company_id = i.company_id and p.item_id = i.id order by p.until desc limit ${mostRows}),
      list as (
        select lag(until, 1, i.created_at) over (order by until) as begins, until as ends, fen from past
        union all
        select coalesce((select max(until) from past), i.created_at), null, coalesce(i.enterprise_fen, i.retail_fen)),
      contract as (
        select c.id, c.valid_from, c.valid_to, c.price_fen, c.tiers from contract_prices c
          where c.company_id = i.company_id and c.item_id = i.id and c.customer_id = ${customerId}
            and (c.valid_to is null or c.valid_to > c.valid_from)
          order by c.valid_from desc, c.id desc limit ${mostRows}),
      told as (
        select 'list' as kind, begins, ends, fen, '[]'::jsonb as tiers, 0 as id from list where fen is not null
        union all select 'contract', valid_from, valid_to, price_fen, tiers, id from contract)
      select coalesce(json_agg(json_build_object('kind', kind, 'fromMs', (extract(epoch from begins) * 1000)::float8,
        'toMs', (extract(epoch from ends) * 1000)::float8, 'priceFen', fen, 'tiers', tiers) order by begins, id), '[]')
      from told) as rows
    from items i where i.company_id = ${ctx.companyId} and i.item_no = ${itemNo}`);
  return rows[0];
}
