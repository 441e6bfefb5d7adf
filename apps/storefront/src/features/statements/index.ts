export { payableQuery, statementsQuery } from './statements.queries.ts';
