import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { listSkuFacts } from '../catalog/index.ts';
import { resolvePrices } from '../pricing/index.ts';
import { countConcerns, upsertConcern } from './favourites.store.ts';

export const maxConcerns = 500;

/** Adds an item to the caller's favourites with today's price; adding it again changes nothing. At most 500. */
export async function addConcern(ctx: SignedInCtx, itemId: string): Promise<string> {
  const fact = (await listSkuFacts(ctx, [itemId])).get(itemId);
  if (!fact) throw refuse.notFound();
  const prices = await resolvePrices(ctx, [{ itemId, qty: fact.minQty }]);
  const concernId = await upsertConcern(ctx, { itemId, priceFen: prices.get(itemId)?.priceFen ?? null });
  // Counted after the insert: the refusal takes the new row back with its transaction.
  if ((await countConcerns(ctx)) > maxConcerns) throw refuse.failed({ text: `最多收藏 ${maxConcerns} 件商品` });
  return concernId;
}
