import type { StockState } from '@jicai/domain/goods/quantity.ts';
import { sql } from 'drizzle-orm';
import { idList } from '../../db/any-of.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { CardFacts } from '../catalog/index.ts';
import type { ResolvedPrice } from '../pricing/index.ts';

/** What a page shows of these items, by item id; items that have left the search meanwhile are absent. */
export async function selectCards(ctx: Ctx, itemIds: readonly string[]) {
  const { rows } = await ctx.db.execute<{ cards: FoundCard[] | null; isPriceHidden: boolean | null }>(sql`
    select (select json_agg(json_build_object('facts', card, 'retail', retail, 'stockState', stock_state)) from search_docs
        where company_id = ${ctx.companyId} and item_id = any(${idList(itemIds)})) as cards,
      (select options -> 'isPriceForMembersOnly' = 'true' from shop_settings where company_id = ${ctx.companyId})
        as "isPriceHidden"`);
  return { cards: rows[0]?.cards ?? [], isPriceHidden: rows[0]?.isPriceHidden ?? false };
}

export interface FoundCard {
  facts: CardFacts;
  /** As resolvePrices finds it for visitors, at the least quantity. */
  retail: ResolvedPrice;
  stockState: StockState;
}
