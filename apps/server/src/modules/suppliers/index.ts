export { upsertSuppliers } from './suppliers.store.ts';
