export { expireOrderChange } from './answer-change.ts';
export { proposalChange } from './propose-change.ts';
