import { type SQL, sql } from 'drizzle-orm';
import { fixed, jsonOf, type JsonRowOf, type RowOf, runSql, selectList } from '../../../db/prepared.ts';
import { orderLines, orders, trades } from '../../../db/tables/orders.ts';
import { parcelLines, parcels } from '../../../db/tables/parcels.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { headColumns, lineColumns } from '../order-columns.store.ts';
import { parcelColumns, type ParcelRow } from '../fulfil/parcels.store.ts';

export type OrderHead = RowOf<typeof headColumns>;
export type OrderLineRow = JsonRowOf<typeof lineColumns>;
export type FilledParcel = ParcelRow & {
  lines: { orderLineId: string; qty: number; receivedQty: number; lostQty: number }[];
};

/** Units due, free for after-sales and held by open sheets, and the lines that hold shipped ones. */
export interface AfterSaleUnits {
  due: number;
  free: number;
  held: number;
  heldLineIds: readonly string[];
}

export interface ReadOrder {
  head: OrderHead;
  lines: OrderLineRow[];
  parcels: FilledParcel[];
  units: AfterSaleUnits;
}

interface Row extends OrderHead, AfterSaleUnits {
  lines: OrderLineRow[];
  parcels: (JsonRowOf<typeof parcelColumns> & Pick<FilledParcel, 'lines'>)[];
}

const linesOfOrder = sql`
  select coalesce(json_agg(${jsonOf(lineColumns)} order by line_no) filter (where line_no <= page.lines_each), '[]') as lines,
    coalesce(sum(qty - cancelled_qty), 0)::int as due,
    coalesce(sum(qty - cancelled_qty - returned_qty
      - held_unshipped_qty - held_transit_qty - held_received_qty - refused_qty), 0)::int as free,
    coalesce(sum(held_unshipped_qty + held_transit_qty + held_received_qty), 0)::int as held,
    coalesce(array_agg(id::text) filter (where held_transit_qty + held_received_qty > 0), '{}') as "heldLineIds"
  from ${orderLines} where ${orderLines.companyId} = page.company_id and ${orderLines.orderId} = page.id`;

const linesOfParcel = sql`
  select coalesce(json_agg(
    ${jsonOf({
      orderLineId: parcelLines.orderLineId,
      qty: parcelLines.qty,
      receivedQty: parcelLines.receivedQty,
      lostQty: parcelLines.lostQty,
    })} order by ${parcelLines.id}), '[]')
  from ${parcelLines} where ${parcelLines.companyId} = page.company_id and ${parcelLines.parcelId} = ${parcels.id}`;

const parcelsOfOrder = sql`
  select coalesce(json_agg(
    ${jsonOf(parcelColumns)}::jsonb || jsonb_build_object('lines', (${linesOfParcel})) order by ${parcels.id}), '[]') as parcels
  from ${parcels} where ${parcels.companyId} = page.company_id and ${parcels.orderId} = page.id`;

const filled = fixed(sql`
  select ${selectList(headColumns)}, of_lines.*, of_parcels.* from page
  join ${orders} on ${orders.companyId} = page.company_id and ${orders.id} = page.id
  join ${trades} on ${trades.companyId} = page.company_id and ${trades.id} = ${orders.tradeId}
  cross join lateral (${linesOfOrder}) of_lines cross join lateral (${parcelsOfOrder}) of_parcels
  order by page.id desc`);

/**
 * Orders with their lines (the first `linesEach` of each, or all) and parcels, newest first: one statement, whatever
 * picks them. `which` is what follows a select's list on `orders`, with everything that decides what the caller may see.
 */
export async function selectFilledOrders(ctx: Ctx, which: SQL, linesEach = 100_000): Promise<ReadOrder[]> {
  const rows = await runSql<Row>(
    ctx.db,
    sql`with page as materialized (
      select ${orders.companyId}, ${orders.id}, ${linesEach}::int as lines_each from ${orders} ${which}) ${filled}`,
  );
  return rows.map(toOrder);
}

/** A row is its own head and its own units: copying forty fields of each would cost more than reading them. */
const toOrder = (row: Row): ReadOrder => ({
  head: row,
  lines: row.lines,
  parcels: row.parcels.map(toParcel),
  units: row,
});

const toParcel = (parcel: Row['parcels'][number]): FilledParcel => ({
  ...parcel,
  shippedAt: new Date(parcel.shippedAt),
  receivedAt: parcel.receivedAt === null ? null : new Date(parcel.receivedAt),
  acceptedAt: parcel.acceptedAt === null ? null : new Date(parcel.acceptedAt),
  autoReceiveAt: new Date(parcel.autoReceiveAt),
});
