export { type Desk, deskQuery } from './desk.queries.ts';
