export { consentsRoutes } from './consents.routes.ts';
export { type GivenConsent, recordConsents } from './consents.service.ts';
