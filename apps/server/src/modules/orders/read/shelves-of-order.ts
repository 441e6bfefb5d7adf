import type { Ctx } from '../../../ctx/ctx.ts';
import { listPlaces, placeKey, type ShelfPlace } from '../../stock/index.ts';
import type { ReadOrder } from './filled-orders.store.ts';

/** Returns where an item of the order lies at the order's supplier. */
export async function shelvesOf(ctx: Ctx, { head, lines }: ReadOrder): Promise<(itemId: string) => ShelfPlace> {
  const { supplierId } = head;
  const places = await listPlaces(ctx, { supplierIds: [supplierId], itemIds: lines.map(({ itemId }) => itemId) });
  return (itemId) => places.get(placeKey({ supplierId, itemId })) ?? { place: '', version: 0 };
}
