export { creditQuery } from './finance.queries.ts';
