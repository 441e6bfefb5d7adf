export { catalogRoutes } from './catalog.routes.ts';
export { listNavCategories } from './nav-categories.ts';
export { findItemIdsByNo, listSkuFacts, type SkuFact } from './sku-facts.ts';
