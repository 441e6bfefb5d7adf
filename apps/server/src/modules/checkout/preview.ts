import { lineGoodsFen } from '@jicai/domain/money/line-goods.ts';
import { allocateFen, linePayFen, maxTradeFen } from '@jicai/domain/money/money.ts';
import type { PriceSource } from '@jicai/domain/money/pricing.ts';
import { promotedSum } from '@jicai/domain/money/promotions.ts';
import { checkQuantity, itemStates } from '@jicai/domain/goods/quantity.ts';
import type { PayMode } from '@jicai/domain/orders/order-states.ts';
import type { TradeOptions } from '@jicai/domain/orders/trade-options.ts';
import { createHash } from 'node:crypto';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import type { AddressSnapshot } from '../accounts/index.ts';
import { listSkuFacts, type SkuFact } from '../catalog/index.ts';
import { getTradeOptions } from '../orders/index.ts';
import {
  listCategoryChains,
  listRunningPromotions,
  type ResolvedPrice,
  resolvePrices,
  type RunningPromotion,
} from '../pricing/index.ts';
import { readServedCounties } from '../reference/index.ts';
import { deliveryOf, type SupplierDelivery } from './delivery.ts';

export interface BasketLine {
  itemId: string;
  qty: number;
}

export interface PreviewLine {
  fact: SkuFact;
  qty: number;
  priceFen: number;
  /** '' where the caller has no price. */
  priceSource: PriceSource | '';
  goodsFen: number;
  discountFen: number;
  freightFen: number;
  payFen: number;
  /** Why this line cannot be bought now. */
  refusal: Refusal | undefined;
}

/** A promotion with what its goods lack; 0: granted. */
export interface HintedPromotion extends RunningPromotion {
  shortFen: number;
}

export interface Fees {
  goodsFen: number;
  discountFen: number;
  freightFen: number;
  payFen: number;
}

export interface PreviewGroup extends Fees, Grouped<PreviewLine> {
  delivery: SupplierDelivery;
}

/** What a submit would buy now, by supplier in the order of the basket. Freight is charged per supplier's order. */
export interface Preview extends Fees {
  groups: PreviewGroup[];
  totalQty: number;
  address: AddressSnapshot | undefined;
  /** By which a trade of this preview is held and paid. */
  options: TradeOptions;
  /**
   * Tells whether anything the buyer saw has changed: goods, quantities, prices, freight or address
   * (docs/domain/money.md §7).
   */
  previewKey: string;
  /** Those that are granted, or would be for more goods. */
  promotions: HintedPromotion[];
  /** The sum is more than the payment channels take. */
  isTooMuch: boolean;
}

/**
 * Prices and checks a basket for the caller; ids that are no goods of this shop are offSale. `findAddress` is asked beside
 * the goods: a settlement waits for the database as seldom as it can (ADR 90).
 */
export async function makePreview(
  ctx: SignedInCtx,
  { lines, findAddress }: { lines: readonly BasketLine[]; findAddress: () => Promise<AddressSnapshot | undefined> },
): Promise<Preview> {
  const basket = mergeLines(lines);
  const itemIds = basket.map((line) => line.itemId);
  const [address, facts, prices, options, isServedIn, running] = await Promise.all([
    findAddress(),
    listSkuFacts(ctx, itemIds),
    resolvePrices(ctx, basket),
    getTradeOptions(ctx),
    readServedCounties(ctx),
    listRunningPromotions(ctx),
  ]);
  const isDeliverable = !address || isServedIn(address.areaCode);
  const priced = basket.map(({ itemId, qty }) => {
    const fact = facts.get(itemId);
    if (!fact) throw refuse.offSale();
    return priceLine({ fact, qty, price: prices.get(itemId), isDeliverable });
  });
  const promoted = await withPromotions(ctx, priced, running);
  const groups = groupBySupplier(promoted.lines).map((group) =>
    withFreight(group, options, { areaCode: address?.areaCode ?? '', now: ctx.now }),
  );
  const fees = sumFees(groups);
  return {
    groups,
    ...fees,
    totalQty: basket.reduce((sum, line) => sum + line.qty, 0),
    address,
    options,
    previewKey: keyOf(groups, address),
    isTooMuch: fees.payFen > maxTradeFen,
    promotions: promoted.promotions,
  };
}

/** What the rules of approval judge an order by. */
export const judgedOrder = ({ payFen, groups }: Preview, payMode: PayMode) => ({
  payMode,
  payFen,
  categoryIds: [...new Set(groups.flatMap((group) => group.lines.map((line) => line.fact.categoryId)))],
});

/** What promotions take off each line (docs/domain/money.md §13). */
async function withPromotions(
  ctx: SignedInCtx,
  lines: PreviewLine[],
  running: readonly RunningPromotion[],
): Promise<{ lines: PreviewLine[]; promotions: HintedPromotion[] }> {
  if (running.length === 0) return { lines, promotions: [] };
  const chains = await listCategoryChains(
    ctx,
    lines.map(({ fact }) => fact.categoryId),
  );
  const { discounts, hints } = promotedSum(
    running,
    lines.map(({ fact, goodsFen, priceSource, refusal }) => ({
      goodsFen,
      priceSource,
      isForSale: refusal === undefined,
      categoryIds: chains.get(fact.categoryId) ?? [],
      brandId: fact.brandId,
      supplierId: fact.supplierId,
    })),
  );
  return {
    lines: lines.map((line, at) => ({ ...line, discountFen: discounts[at] ?? 0 })),
    promotions: hints.flatMap(({ promotionId, shortFen }) => {
      const promotion = running.find((one) => one.promotionId === promotionId);
      return promotion ? [{ ...promotion, shortFen }] : [];
    }),
  };
}

/** The same item named twice is one line with the sum. */
export function mergeLines(lines: readonly BasketLine[]): BasketLine[] {
  const merged = new Map<string, BasketLine>();
  for (const { itemId, qty } of lines) merged.set(itemId, { itemId, qty: qty + (merged.get(itemId)?.qty ?? 0) });
  return [...merged.values()];
}

function priceLine(line: {
  fact: SkuFact;
  qty: number;
  price: ResolvedPrice | undefined;
  isDeliverable: boolean;
}): PreviewLine {
  const { fact, qty, price } = line;
  const priceFen = price?.priceFen ?? null;
  const isForSale = fact.itemState === itemStates.onSale && priceFen !== null;
  const fault = checkQuantity(fact, { qty, isForSale, availQty: fact.availQty });
  const goodsFen = lineGoodsFen(priceFen ?? 0, qty);
  return {
    fact,
    qty,
    priceFen: priceFen ?? 0,
    priceSource: price?.source ?? '',
    goodsFen,
    discountFen: 0,
    freightFen: 0,
    payFen: goodsFen,
    refusal: fault
      ? new Refusal(fault.code, { values: fault.values })
      : line.isDeliverable
        ? undefined
        : refuse.notDelivered(),
  };
}

interface Grouped<L> {
  supplierId: string;
  supplierName: string;
  isSelf: boolean;
  lines: L[];
}

/** In the order of the lines. */
export function groupBySupplier<L extends { fact: SkuFact }>(lines: readonly L[]): Grouped<L>[] {
  const groups = new Map<string, Grouped<L>>();
  for (const line of lines) {
    const { supplierId, supplierName, isSelf } = line.fact;
    const group: Grouped<L> = groups.get(supplierId) ?? { supplierId, supplierName, isSelf, lines: [] };
    group.lines.push(line);
    groups.set(supplierId, group);
  }
  return [...groups.values()];
}

/** Freight by the rule of the shop or the supplier on what the order's goods cost, spread over its lines (docs/domain/money.md §3). */
function withFreight(
  group: Grouped<PreviewLine>,
  options: TradeOptions,
  to: { areaCode: string; now: Date },
): PreviewGroup {
  const { lines } = group;
  const delivery = deliveryOf(options, group, to);
  const shares = allocateFen(
    delivery.freightFen,
    lines.map((line) => line.goodsFen),
    lines.map((line) => line.qty),
  );
  const charged = lines.map((line, at) => {
    const fees = { ...line, freightFen: shares[at] ?? 0 };
    return { ...fees, payFen: linePayFen(fees) };
  });
  return { ...group, lines: charged, delivery, ...sumFees(charged) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function sumFees(parts: readonly Fees[]): Fees {
  return {
    goodsFen: sum(parts.map((part) => part.goodsFen)),
    discountFen: sum(parts.map((part) => part.discountFen)),
    freightFen: sum(parts.map((part) => part.freightFen)),
    payFen: sum(parts.map((part) => part.payFen)),
  };
}

function keyOf(groups: readonly PreviewGroup[], address: AddressSnapshot | undefined): string {
  const items = groups
    .flatMap((group) => group.lines.map((line) => [line.fact.itemId, line.qty, line.priceFen, line.discountFen]))
    .sort(([a], [b]) => String(a).localeCompare(String(b)));
  const freight = groups
    .map((group) => [group.supplierId, group.freightFen])
    .sort(([a], [b]) => String(a).localeCompare(String(b)));
  return createHash('sha256').update(JSON.stringify({ items, freight, address })).digest('base64url');
}
