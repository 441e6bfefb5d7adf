export { dueOrdersQuery, ordersQuery, refreshOrders } from './orders.queries.ts';
