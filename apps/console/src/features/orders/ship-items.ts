import type { OrderRow } from './orders.queries.ts';

/** What of each line has still to leave, by its id. */
export const unshippedOf = ({ lines }: Pick<OrderRow, 'lines'>): { orderItemId: string; qty: number }[] =>
  lines
    .map((line) => ({ orderItemId: line.orderItemId, qty: line.qty - line.cancelledQty - line.shippedQty }))
    .filter(({ qty }) => qty > 0);
