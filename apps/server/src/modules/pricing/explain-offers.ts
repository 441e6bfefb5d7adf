import { choosePrice, explainPrice } from '@jicai/domain/money/pricing.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { isItemPooled } from './goods-pool.store.ts';
import { selectOffers } from './pricing.store.ts';

/** What each source would give an enterprise for so many pieces, by the offers and the function that decide every price. */
export async function explainOffers(
  ctx: Ctx,
  { customerId, itemId, qty }: { customerId: string; itemId: string; qty: number },
) {
  const [offers] = await selectOffers(ctx, { itemIds: [itemId], customerId });
  if (!offers) return undefined;
  const buyer = { qty, isEnterprise: true, strategy: offers.strategy };
  return {
    offers,
    isInPool: await isItemPooled(ctx, { customerId, itemId }),
    steps: explainPrice(offers, buyer),
    chosen: choosePrice(offers, buyer),
  };
}
