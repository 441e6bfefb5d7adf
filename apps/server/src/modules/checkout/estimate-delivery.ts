import type { ResultOf } from '@jicai/contract/index.ts';
import { lineGoodsFen } from '@jicai/domain/money/line-goods.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { findDefaultAddress } from '../accounts/index.ts';
import { listSkuFacts } from '../catalog/index.ts';
import { getTradeOptions } from '../orders/index.ts';
import { resolvePrices } from '../pricing/index.ts';
import { areaTextOf, findAreaPath, listUndeliverable } from '../reference/index.ts';
import { deliveryOf } from './delivery.ts';
import { type BasketLine, groupBySupplier, mergeLines } from './preview.ts';

/**
 * What sending these goods to an area would cost and when they would arrive, by supplier, before anybody settles. Without an
 * area it is the caller's default address; a visitor's goes nowhere yet. Goods the caller sees no price of cost nothing to say.
 */
export async function estimateDelivery(
  ctx: Ctx,
  { areaCode, lines }: { areaCode: string | undefined; lines: readonly BasketLine[] },
): Promise<ResultOf<'/api/EcmGoods/GetDelivery'>> {
  const basket = mergeLines(lines);
  const itemIds = basket.map(({ itemId }) => itemId);
  const sentTo = areaCode ?? (await findOwnArea(ctx)) ?? '';
  const [facts, prices, options, undeliverable] = await Promise.all([
    listSkuFacts(ctx, itemIds),
    resolvePrices(ctx, basket),
    getTradeOptions(ctx),
    sentTo === '' ? [] : listUndeliverable(ctx, sentTo, itemIds),
  ]);
  const known = basket.flatMap(({ itemId, qty }) => {
    const fact = facts.get(itemId);
    const priceFen = prices.get(itemId)?.priceFen ?? null;
    return fact ? [{ fact, qty, priceFen, goodsFen: lineGoodsFen(priceFen ?? 0, qty) }] : [];
  });
  return {
    areaCode: sentTo,
    areaText: areaTextOf(findAreaPath(sentTo) ?? []),
    isServed: undeliverable.length === 0,
    suppliers: groupBySupplier(known).map((group) => {
      const delivery = deliveryOf(options, group, { areaCode: sentTo, now: ctx.now });
      const isPriced = group.lines.some(({ priceFen }) => priceFen !== null);
      return {
        supplierId: group.supplierId,
        freightFee: isPriced ? delivery.freightFen : null,
        freeShortFee: isPriced ? delivery.freeShortFen : null,
        promise: delivery.promise,
      };
    }),
  };
}

async function findOwnArea(ctx: Ctx): Promise<string | undefined> {
  return isSignedIn(ctx) ? (await findDefaultAddress(ctx))?.areaCode : undefined;
}

const isSignedIn = (ctx: Ctx): ctx is SignedInCtx => ctx.actor !== null;
