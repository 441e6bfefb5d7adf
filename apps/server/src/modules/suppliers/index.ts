export { upsertSuppliers } from './suppliers.store.ts';
export { reindexSupplier, requireWorking } from './switch-supplier.ts';
export { tellEndingPapers } from './tell-papers.ts';
export { keepStoppedOff } from './switch-supplier.store.ts';
