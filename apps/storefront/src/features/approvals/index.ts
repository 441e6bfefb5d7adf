export { auditQuery, auditTodoQuery, refreshApprovals } from './approvals.queries.ts';
export { useAuditProgress } from './use-audit-progress.ts';
