export { type GivenConsent, recordConsents } from './consents.service.ts';
