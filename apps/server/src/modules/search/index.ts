export { indexItems } from './index-items.ts';
export { updateStockStates as refreshStockStates } from './search-docs.store.ts';
export { searchRoutes } from './search.routes.ts';
