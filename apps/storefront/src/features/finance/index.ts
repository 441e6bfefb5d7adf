export { CreditTrack } from './CreditTrack.tsx';
export { creditQuery } from './finance.queries.ts';
