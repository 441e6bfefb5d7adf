import type { SkuCard } from '@jicai/contract/sku.ts';
import type { StockState } from '@jicai/domain/quantity.ts';
import type { Ctx } from '../../http/context.ts';
import { type ResolvedPrice, resolvePrices } from '../pricing/index.ts';
import { type CardFacts, selectCardFacts, selectConcernedIds } from './sku-cards.store.ts';
import { listSkuFacts } from './sku-facts.ts';

/** The cards of these items as the caller sees them, in the order of the ids; items of other shops are absent. */
export async function listSkuCards(ctx: Ctx, itemIds: readonly string[]): Promise<SkuCard[]> {
  if (itemIds.length === 0) return [];
  const [facts, live] = await Promise.all([selectCardFacts(ctx, itemIds), listSkuFacts(ctx, itemIds)]);
  const factsOf = new Map(facts.map((row) => [row.itemId, row]));
  const known = itemIds.flatMap((itemId) => {
    const card = factsOf.get(itemId);
    const now = live.get(itemId);
    return card && now ? [{ facts: card, stockState: now.stockState, itemState: now.itemState }] : [];
  });
  return dressCards(ctx, known);
}

export interface BareCard {
  facts: CardFacts;
  stockState: StockState;
  itemState: 0 | 1;
}

/** Adds what depends on the caller: his price and his favourites. */
export async function dressCards(ctx: Ctx, cards: readonly BareCard[]): Promise<SkuCard[]> {
  const itemIds = cards.map((card) => card.facts.itemId);
  const [prices, concerned] = await Promise.all([
    resolvePrices(
      ctx,
      cards.map((card) => ({ itemId: card.facts.itemId, qty: card.facts.minQty })),
    ),
    ctx.actor ? selectConcernedIds(ctx, ctx.actor.accountId, itemIds) : new Set<string>(),
  ]);
  return cards.map((card) => toSkuCard(card, prices.get(card.facts.itemId), concerned.has(card.facts.itemId)));
}

function toSkuCard(card: BareCard, price: ResolvedPrice | undefined, isConcern: boolean): SkuCard {
  return {
    ...card.facts,
    price: price?.priceFen ?? null,
    priceSource: price?.source ?? 'retail',
    hasTiers: (price?.tiers.length ?? 0) > 0,
    marketPrice: price?.marketPriceFen ?? null,
    stockState: card.stockState,
    itemState: card.itemState,
    isConcern,
  };
}
