import { and, eq, sql } from 'drizzle-orm';
import { anyId, idList, textList } from '../../db/any-of.ts';
import { items } from '../../db/tables/goods.ts';
import { shelfPlaces } from '../../db/tables/shelf-places.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** Where goods lie, and the version of what is written there; version 0 where nothing ever was. */
export interface ShelfPlace {
  place: string;
  version: number;
}

/** Places of these items, by item, at one supplier; items without one are absent. */
export async function selectPlaces(
  ctx: Ctx,
  { supplierIds, itemIds }: { supplierIds: readonly string[]; itemIds: readonly string[] },
): Promise<Map<string, ShelfPlace>> {
  const rows = await ctx.db
    .select({
      supplierId: shelfPlaces.supplierId,
      itemId: shelfPlaces.itemId,
      place: shelfPlaces.place,
      version: shelfPlaces.version,
    })
    .from(shelfPlaces)
    .where(
      and(
        eq(shelfPlaces.companyId, ctx.companyId),
        anyId(shelfPlaces.supplierId, supplierIds),
        anyId(shelfPlaces.itemId, itemIds),
      ),
    );
  return new Map(rows.map(({ supplierId, itemId, ...place }) => [placeKey({ supplierId, itemId }), place]));
}

export const placeKey = ({ supplierId, itemId }: { supplierId: string; itemId: string }) => `${supplierId} ${itemId}`;

export async function selectSupplierOf(ctx: Ctx, itemId: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ supplierId: items.supplierId })
    .from(items)
    .where(and(eq(items.companyId, ctx.companyId), eq(items.id, itemId)));
  return row?.supplierId;
}

/** Writes a place where its version is still `version` (0: none yet); answers the new one, undefined where it is not. */
export async function upsertPlace(
  ctx: Ctx,
  { supplierId, itemId, place, version }: { supplierId: string; itemId: string; place: string; version: number },
): Promise<number | undefined> {
  const { rows } = await ctx.db.execute<{ version: number }>(sql`
    insert into shelf_places as p (company_id, supplier_id, item_id, place, version, updated_at)
    select ${ctx.companyId}::bigint, w.supplier_id, w.item_id, ${place}::text, 1, ${ctx.now.toISOString()}::timestamptz
    from unnest(${idList([supplierId])}, ${idList([itemId])}) as w (supplier_id, item_id)
    on conflict (company_id, supplier_id, item_id) do update
      set place = excluded.place, version = p.version + 1, updated_at = excluded.updated_at
      where p.version = ${version}
    returning p.version`);
  return rows[0]?.version;
}

/** Writes where many items lie, whatever stood there; '' takes a place away and makes none. */
export async function writePlaces(
  ctx: Ctx,
  rows: readonly { supplierId: string; itemId: string; place: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db.execute(sql`
    insert into shelf_places as p (company_id, supplier_id, item_id, place, version, updated_at)
    select ${ctx.companyId}::bigint, w.supplier_id, w.item_id, w.place, 1, ${ctx.now.toISOString()}::timestamptz
    from unnest(${idList(rows.map(({ supplierId }) => supplierId))}, ${idList(rows.map(({ itemId }) => itemId))},
      ${textList(rows.map(({ place }) => place))}) as w (supplier_id, item_id, place)
    where w.place <> '' or exists (select 1 from shelf_places o where o.company_id = ${ctx.companyId}
      and o.supplier_id = w.supplier_id and o.item_id = w.item_id)
    on conflict (company_id, supplier_id, item_id) do update
      set place = excluded.place, version = p.version + 1, updated_at = excluded.updated_at
      where p.place <> excluded.place`);
}
