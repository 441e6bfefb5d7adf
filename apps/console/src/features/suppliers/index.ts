export { type SupplierRow, suppliersQuery } from './suppliers.queries.ts';
