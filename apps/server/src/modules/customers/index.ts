export { releaseChange } from './release-overdue.ts';
export { creditChange } from './set-credit.ts';
