import { itemStates, stockStates } from '@jicai/domain/goods/quantity.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { listSkuCards } from '../catalog/index.ts';
import { maxConcerns } from './favourites.service.ts';
import { selectConcerns, updateOutSeen } from './favourites.store.ts';

/** How long a favourite that was out counts as newly back. */
const backMs = 30 * dayMs;

export interface ConcernInput {
  searchKey?: string | undefined;
  /** Only those that cost less than on the day they were added, or that can be had again. */
  change?: 'cheaper' | 'back' | undefined;
  limit: number;
  offset: number;
}

/** Favourites with what has changed since; those seen out of stock now are remembered, so that their return shows. */
export async function listConcerns(ctx: SignedInCtx, { searchKey, change, limit, offset }: ConcernInput) {
  // What has changed is known only after prices are resolved; at most 500 favourites make reading all of them cheap enough.
  const range = change ? { limit: maxConcerns, offset: 0 } : { limit, offset };
  const { concerns, total } = await selectConcerns(ctx, { ...(searchKey !== undefined && { searchKey }), ...range });
  const cards = await listSkuCards(
    ctx,
    concerns.map((concern) => concern.itemId),
  );
  const cardOf = new Map(cards.map((card) => [card.itemId, card]));
  const listed = concerns.flatMap((concern) => {
    const card = cardOf.get(concern.itemId);
    if (!card) return [];
    const { concernPriceFen, outSeenAt } = concern;
    const isOut = card.stockState === stockStates.none || card.itemState === itemStates.offSale;
    const isCheaper = card.price !== null && concernPriceFen !== null && card.price < concernPriceFen;
    const isBack = !isOut && outSeenAt !== null && outSeenAt.getTime() > ctx.now.getTime() - backMs;
    return [{ concern, card, isOut, isCheaper, isBack }];
  });
  const out = listed.filter(({ isOut }) => isOut).map(({ concern }) => concern.concernId);
  if (out.length > 0) await updateOutSeen(ctx, out);
  if (!change) return { listed, total };
  const changed = listed.filter((one) => (change === 'cheaper' ? one.isCheaper : one.isBack));
  return { listed: changed.slice(offset, offset + limit), total: changed.length };
}
