export { suppliersQuery } from './suppliers.queries.ts';
