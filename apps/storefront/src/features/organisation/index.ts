export { departmentsOf, orgLabel, type ParentChoice } from './departments.ts';
export { orgTreeQuery, refreshOrgs } from './org.queries.ts';
