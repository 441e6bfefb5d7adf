export {
  dueOrdersQuery,
  noFilter,
  type Order,
  type OrderLine,
  orderQuery,
  ordersQuery,
  refreshOrders,
} from './orders.queries.ts';
export { unshippedOf } from './ship-items.ts';
