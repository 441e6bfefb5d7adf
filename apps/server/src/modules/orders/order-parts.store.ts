import { sql } from 'drizzle-orm';
import { jsonOf, prepared, type RowOf } from '../../db/prepared.ts';
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

/** Units due, free for after-sales and held by open sheets, and the lines that hold shipped ones. */
export interface AfterSaleUnits {
  due: number;
  free: number;
  held: number;
  heldLineIds: readonly string[];
}

export interface OrderParts extends AfterSaleUnits {
  orderId: string;
  lines: OrderLineRow[];
}

const partsOfOrders = prepared<OrderParts, 'companyId' | 'orderIds' | 'first'>(
  ['companyId', 'orderIds', 'first'],
  ({ companyId, orderIds, first }) => sql`
    select order_lines.order_id as "orderId",
      coalesce(json_agg(${jsonOf(lineColumns)} order by line_no) filter (where line_no <= ${first}::int), '[]') as lines,
      sum(qty - cancelled_qty)::int as due,
      sum(qty - cancelled_qty - returned_qty - held_unshipped_qty - held_transit_qty - held_received_qty - refused_qty)::int
        as free,
      sum(held_unshipped_qty + held_transit_qty + held_received_qty)::int as held,
      coalesce(array_agg(id::text) filter (where held_transit_qty + held_received_qty > 0), '{}') as "heldLineIds"
    from ${orderLines} where ${orderLines.companyId} = ${companyId} and ${orderLines.orderId} = any(${orderIds}::bigint[])
    group by order_lines.order_id`,
);

/** Lines of these orders in their order, with `first` only that many of each, and what all their lines add up to; by order id. */
export async function selectOrderParts(
  ctx: Ctx,
  orderIds: readonly string[],
  { first = 100_000 }: { first?: number | undefined } = {},
): Promise<Map<string, OrderParts>> {
  const rows = await partsOfOrders(ctx.db, { companyId: ctx.companyId, orderIds, first });
  return new Map(rows.map((row) => [row.orderId, row]));
}

export type FilledParcel = ParcelRow & { lines: { orderLineId: string; qty: number }[] };

const list = Object.entries(parcelColumns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
const parcelsOfOrders = prepared<FilledParcel, 'companyId' | 'orderIds'>(
  ['companyId', 'orderIds'],
  ({ companyId, orderIds }) => sql`
    select ${sql.join(list, sql`, `)}, (
      select coalesce(json_agg(${jsonOf({ orderLineId: parcelLines.orderLineId, qty: parcelLines.qty })} order by ${parcelLines.id}), '[]')
      from ${parcelLines} where ${parcelLines.companyId} = ${companyId} and ${parcelLines.parcelId} = ${parcels.id}) as lines
    from ${parcels} where ${parcels.companyId} = ${companyId} and ${parcels.orderId} = any(${orderIds}::bigint[])
    order by ${parcels.id}`,
);

/** Parcels of these orders with what is in them. */
export const selectFilledParcels = (ctx: Ctx, orderIds: readonly string[]): Promise<FilledParcel[]> =>
  parcelsOfOrders(ctx.db, { companyId: ctx.companyId, orderIds });
