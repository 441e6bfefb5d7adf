import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList, textList } from '../../db/any-of.ts';

/** What an item is about to cost, by its id or its number. */
export interface NextPrice {
  key: string;
  retailFen: number | null;
  enterpriseFen: number | null;
}

/**
 * Keeps what retail and enterprise price of these items were until now, where one is about to change (docs/domain/money.md §16);
 * numbers that nobody has are new goods and have no past. The caller holds the items and writes next.
 */
export async function keepPastPrices(ctx: Ctx, by: 'itemId' | 'itemNo', next: readonly NextPrice[]): Promise<void> {
  const keys = next.map(({ key }) => key);
  const fens = (list: readonly (number | null)[]) => sql`${sql.param([...list])}::bigint[]`;
  await ctx.db.execute(sql`
    insert into past_prices (company_id, item_id, until, retail_fen, enterprise_fen)
    select i.company_id, i.id, ${ctx.now.toISOString()}::timestamptz, i.retail_fen, i.enterprise_fen
    from unnest(${by === 'itemId' ? idList(keys) : textList(keys)}, ${fens(next.map(({ retailFen }) => retailFen))},
      ${fens(next.map(({ enterpriseFen }) => enterpriseFen))}) as n (key, retail_fen, enterprise_fen)
    join items i on i.company_id = ${ctx.companyId} and ${by === 'itemId' ? sql`i.id` : sql`i.item_no`} = n.key
    where (i.retail_fen, i.enterprise_fen) is distinct from (n.retail_fen, n.enterprise_fen)
    on conflict do nothing`);
}
