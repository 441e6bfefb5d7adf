import { isServed, unservedPrefixesOf } from '@jicai/domain/orders/delivery.ts';
import { freightRuleFor } from '@jicai/domain/money/freight.ts';
import { tradeOptionsOf } from '@jicai/domain/orders/trade-options.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { findAreaPath } from './areas.ts';
import { selectShopOptions } from './delivery.store.ts';

/** Which of the goods cannot be sent to the county: today all or none, by the shop's delivery area. */
export async function listUndeliverable(ctx: Ctx, areaCode: string, itemIds: readonly string[]): Promise<string[]> {
  const isServedIn = await readServedCounties(ctx);
  return isServedIn(areaCode) ? [] : [...itemIds];
}

/** Whether the shop sends goods to a county, for who learns the county only later. */
export async function readServedCounties(ctx: Ctx): Promise<(areaCode: string) => boolean> {
  const options = await selectShopOptions(ctx);
  return (areaCode) => isServedCounty(options, areaCode);
}

/** Whether every one of the goods can be sent to the county. */
export async function isDeliverable(ctx: Ctx, areaCode: string, itemIds: readonly string[]): Promise<boolean> {
  const refused = await listUndeliverable(ctx, areaCode, itemIds);
  return refused.length === 0;
}

/** What a buyer is told about an area before he has chosen goods; an absent area counts as served. */
export async function getDelivery(ctx: Ctx, areaCode: string | undefined) {
  const options = await selectShopOptions(ctx);
  const rule = freightRuleFor(tradeOptionsOf(options).freight, areaCode ?? '');
  return { isServed: areaCode === undefined || isServedCounty(options, areaCode), rule };
}

const isServedCounty = (options: unknown, areaCode: string) =>
  findAreaPath(areaCode)?.length === 3 && isServed(unservedPrefixesOf(options), areaCode);
