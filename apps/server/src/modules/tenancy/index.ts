export { tenancyRoutes } from './tenancy.routes.ts';
export { getTemplate } from './tenancy.service.ts';
