export { scopeTexts } from './role-texts.ts';
export { refreshRoles, roleChoicesQuery } from './roles.queries.ts';
