import { priceNames } from '../goods/goods-acts.ts';
import type { Tier } from './pricing.ts';
import { moneyText } from './yuan.ts';

/** Prices that may be planned for a time to come (docs/domain/money.md §14). */
export const plannedPrices = ['retailFen', 'enterpriseFen'] as const;
export type PlannedPriceName = (typeof plannedPrices)[number];
export const plannedPriceText = (price: PlannedPriceName): string => priceNames[price];

export const planStateTexts = {
  planned: '待开始',
  /** It holds, and the price before returns at its end. */
  held: '生效中',
  /** It began and has no end. */
  done: '已生效',
  ended: '已结束',
  /** Somebody changed the price while it held: that stays. */
  overtaken: '已结束，价格另有修改',
  /** It was under the margin line by the time it began, and a second person was asked. */
  asked: '已转复核',
  dropped: '已取消',
} as const;
export type PlanState = keyof typeof planStateTexts;
export const planStates = Object.keys(planStateTexts) as [PlanState, ...PlanState[]];

/** To come, or to end by itself. */
export const standingStates: readonly PlanState[] = ['planned', 'held'];
export const isStanding = (state: PlanState): boolean => standingStates.includes(state);

/** From when, and until when: without an end a price begins and simply stays. */
export interface PlanSpan {
  startsAt: Date;
  endsAt: Date | null;
}

/**
 * Whether two plans of one price are for the same time. One without an end takes only the moment of its beginning, so another
 * may follow it; one with an end takes all of it, for the price before must return to what it was.
 */
export function isClash(one: PlanSpan, other: PlanSpan): boolean {
  const [first, second] = one.startsAt <= other.startsAt ? [one, other] : [other, one];
  return first.startsAt.getTime() === second.startsAt.getTime() || (first.endsAt ?? first.startsAt) > second.startsAt;
}

type Prices = Record<PlannedPriceName, number | null> & { isOnSale: boolean; tiers: Tier[] };

/** What a plan sets: a price, and with an enterprise price maybe its prices by quantity; undefined or null leaves those as they are. */
export interface PlannedPrice {
  price: PlannedPriceName;
  fen: number | null;
  tiers?: Tier[] | null | undefined;
}

/** An item with a planned price set; one that is left without any is off sale. */
export function withPrice<P extends Prices>(item: P, { price, fen, tiers }: PlannedPrice): P {
  const after = { ...item, [price]: fen, tiers: tiers ?? item.tiers };
  return { ...after, isOnSale: item.isOnSale && (after.retailFen !== null || after.enterpriseFen !== null) };
}

/** Whether the price before returns when a plan ends: not where somebody has changed it, or its prices by quantity, since. */
export const mayReturn = (
  item: Prices,
  plan: { price: PlannedPriceName; priceFen: number; tiers?: Tier[] | null | undefined },
): boolean => item[plan.price] === plan.priceFen && (!plan.tiers || areSameTiers(item.tiers, plan.tiers));

const areSameTiers = (a: readonly Tier[], b: readonly Tier[]): boolean =>
  a.length === b.length &&
  a.every(({ qtyFrom, priceFen }, at) => qtyFrom === b[at]?.qtyFrom && priceFen === b[at]?.priceFen);

/** 满 10 ¥8.50，满 50 ¥8.00; 无 for none. */
export const tiersText = (tiers: readonly Tier[]): string =>
  tiers.map(({ qtyFrom, priceFen }) => `满 ${qtyFrom} ${moneyText(priceFen)}`).join('，') || '无';
