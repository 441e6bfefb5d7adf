export { type CustomerRow, customersQuery } from './customers.queries.ts';
