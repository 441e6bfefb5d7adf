import { accountTypes } from '@jicai/domain/people/account-types.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { placeKey, selectPlaces, selectSupplierOf, type ShelfPlace, upsertPlace } from './places.store.ts';

/** Where an item lies at the supplier that has it now. */
export async function getPlace(ctx: Ctx, itemId: string): Promise<ShelfPlace> {
  const supplierId = await selectSupplierOf(ctx, itemId);
  if (!supplierId) return { place: '', version: 0 };
  const places = await selectPlaces(ctx, { supplierIds: [supplierId], itemIds: [itemId] });
  return places.get(placeKey({ supplierId, itemId })) ?? { place: '', version: 0 };
}

/**
 * Writes where an item lies (docs/domain/stock.md §5): an operator for every supplier, a supplier for its own goods, else
 * notFound. Refused as outdated where somebody else has written since `version` was read.
 */
export async function setPlace(
  ctx: SignedInCtx,
  { itemId, place, version }: { itemId: string; place: string; version?: number | undefined },
): Promise<ShelfPlace> {
  if (version === undefined) throw badField('version', '缺少版本号 version');
  const supplierId = await selectSupplierOf(ctx, itemId);
  const isOwn = ctx.actor.accountType === accountTypes.operator || ctx.actor.supplierId === supplierId;
  if (!supplierId || !isOwn) throw refuse.notFound();
  const before = await getPlace(ctx, itemId);
  if (before.version !== version) throw refuse.outdated();
  const written = await upsertPlace(ctx, { supplierId, itemId, place, version });
  if (written === undefined) throw refuse.outdated();
  await writeAudit(ctx, { subject: `stock ${itemId}`, before: { place: before.place }, after: { place } });
  return { place, version: written };
}
