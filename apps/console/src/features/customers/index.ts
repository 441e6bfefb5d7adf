export { type CustomerRow, customersQuery } from './customers.queries.ts';
export { SalesmanChip } from './SalesmanChip.tsx';
