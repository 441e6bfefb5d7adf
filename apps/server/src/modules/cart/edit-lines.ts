import { itemStates } from '@jicai/domain/goods/quantity.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { listSkuFacts } from '../catalog/index.ts';
import { resolvePrices } from '../pricing/index.ts';
import { quantityRefusal } from './add-lines.ts';
import { type CartLineRow, deleteCartLines, lockCart, lockCartLines, updateCartLines } from './cart.store.ts';
import { readCart } from './read-cart.ts';

export interface CartEdit {
  cartId: string;
  qty?: number | undefined;
  isChecked?: boolean | undefined;
  /** When given, the version the caller last read; another one is outdated. */
  version?: number | undefined;
}

/**
 * Changes quantity or tick of lines, all or none. A wrong quantity is refused, not corrected (docs/domain/money.md §6);
 * a line that is not the caller's is notFound.
 */
export async function editLines(ctx: SignedInCtx, edits: readonly CartEdit[]): Promise<void> {
  await lockCart(ctx);
  const rows = await lockCartLines(
    ctx,
    edits.map((edit) => edit.cartId),
  );
  const byId = new Map(rows.map((row) => [row.cartId, row]));
  const changes = edits.map((edit) => changed(edit, byId.get(edit.cartId)));
  const requantified = changes.filter((line) => line.isQtyNew);
  const [facts, prices] = await Promise.all([
    listSkuFacts(
      ctx,
      requantified.map((line) => line.itemId),
    ),
    resolvePrices(ctx, requantified),
  ]);
  for (const line of requantified) {
    const fact = facts.get(line.itemId);
    const refusal = fact ? quantityRefusal(fact, line.qty) : refuse.offSale();
    if (refusal) throw refusal;
  }
  await updateCartLines(
    ctx,
    changes.map((line) => ({
      ...line,
      seenPriceFen: line.isQtyNew ? (prices.get(line.itemId)?.priceFen ?? null) : line.seenPriceFen,
    })),
  );
}

function changed(edit: CartEdit, row: CartLineRow | undefined) {
  if (!row) throw refuse.notFound();
  if (edit.version !== undefined && edit.version !== row.version) throw refuse.outdated();
  const qty = edit.qty ?? row.qty;
  return { ...row, qty, isChecked: edit.isChecked ?? row.isChecked, isQtyNew: qty !== row.qty };
}

/** Empties the caller's cart, or only what can no longer be bought; returns how many lines went. */
export async function emptyCart(ctx: SignedInCtx, { onlyInvalid }: { onlyInvalid: boolean }): Promise<number> {
  const lines = await readCart(ctx);
  const gone = onlyInvalid ? lines.filter((line) => line.itemState === itemStates.offSale) : lines;
  return deleteCartLines(
    ctx,
    gone.map((line) => line.cartId),
  );
}
