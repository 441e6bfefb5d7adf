import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { choosePrice, type PriceSource, type Tier } from '@jicai/domain/money/pricing.ts';
import { type Actor, priceContextOf } from '../../ctx/actor.ts';
import type { Caller, Ctx } from '../../ctx/ctx.ts';
import { type OfferRow, type Offers, selectOffers, toOffers } from './pricing.store.ts';

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
 * The caller's unit price of each item at the quantity of its line (docs/domain/money.md §7), by item id; an item that
 * this shop does not have is absent. One line per item.
 */
export async function resolvePrices(ctx: Ctx, lines: readonly PriceLine[]): Promise<Map<string, ResolvedPrice>> {
  return resolveFor(ctx, lines, { customerId: customerWithPrices(ctx.actor), canBeHidden: !ctx.actor });
}

/** As {@link resolvePrices} where the quantities are known only later: the caller's price of one of these items at a quantity. */
export async function readPrices(
  ctx: Ctx,
  itemIds: readonly string[],
): Promise<(itemId: string, qty: number) => ResolvedPrice | undefined> {
  return priceOf(ctx, itemIds, { customerId: customerWithPrices(ctx.actor), canBeHidden: !ctx.actor });
}

/** What visitors and members pay, whoever asks and whether or not the shop shows it: for the search documents. */
export async function resolveRetailPrices(ctx: Ctx, lines: readonly PriceLine[]): Promise<Map<string, ResolvedPrice>> {
  return resolveFor(ctx, lines, { customerId: null, canBeHidden: false });
}

interface PriceLine {
  itemId: string;
  qty: number;
}

/** The enterprise whose own prices the caller pays; null for visitors, members and the shop side. */
export function customerWithPrices(actor: Actor | null): string | null {
  const context = priceContextOf(actor);
  return context === 'retail' || context === '' ? null : context;
}

/** The caller as a member: what ProductToC answers is the retail price, whoever asks (docs/domain/catalog.md §4). */
export function asRetail<C extends Caller>(ctx: C): C {
  return ctx.actor ? { ...ctx, actor: { ...ctx.actor, customerType: customerTypes.member } } : ctx;
}

/** What a visitor sees of a price that the shop shows after sign-in only. */
export const hiddenPrice: ResolvedPrice = { priceFen: null, source: 'retail', marketPriceFen: null, tiers: [] };

interface Buyer {
  customerId: string | null;
  canBeHidden: boolean;
}

async function resolveFor(ctx: Ctx, lines: readonly PriceLine[], buyer: Buyer): Promise<Map<string, ResolvedPrice>> {
  const itemIds = lines.map((line) => line.itemId);
  const price = await priceOf(ctx, itemIds, buyer);
  return new Map(
    lines.flatMap(({ itemId, qty }) => {
      const found = price(itemId, qty);
      return found ? [[itemId, found]] : [];
    }),
  );
}

async function priceOf(ctx: Ctx, itemIds: readonly string[], { customerId, canBeHidden }: Buyer) {
  const offers = itemIds.length === 0 ? [] : await selectOffers(ctx, { itemIds, customerId });
  const offersOf = new Map(offers.map((offer) => [offer.itemId, offer]));
  return (itemId: string, qty: number) => {
    const found = offersOf.get(itemId);
    return found && choose(found, { qty, isEnterprise: customerId !== null, canBeHidden });
  };
}

/** As {@link resolvePrices} for one line whose offers another statement has read for this caller. */
export function resolveOffers({ actor }: Caller, row: OfferRow, qty: number): ResolvedPrice {
  const isEnterprise = customerWithPrices(actor) !== null;
  return choose(toOffers(row), { qty, isEnterprise, canBeHidden: !actor });
}

function choose(
  offers: Offers,
  { qty, isEnterprise, canBeHidden }: { qty: number; isEnterprise: boolean; canBeHidden: boolean },
): ResolvedPrice {
  if (canBeHidden && offers.isForMembersOnly) return hiddenPrice;
  const chosen = choosePrice(offers, { qty, isEnterprise, strategy: offers.strategy });
  // Spread last (ADR 24): this runs for every price that is shown.
  return { marketPriceFen: offers.marketFen, ...chosen };
}
