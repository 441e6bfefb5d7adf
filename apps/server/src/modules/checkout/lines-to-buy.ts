import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { readCartLines, takeCartLines } from '../cart/index.ts';
import type { BasketLine } from './preview.ts';

export interface BasketInput {
  cartIds?: readonly string[] | undefined;
  itemList?: readonly BasketLine[] | undefined;
}

/**
 * The lines to be bought: lines of the caller's cart (locked by a submit, so that two of them cannot buy the same line) or a
 * list of items, in the order in which they are named. Refused as nothingChosen for nothing, notFound for a cart line that is not his or has been bought.
 */
export async function loadLinesToBuy(
  ctx: SignedInCtx,
  input: BasketInput,
  { isSubmit }: { isSubmit: boolean },
): Promise<BasketLine[]> {
  const { cartIds = [], itemList = [] } = input;
  if (cartIds.length > 0 && itemList.length > 0) throw badField('itemList', '购物车商品与立即购买商品不能同时结算');
  if (cartIds.length === 0 && itemList.length === 0) throw refuse.nothingChosen();
  if (itemList.length > 0) return [...itemList];
  const wanted = [...new Set(cartIds)];
  const lines = await (isSubmit ? takeCartLines(ctx, wanted) : readCartLines(ctx, wanted));
  if (lines.length < wanted.length) throw refuse.notFound();
  // As the cart shows them, so that its suppliers stand in the same order here.
  const placeOf = new Map(wanted.map((cartId, at) => [cartId, at]));
  return lines.toSorted((a, b) => (placeOf.get(a.cartId) ?? 0) - (placeOf.get(b.cartId) ?? 0));
}
