import { choosePrice, type PriceSource, type Tier } from '@jicai/domain/pricing.ts';
import { type Ctx, priceContextOf } from '../../http/context.ts';
import { selectOffers } from './pricing.store.ts';

export interface ResolvedPrice {
  /** Null: not for sale to this caller, or shown after sign-in only. */
  priceFen: number | null;
  source: PriceSource;
  /** For display only (划线价). */
  marketPriceFen: number | null;
  /** Tiers of the source, rising. */
  tiers: Tier[];
}

/**
 * The caller's unit price of each item at the quantity of its line (domain.md 3.7), by item id; an item that this shop
 * does not have is absent. One line per item.
 */
export async function resolvePrices(
  ctx: Ctx,
  lines: readonly { itemId: string; qty: number }[],
): Promise<Map<string, ResolvedPrice>> {
  if (lines.length === 0) return new Map();
  const context = priceContextOf(ctx.actor);
  const isEnterprise = context !== 'retail' && context !== '';
  const offers = await selectOffers(ctx, {
    itemIds: lines.map((line) => line.itemId),
    customerId: isEnterprise ? context : null,
  });
  const qtyOf = new Map(lines.map((line) => [line.itemId, line.qty]));
  return new Map(
    offers.map((offer) => {
      const qty = qtyOf.get(offer.itemId) ?? 1;
      const chosen = choosePrice(offer, { qty, isEnterprise, strategy: offer.strategy });
      const isHidden = !ctx.actor && offer.isForMembersOnly;
      return [
        offer.itemId,
        isHidden
          ? { priceFen: null, source: chosen.source, marketPriceFen: null, tiers: [] }
          : { ...chosen, marketPriceFen: offer.marketFen },
      ];
    }),
  );
}
