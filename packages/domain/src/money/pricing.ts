/** Price sources in the order of docs/domain/money.md §7: the first found wins. */
export const priceSources = ['contract', 'discount', 'tier', 'enterprise', 'retail'] as const;
export type PriceSource = (typeof priceSources)[number];

/** What the shop calls each source; what a buyer reads says price-source-texts.ts. */
export const priceSourceNames: Record<PriceSource, string> = {
  contract: '协议价',
  discount: '协议折扣',
  tier: '阶梯价',
  enterprise: '企业价',
  retail: '零售价',
};

export const mostPriceFen = 9_999_999_999;

/** From this line quantity on, one piece costs this much (fen, VAT included). */
export interface Tier {
  qtyFrom: number;
  priceFen: number;
}

/** Everything that may set the price of one item for one caller. */
export interface PriceOffers {
  contract: { priceFen: number; tiers: Tier[] } | null;
  /** Basis points off the enterprise price (the retail price where there is none). */
  discountBp: number | null;
  tiers: Tier[];
  enterpriseFen: number | null;
  retailFen: number | null;
}

export interface ChosenPrice {
  /** Null: this caller cannot buy the item. */
  priceFen: number | null;
  source: PriceSource;
  /** The tiers that belong to the source, rising; empty where quantity does not matter. */
  tiers: Tier[];
}

/** 'first': the order of sources decides, even where a later one is cheaper; 'min': the cheapest (tenant flag). */
export type PriceStrategy = 'first' | 'min';

/**
 * The unit price of an item in a line of `qty`. Contract, discount and enterprise price are for customer enterprises;
 * visitors and members pay the tier or retail price.
 */
export function choosePrice(
  offers: PriceOffers,
  buyer: { qty: number; isEnterprise: boolean; strategy?: PriceStrategy },
): ChosenPrice {
  const found = listOffers(offers, buyer);
  const [first] = found;
  if (!first) return { priceFen: null, source: buyer.isEnterprise ? 'enterprise' : 'retail', tiers: [] };
  const chosen =
    buyer.strategy === 'min' ? found.reduce((best, offer) => (offer.priceFen < best.priceFen ? offer : best)) : first;
  const { priceFen, source } = chosen;
  return { priceFen, source, tiers: tiersOf(offers, source) };
}

/** How a source fared: it won, stood behind the winner, was dearer, is for enterprises alone, wants more pieces, or is not there. */
export type PriceVerdict = 'won' | 'behind' | 'dearer' | 'enterprisesOnly' | 'tooFew' | 'absent';

/** Every source in its order with the price it would give, and why it won or did not (docs/domain/money.md §12). */
export function explainPrice(
  offers: PriceOffers,
  buyer: { qty: number; isEnterprise: boolean; strategy?: PriceStrategy },
): { source: PriceSource; priceFen: number | null; verdict: PriceVerdict }[] {
  const chosen = choosePrice(offers, buyer);
  const found = new Map(listOffers(offers, buyer).map(({ source, priceFen }) => [source, priceFen]));
  return priceSources.map((source) => {
    const priceFen = found.get(source) ?? null;
    if (priceFen === null) return { source, priceFen, verdict: whyAbsent(offers, source, buyer.isEnterprise) };
    if (source === chosen.source) return { source, priceFen, verdict: 'won' };
    return { source, priceFen, verdict: buyer.strategy === 'min' ? 'dearer' : 'behind' };
  });
}

function whyAbsent(offers: PriceOffers, source: PriceSource, isEnterprise: boolean): PriceVerdict {
  const { contract, discountBp, tiers, enterpriseFen } = offers;
  if (source === 'tier') return tiers.length > 0 ? 'tooFew' : 'absent';
  const isThere = { contract: contract !== null, discount: discountBp !== null, enterprise: enterpriseFen !== null };
  return source !== 'retail' && isThere[source] && !isEnterprise ? 'enterprisesOnly' : 'absent';
}

function listOffers(
  offers: PriceOffers,
  { qty, isEnterprise }: { qty: number; isEnterprise: boolean },
): { priceFen: number; source: PriceSource }[] {
  const { contract, discountBp, enterpriseFen, retailFen } = offers;
  const base = enterpriseFen ?? retailFen;
  const candidates: Record<PriceSource, number | null> = {
    contract: isEnterprise && contract ? (tierPriceOf(contract.tiers, qty) ?? contract.priceFen) : null,
    discount: isEnterprise && discountBp !== null && base !== null ? discounted(base, discountBp) : null,
    // A tier is a price below the base for more pieces: without a base price the item is not for sale here.
    tier: (isEnterprise ? base : retailFen) === null ? null : tierPriceOf(offers.tiers, qty),
    enterprise: isEnterprise ? enterpriseFen : null,
    retail: retailFen,
  };
  return priceSources.flatMap((source) => {
    const priceFen = candidates[source];
    return priceFen === null ? [] : [{ priceFen, source }];
  });
}

/** The price of the highest tier that `qty` reaches, or null below the first. */
export function tierPriceOf(tiers: readonly Tier[], qty: number): number | null {
  const reached = tiers.filter((tier) => tier.qtyFrom <= qty);
  if (reached.length === 0) return null;
  return reached.reduce((best, tier) => (tier.qtyFrom > best.qtyFrom ? tier : best)).priceFen;
}

/** `bp` basis points off, rounded half up to whole fen, never below 1 fen. */
export function discounted(baseFen: number, bp: number): number {
  return Math.max(1, Math.floor((baseFen * (10_000 - bp) + 5_000) / 10_000));
}

function tiersOf(offers: PriceOffers, source: PriceSource): Tier[] {
  if (source === 'discount') return [];
  const tiers = source === 'contract' ? (offers.contract?.tiers ?? []) : offers.tiers;
  return tiers.toSorted((a, b) => a.qtyFrom - b.qtyFrom);
}
