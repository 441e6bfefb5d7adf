export { dueOrdersQuery } from './orders.queries.ts';
