import { sql } from 'drizzle-orm';
import { prepared, preparedSelect, type RowOf } from '../../db/prepared.ts';
import { orderLines } from '../../db/tables/orders.ts';
import { parcelLines, parcels } from '../../db/tables/parcels.ts';
import type { Ctx } from '../../http/context.ts';
import { parcelColumns, type ParcelRow } from './parcels.store.ts';

const lineColumns = {
  orderLineId: orderLines.id,
  orderId: orderLines.orderId,
  itemId: orderLines.itemId,
  itemNo: orderLines.itemNo,
  productId: orderLines.productId,
  itemName: orderLines.itemName,
  itemSpec: orderLines.itemSpec,
  colorName: orderLines.colorName,
  imgUrl: orderLines.imgUrl,
  unitName: orderLines.unitName,
  priceFen: orderLines.priceFen,
  qty: orderLines.qty,
  cancelledQty: orderLines.cancelledQty,
  shippedQty: orderLines.shippedQty,
  receivedQty: orderLines.receivedQty,
  returnedQty: orderLines.returnedQty,
  heldUnshippedQty: orderLines.heldUnshippedQty,
  heldTransitQty: orderLines.heldTransitQty,
  heldReceivedQty: orderLines.heldReceivedQty,
  refusedQty: orderLines.refusedQty,
  goodsFen: orderLines.goodsFen,
  discountFen: orderLines.discountFen,
  freightFen: orderLines.freightFen,
  payFen: orderLines.payFen,
  refundedFen: orderLines.refundedFen,
  taxRateBp: orderLines.taxRateBp,
  taxFen: orderLines.taxFen,
};

export type OrderLineRow = RowOf<typeof lineColumns>;

const linesOfOrders = preparedSelect(
  lineColumns,
  ['companyId', 'orderIds', 'first'],
  ({ companyId, orderIds, first }) => sql`
    from ${orderLines} where ${orderLines.companyId} = ${companyId} and ${orderLines.orderId} = any(${orderIds}::bigint[])
      and ${orderLines.lineNo} <= ${first}::int order by ${orderLines.orderId}, ${orderLines.lineNo}`,
);

/** Lines of these orders in their order; with `first` only that many of each. */
export const selectOrderLines = (
  ctx: Ctx,
  orderIds: readonly string[],
  { first = 100_000 }: { first?: number | undefined } = {},
): Promise<OrderLineRow[]> => linesOfOrders(ctx.db, { companyId: ctx.companyId, orderIds, first });

/** Per order: units due, free for after-sales and held by open sheets, and the lines that hold shipped ones. */
export interface AfterSaleUnits {
  due: number;
  free: number;
  held: number;
  heldLineIds: readonly string[];
}

const unitsOfOrders = prepared<AfterSaleUnits & { orderId: string }, 'companyId' | 'orderIds'>(
  ['companyId', 'orderIds'],
  ({ companyId, orderIds }) => sql`
    select l.order_id as "orderId", sum(l.qty - l.cancelled_qty)::int as due,
      sum(l.qty - l.cancelled_qty - l.returned_qty - l.held_unshipped_qty - l.held_transit_qty - l.held_received_qty
        - l.refused_qty)::int as free,
      sum(l.held_unshipped_qty + l.held_transit_qty + l.held_received_qty)::int as held,
      coalesce(array_agg(l.id::text) filter (where l.held_transit_qty + l.held_received_qty > 0), '{}') as "heldLineIds"
    from order_lines l where l.company_id = ${companyId} and l.order_id = any(${orderIds}::bigint[])
    group by l.order_id`,
);

/** By order id. */
export async function selectAfterSaleUnits(
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<Map<string, AfterSaleUnits>> {
  const rows = await unitsOfOrders(ctx.db, { companyId: ctx.companyId, orderIds });
  return new Map(rows.map((row) => [row.orderId, row]));
}

const parcelsOfOrders = preparedSelect(
  parcelColumns,
  ['companyId', 'orderIds'],
  ({ companyId, orderIds }) => sql`
    from ${parcels} where ${parcels.companyId} = ${companyId} and ${parcels.orderId} = any(${orderIds}::bigint[])
    order by ${parcels.id}`,
);

const parcelLinesOfOrders = preparedSelect(
  { parcelId: parcelLines.parcelId, orderLineId: parcelLines.orderLineId, qty: parcelLines.qty },
  ['companyId', 'orderIds'],
  ({ companyId, orderIds }) => sql`
    from ${parcelLines} join ${parcels} on ${parcels.companyId} = ${companyId} and ${parcels.id} = ${parcelLines.parcelId}
    where ${parcelLines.companyId} = ${companyId} and ${parcels.orderId} = any(${orderIds}::bigint[])
    order by ${parcelLines.id}`,
);

/** Parcels of these orders with what is in them. */
export async function selectFilledParcels(ctx: Ctx, orderIds: readonly string[]) {
  const values = { companyId: ctx.companyId, orderIds };
  const [rows, lines] = await Promise.all([parcelsOfOrders(ctx.db, values), parcelLinesOfOrders(ctx.db, values)]);
  return rows.map((parcel: ParcelRow) => ({
    ...parcel,
    lines: lines.filter((line) => line.parcelId === parcel.parcelId),
  }));
}
export type FilledParcel = Awaited<ReturnType<typeof selectFilledParcels>>[number];
