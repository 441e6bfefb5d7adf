export { dueOrdersQuery, ordersQuery } from './orders.queries.ts';
