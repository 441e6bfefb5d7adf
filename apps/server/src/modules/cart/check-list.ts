import type { SignedInCtx } from '../../ctx/ctx.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { findItemIdsByNo, listSkuFacts, type SkuFact } from '../catalog/index.ts';
import { resolvePrices } from '../pricing/index.ts';
import { quantityRefusal } from './add-lines.ts';
import { selectCartLines } from './cart.store.ts';

export interface CheckedListLine {
  itemNo: string;
  qty: number;
  /** Absent where the shop has no such number. */
  fact?: SkuFact;
  /** What of it is in the cart already: both count together. */
  cartQty: number;
  /** What one costs at the quantity of the cart line that it would become. */
  priceFen: number | null;
  refusal?: Refusal | undefined;
}

/** Quick order: what the cart would say to these lines; refused as offSale to a number that the shop does not have. */
export async function checkList(
  ctx: SignedInCtx,
  list: readonly { itemNo: string; qty: number }[],
): Promise<CheckedListLine[]> {
  const idsByNo = await findItemIdsByNo(
    ctx,
    list.map((line) => line.itemNo),
  );
  const itemIds = [...new Set(idsByNo.values())];
  const [facts, rows] = await Promise.all([listSkuFacts(ctx, itemIds), selectCartLines(ctx)]);
  const cartQtyOf = new Map(rows.map((row) => [row.itemId, row.qty]));
  const found = list.map(({ itemNo, qty }) => {
    const fact = facts.get(idsByNo.get(itemNo) ?? '');
    return { itemNo, qty, fact, cartQty: (fact && cartQtyOf.get(fact.itemId)) ?? 0 };
  });
  const prices = await resolvePrices(
    ctx,
    found.flatMap(({ fact, qty, cartQty }) => (fact ? [{ itemId: fact.itemId, qty: qty + cartQty }] : [])),
  );
  return found.map(({ fact, ...line }) =>
    fact
      ? {
          ...line,
          fact,
          priceFen: prices.get(fact.itemId)?.priceFen ?? null,
          refusal: quantityRefusal(fact, line.qty + line.cartQty),
        }
      : { ...line, priceFen: null, refusal: refuse.offSale({ text: '没有这个编号的商品' }) },
  );
}
