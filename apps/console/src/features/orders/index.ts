export { OrderState } from './OrderState.tsx';
export {
  dueOrdersQuery,
  noFilter,
  type Order,
  type OrderLine,
  type OrderRow,
  orderQuery,
  ordersQuery,
  refreshOrders,
} from './orders.queries.ts';
export { SearchChip } from './SearchChip.tsx';
export { TypedChip } from './TypedChip.tsx';
export { useTakeNumber, useWaybillNumber, type WaybillNumber } from './use-waybill-number.ts';
export { unshippedOf } from './ship-items.ts';
