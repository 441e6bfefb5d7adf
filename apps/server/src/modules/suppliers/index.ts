export { upsertSuppliers } from './suppliers.store.ts';
export { suppliersRoutes } from './suppliers.routes.ts';
