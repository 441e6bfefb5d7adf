import { type TaskState, taskStates } from './approval-states.ts';

/** 'any' 或签: one agreement is enough. 'all' 会签: everybody has to agree. */
export type StepMode = 'any' | 'all';
export const stepModeTexts: Record<StepMode, string> = { any: '或签', all: '会签' };

/** Who is asked: one person, everybody with a role, the head of the requester's department or of the one above it. */
export type ApproverSpec = { kind: 'user' | 'role'; id: string } | { kind: 'leader' | 'upperLeader' };

export interface RuleStep {
  mode: StepMode;
  approvers: readonly ApproverSpec[];
}

/** The people of an enterprise who may approve: active, with the permission for it. */
export interface ApproverDirectory {
  people: readonly { userId: string; roleIds: readonly string[]; isAdmin: boolean }[];
  /** Heads of the requester's department and of those above it; null where there is none. */
  leaders: readonly (string | null)[];
}

/** What happens where nobody above the requester can sign: the highest person passes, or a named deputy is asked. */
export type RuleFallback = { kind: 'skip' } | { kind: 'deputy'; userId: string };

export interface ResolvedStep {
  /** 1-based. */
  stepNo: number;
  mode: StepMode;
  userIds: string[];
}

export interface ResolvedFlow {
  /** In the order in which they are asked, numbered from 1; none where all are passed. Undefined: `missing` has nobody. */
  steps?: ResolvedStep[];
  /** Steps of the rule, as it numbers them, that its highest person passes for want of anybody above. */
  skipped: number[];
  /** The first step of the rule that nobody can sign (noApprover). */
  missing?: number;
}

/**
 * Steps of a rule as people (docs/domain/approvals.md §1): nobody approves his own order, nobody stands twice in a
 * step, a step without anybody falls to the enterprise's administrators, then to the rule's deputy. Where there is none
 * either, an administrator, above whom nobody stands, passes the step; anybody else's order is refused.
 */
export function resolveSteps(
  steps: readonly RuleStep[],
  {
    requesterId,
    directory,
    fallback = { kind: 'skip' },
  }: { requesterId: string; directory: ApproverDirectory; fallback?: RuleFallback },
): ResolvedFlow {
  const people = directory.people.filter((person) => person.userId !== requesterId);
  const isHighest = directory.people.some((person) => person.userId === requesterId && person.isAdmin);
  const resolved: ResolvedStep[] = [];
  const skipped: number[] = [];
  for (const [at, { mode, approvers }] of steps.entries()) {
    const named = people.filter((person) => approvers.some((spec) => isMeant(spec, person, directory.leaders)));
    const above = named.length > 0 ? named : people.filter((person) => person.isAdmin);
    const asked = above.length > 0 ? above : people.filter((person) => isDeputy(fallback, person));
    if (asked.length > 0)
      resolved.push({ stepNo: resolved.length + 1, mode, userIds: asked.map((person) => person.userId) });
    else if (isHighest) skipped.push(at + 1);
    else return { missing: at + 1, skipped };
  }
  return steps.length > 0 ? { steps: resolved, skipped } : { missing: 1, skipped };
}

const isDeputy = (fallback: RuleFallback, { userId }: { userId: string }) =>
  fallback.kind === 'deputy' && fallback.userId === userId;

/** Why steps of a rule were passed, as the record says it. */
export const skipText = (skipped: readonly number[], requesterName: string): string =>
  `第${skipped.join('、')}步免审：${requesterName}是企业管理员，上级无人可审批`;

/** Where rules are mended, as the menu of the centre calls it. */
const rulesPlace = '账户中心 > 审批设置';

/** Why an order cannot be submitted (noApprover), who can mend that and where. */
export function noApproverText({
  ruleName,
  stepNo,
  editors,
}: {
  ruleName: string;
  stepNo: number;
  /** Names of those who may change rules. */
  editors: readonly string[];
}): string {
  const whom = editors.length > 0 ? editors.join('、') : '商城客服';
  return `规则“${ruleName}”第${stepNo}步没有可审批的人，请联系${whom}在“${rulesPlace}”中添加审批人或指定代理审批人`;
}

function isMeant(
  spec: ApproverSpec,
  person: ApproverDirectory['people'][number],
  leaders: ApproverDirectory['leaders'],
): boolean {
  switch (spec.kind) {
    case 'user':
      return person.userId === spec.id;
    case 'role':
      return person.roleIds.includes(spec.id);
    case 'leader':
      return person.userId === leaders[0];
    case 'upperLeader':
      return person.userId === leaders[1];
    default:
      return spec satisfies never;
  }
}

/** A task as the flow sees it. */
export interface FlowTask {
  taskId: string;
  stepNo: number;
  mode: StepMode;
  userId: string;
  state: TaskState;
}

export interface Progress<T extends FlowTask> {
  /** All tasks of the round as they stand now. */
  tasks: T[];
  /** The step that is open; the last one when all are passed. */
  currentStep: number;
  isPassed: boolean;
}

/**
 * Opens a step: its tasks wait for an answer, and who has agreed in an earlier step has agreed here too. A step that needs
 * nobody any more opens the next.
 */
export function openStep<T extends FlowTask>(tasks: readonly T[], stepNo: number): Progress<T> {
  const lastStep = Math.max(...tasks.map((task) => task.stepNo));
  if (stepNo > lastStep) return { tasks: [...tasks], currentStep: lastStep, isPassed: true };
  const agreed = new Set(tasks.filter((task) => task.state === taskStates.agreed).map((task) => task.userId));
  const opened = tasks.map((task) =>
    task.stepNo === stepNo && task.state === taskStates.notOpen
      ? { ...task, state: agreed.has(task.userId) ? taskStates.agreed : taskStates.waiting }
      : task,
  );
  return passStep(opened, stepNo);
}

/** One person agrees: his task is done and, where that is enough, the next step opens. */
export function agree<T extends FlowTask>(tasks: readonly T[], taskId: string): Progress<T> {
  const stepNo = tasks.find((task) => task.taskId === taskId)?.stepNo ?? 0;
  const answered = tasks.map((task) => (task.taskId === taskId ? { ...task, state: taskStates.agreed } : task));
  return passStep(answered, stepNo);
}

/**
 * Tasks that nobody has to answer any more, because who would inherit them is asked in the same step already. Where the rest
 * of the open step has agreed, it goes on.
 */
export function skipDuplicateTasks<T extends FlowTask>(
  tasks: readonly T[],
  { taskIds, currentStep }: { taskIds: readonly string[]; currentStep: number },
): Progress<T> {
  const excused = tasks.map((task) =>
    taskIds.includes(task.taskId) ? { ...task, state: taskStates.notNeeded } : task,
  );
  return passStep(excused, currentStep);
}

function passStep<T extends FlowTask>(tasks: T[], stepNo: number): Progress<T> {
  const asked = tasks.filter(
    (task) => task.stepNo === stepNo && task.state !== taskStates.transferred && task.state !== taskStates.notNeeded,
  );
  const isAny = asked.some((task) => task.mode === 'any');
  const isPassed = isAny
    ? asked.some((task) => task.state === taskStates.agreed)
    : asked.every((task) => task.state === taskStates.agreed);
  if (!isPassed) return { tasks, currentStep: stepNo, isPassed: false };
  const settled = tasks.map((task) =>
    task.stepNo === stepNo && task.state === taskStates.waiting ? { ...task, state: taskStates.notNeeded } : task,
  );
  return openStep(settled, stepNo + 1);
}

/** Ends a round: what nobody has answered is void. `rejectedId` is the task that said no. */
export function endRound<T extends FlowTask>(tasks: readonly T[], rejectedId?: string): T[] {
  return tasks.map((task) => {
    if (task.taskId === rejectedId) return { ...task, state: taskStates.rejected };
    return task.state === taskStates.notOpen || task.state === taskStates.waiting
      ? { ...task, state: taskStates.void }
      : task;
  });
}
