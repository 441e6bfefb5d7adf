import { type OwnProduct, ownProductOf, type StandingProduct } from '@jicai/domain/goods/proposal-form.ts';
import { noPieces } from '@jicai/domain/goods/pieces.ts';
import { createHash } from 'node:crypto';
import type { Ctx } from '../../../ctx/ctx.ts';
import { selectItems, selectProduct } from '../product-editor.store.ts';
import { lastChange } from '../save-product.ts';

export interface StandingGoods {
  product: StandingProduct;
  productId: string;
  changedMs: number;
  /** As their supplier sees them. */
  own: OwnProduct;
}

/** A product in which the supplier has items; undefined where it has none. */
export async function findStanding(
  ctx: Ctx,
  { productId, supplierId, isLocked = false }: { productId: string; supplierId: string; isLocked?: boolean },
): Promise<StandingGoods | undefined> {
  const row = await selectProduct(ctx, productId, { isLocked });
  if (!row) return undefined;
  const items = await selectItems(ctx, productId, { isLocked });
  const { productId: _id, changedMs: _ms, ...shared } = row;
  const product = { ...shared, items: items.map(({ onHand, ...item }) => ({ ...item, stock: onHand ?? 0 })) };
  const own = ownProductOf(product, supplierId);
  if (own.items.length === 0) return undefined;
  return { product, productId, changedMs: lastChange({ product: row, items }), own };
}

/** Tells two states of a supplier's goods apart; what a unit holds counts only where it is said, so that older marks hold. */
export const basisOf = (own: OwnProduct): string =>
  createHash('sha256').update(JSON.stringify(own, unsaidLeftOut)).digest('base64url').slice(0, 22);

const unsaidLeftOut = (key: string, value: unknown): unknown =>
  key in noPieces && value === noPieces[key as keyof typeof noPieces] ? undefined : value;
