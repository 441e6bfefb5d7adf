import type { OrderRow } from './orders.queries.ts';

interface Units {
  orderItemId: string;
  qty: number;
}

/** What of each line has still to leave, by its id. */
export const unshippedOf = ({ lines }: Pick<OrderRow, 'lines'>): Units[] =>
  lines
    .map((line) => ({ orderItemId: line.orderItemId, qty: line.qty - line.cancelledQty - line.shippedQty }))
    .filter(({ qty }) => qty > 0);

/** How many units of some orders have still to leave. */
export const unshippedQty = (orders: readonly Pick<OrderRow, 'lines'>[]): number =>
  orders.flatMap(unshippedOf).reduce((sum, { qty }) => sum + qty, 0);

/**
 * What goes into the parcel of what is `due`, by what was `chosen` for each line (all of it where nothing was). The order
 * may have moved on under the open dialog: what has left meanwhile is not sent twice.
 */
export const parcelItems = (due: readonly Units[], chosen: Readonly<Record<string, number>>): Units[] =>
  due
    .map(({ orderItemId, qty }) => ({ orderItemId, qty: Math.min(chosen[orderItemId] ?? qty, qty) }))
    .filter(({ qty }) => qty > 0);
