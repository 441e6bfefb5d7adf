export { auditQuery, auditTodoQuery, refreshApprovals } from './approvals.queries.ts';
export { auditSteps } from './audit-looks.ts';
export { RequesterButtons } from './RequesterButtons.tsx';
export { useAuditProgress } from './use-audit-progress.ts';
export { withdrawText } from './withdraw-text.ts';
