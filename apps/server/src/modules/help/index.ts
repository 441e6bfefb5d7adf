export { helpRoutes } from './help.routes.ts';
