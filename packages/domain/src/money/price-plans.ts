import { priceNames } from '../goods/goods-acts.ts';

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

type Prices = Record<PlannedPriceName, number | null> & { isOnSale: boolean };

/** An item with a price set; one that is left without any is off sale. */
export function withPrice<P extends Prices>(item: P, price: PlannedPriceName, fen: number | null): P {
  const after = { ...item, [price]: fen };
  return { ...after, isOnSale: item.isOnSale && (after.retailFen !== null || after.enterpriseFen !== null) };
}

/** Whether the price before returns when a plan ends: not where somebody has changed it since. */
export const mayReturn = (item: Prices, plan: { price: PlannedPriceName; priceFen: number }): boolean =>
  item[plan.price] === plan.priceFen;
