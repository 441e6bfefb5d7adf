import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import type { StockState } from '@jicai/domain/goods/quantity.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { customerWithPrices, type ResolvedPrice, resolvePrices } from '../pricing/index.ts';
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
  return addCallerPrices(ctx, known);
}

export interface BareCard {
  facts: CardFacts;
  stockState: StockState;
  itemState: 0 | 1;
  /** If it is already known. */
  retail?: ResolvedPrice;
}

/**
 * Adds what depends on the caller: his price and his favourites. For a visitor, if all prices are known, this needs no
 * SQL.
 */
export async function addCallerPrices(ctx: Ctx, cards: readonly BareCard[]): Promise<SkuCard[]> {
  const itemIds = cards.map((card) => card.facts.itemId);
  const hasPrices = customerWithPrices(ctx.actor) === null && cards.every((card) => card.retail);
  const lines = cards.map((card) => ({ itemId: card.facts.itemId, qty: card.facts.minQty }));
  const [prices, concerned] = await Promise.all([
    hasPrices ? undefined : resolvePrices(ctx, lines),
    ctx.actor ? selectConcernedIds(ctx, ctx.actor.accountId, itemIds) : new Set<string>(),
  ]);
  return cards.map((card) => {
    const { itemId } = card.facts;
    return toSkuCard(card, prices ? prices.get(itemId) : card.retail, concerned.has(itemId));
  });
}

function toSkuCard(card: BareCard, price: ResolvedPrice | undefined, isConcern: boolean): SkuCard {
  // Not by spread (ADR 24): this runs for every card of every list.
  return Object.assign({}, card.facts, {
    price: price?.priceFen ?? null,
    priceSource: price?.source ?? 'retail',
    hasTiers: (price?.tiers.length ?? 0) > 0,
    marketPrice: price?.marketPriceFen ?? null,
    stockState: card.stockState,
    itemState: card.itemState,
    isConcern,
  });
}
