import { sql } from 'drizzle-orm';
import { idList } from '../../db/any-of.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { FoundCard } from './found-card.ts';
import { type Variants, variantsOf } from './variants.store.ts';

/**
 * What a page shows of these items; items that have left the search meanwhile are absent. With the variants of their products
 * where a card stands for all of them.
 */
export async function selectCards(ctx: Ctx, itemIds: readonly string[], { withVariants }: { withVariants: boolean }) {
  const ids = idList(itemIds);
  const products = sql`array(select product_id from items where company_id = ${ctx.companyId} and id = any(${ids}))`;
  const { rows } = await ctx.db.execute<{
    cards: FoundCard[] | null;
    variants: Variants | null;
    isPriceHidden: boolean | null;
  }>(sql`
    select (select json_agg(json_build_object('facts', card, 'retail', retail, 'stockState', stock_state)) from search_docs
        where company_id = ${ctx.companyId} and item_id = any(${ids})) as cards,
      ${withVariants ? variantsOf(ctx, products) : sql`null`} as variants,
      (select options -> 'isPriceForMembersOnly' = 'true' from shop_settings where company_id = ${ctx.companyId})
        as "isPriceHidden"`);
  const { cards, variants, isPriceHidden } = rows[0] ?? {};
  return { cards: cards ?? [], variants: variants ?? {}, isPriceHidden: isPriceHidden ?? false };
}
