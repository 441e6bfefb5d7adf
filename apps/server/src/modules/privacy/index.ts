export { makeDataExport } from './make-export.ts';
export { privacyRoutes } from './privacy.routes.ts';
