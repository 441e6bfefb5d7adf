import { dayMs } from '@jicai/domain/time/durations.ts';
import { itemStates } from '@jicai/domain/goods/quantity.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { listSkuCards } from '../../catalog/index.ts';
import { selectOftenBought } from './often-bought.store.ts';

const oftenDays = 90;
const mostItems = 60;

/** 常购清单: what the caller ordered lately and may buy now (docs/domain/orders.md §17). */
export async function listOftenBought(ctx: SignedInCtx) {
  const since = new Date(ctx.now.getTime() - oftenDays * dayMs);
  const bought = await selectOftenBought(ctx, since, mostItems);
  const cards = await listSkuCards(
    ctx,
    bought.map(({ itemId }) => itemId),
  );
  const boughtOf = new Map(bought.map((one) => [one.itemId, one]));
  return cards.flatMap((card) => {
    const one = boughtOf.get(card.itemId);
    const isForSale = card.itemState === itemStates.onSale && card.price !== null;
    return one && isForSale ? [{ ...card, lastQty: one.lastQty, orderCount: one.orderCount }] : [];
  });
}
