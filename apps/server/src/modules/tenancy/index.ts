export { getTemplate } from './tenancy.service.ts';
