export { catalogRoutes } from './catalog.routes.ts';
export { listNavCategories } from './nav-categories.ts';
