export { approvalHintQuery } from './approval-hint.queries.ts';
