export { indexItems } from './index-items.ts';
export { updateInStock as refreshInStock } from './search-docs.store.ts';
export { searchRoutes } from './search.routes.ts';
