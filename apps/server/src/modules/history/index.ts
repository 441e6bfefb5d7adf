export { historyRoutes } from './history.routes.ts';
export { deleteBrowsedOf as forgetBrowsed } from './history.store.ts';
