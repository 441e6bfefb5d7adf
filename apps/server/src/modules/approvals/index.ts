export { remindApprovers } from './ask-open.ts';
export { type ApprovalFlow, chooseFlow, listRules, needsAnswer } from './choose-flow.ts';
export { countAuditTodo } from './count-todo.ts';
export { getApprovalOf } from './read-approval.ts';
export { endDueApproval } from './end-approval.ts';
export { handOverTasks } from './hand-over.ts';
export { openApproval, reopenApproval } from './open-approval.ts';
