import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { maxCartLines } from '@jicai/domain/cart/cart-totals.ts';
import { checkQuantity, itemStates } from '@jicai/domain/goods/quantity.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, Refusal, refuse } from '../../http/refusal.ts';
import { listSkuFacts, type SkuFact } from '../catalog/index.ts';
import { readPrices } from '../pricing/index.ts';
import { lockCart, selectCartLines, upsertCartLines } from './cart.store.ts';

export interface WantedLine {
  itemId: string;
  qty: number;
}

export interface AddedLine {
  itemId: string;
  /** '' where the shop has no such item. */
  itemNo: string;
  /** Present when the line was refused. */
  refusal?: Refusal;
  cartId?: string;
  /** Quantity of the cart line afterwards. */
  qty: number;
  /** What one costs at that quantity; absent for a refused line, null without a price. */
  priceFen?: number | null;
}

/** Puts items into the caller's cart, see {@link readyLines}. */
export async function addLines(ctx: SignedInCtx, wanted: readonly WantedLine[]): Promise<AddedLine[]> {
  const { lines, save } = await readyLines(ctx, wanted);
  await save();
  return lines;
}

/**
 * What the caller's cart will hold of these items, and the one statement that writes it; each line stands for itself and has
 * its own refusal (offSale–cartFull, or badInput for an impossible quantity). An item that is there gets the sum of both
 * quantities (docs/domain/money.md §6). The cart is locked, so `save` may be left to the end of the transaction.
 */
export async function readyLines(
  ctx: SignedInCtx,
  wanted: readonly WantedLine[],
): Promise<{ lines: AddedLine[]; save: () => Promise<void> }> {
  const itemIds = wanted.map((line) => line.itemId);
  const [, rows, facts, priceOf] = await Promise.all([
    lockCart(ctx),
    selectCartLines(ctx),
    listSkuFacts(ctx, itemIds),
    readPrices(ctx, itemIds),
  ]);
  const qtyOf = new Map(rows.map((row) => [row.itemId, row.qty]));
  const cartIds = new Map(rows.map((row) => [row.itemId, row.cartId]));
  const cartIdOf = (itemId: string) => {
    const cartId = cartIds.get(itemId) ?? ctx.newId();
    cartIds.set(itemId, cartId);
    return cartId;
  };
  const added: AddedLine[] = wanted.map(({ itemId, qty }) => {
    const sum = (qtyOf.get(itemId) ?? 0) + qty;
    const refusal = refusalOf(facts.get(itemId), sum, !qtyOf.has(itemId) && qtyOf.size >= maxCartLines);
    const itemNo = facts.get(itemId)?.itemNo ?? '';
    if (refusal) return { itemId, itemNo, qty: qtyOf.get(itemId) ?? 0, refusal };
    qtyOf.set(itemId, sum);
    return { itemId, itemNo, qty: sum };
  });
  const taken = [...new Set(added.filter((line) => !line.refusal).map((line) => line.itemId))];
  const priceFenOf = (itemId: string) => priceOf(itemId, qtyOf.get(itemId) ?? 0)?.priceFen ?? null;
  const saved = taken.map((itemId) => ({
    cartId: cartIdOf(itemId),
    itemId,
    qty: qtyOf.get(itemId) ?? 0,
    seenPriceFen: priceFenOf(itemId),
  }));
  const lines = added.map((line) =>
    line.refusal ? line : { ...line, cartId: cartIdOf(line.itemId), priceFen: priceFenOf(line.itemId) },
  );
  return { lines, save: () => upsertCartLines(ctx, saved) };
}

function refusalOf(fact: SkuFact | undefined, qty: number, isFull: boolean): Refusal | undefined {
  if (!fact) return refuse.offSale();
  return isFull ? refuse.cartFull() : quantityRefusal(fact, qty);
}

/** The refusal of a quantity of an item, if any. */
export function quantityRefusal(fact: SkuFact, qty: number): Refusal | undefined {
  const { availQty, itemState } = fact;
  const fault = checkQuantity(fact, { qty, isForSale: itemState === itemStates.onSale, availQty });
  if (!fault) return undefined;
  return fault.code === errorCodes.badInput
    ? badField('chartQty', '请输入正确的购买数量')
    : new Refusal(fault.code, { values: fault.values });
}
