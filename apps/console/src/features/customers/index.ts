export { customersQuery } from './customers.queries.ts';
