export { remindApprovers } from './announce-open-step.ts';
export { type ApprovalFlow, chooseFlow, listRules, needsAnswer } from './choose-flow.ts';
export { countAuditTodo } from './count-todo.ts';
export { findApprovalOf, getApprovalOf } from './read-approval.ts';
export { endDueApproval } from './end-approval.ts';
export { reassignTasksOfLeaver } from './reassign-tasks-of-leaver.ts';
export { openApproval, reopenApproval } from './open-approval.ts';
