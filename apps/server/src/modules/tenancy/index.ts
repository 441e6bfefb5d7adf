export { followCategory } from './follow-category.ts';
export { getTemplate } from './tenancy.service.ts';
