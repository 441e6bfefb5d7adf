export { followCategory } from './follow-category.ts';
export { getTemplate } from './tenancy.service.ts';
export { beginLook, endLook } from './publish-look.ts';
