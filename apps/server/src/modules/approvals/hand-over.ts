import type { SignedInCtx } from '../../http/context.ts';
import { lockTrade } from '../orders/index.ts';
import { insertTasks, lockApproval, selectTasks, selectTradesWaitingFor } from './approvals.store.ts';
import { tellApprovers } from './ask-open.ts';
import { writeTasks } from './decide.ts';
import { moveApproval } from './move-approval.ts';
import { type Approver, selectApprovers, selectOrgPath } from './rules.store.ts';

/**
 * The caller leaves: what he would still have to answer goes to the head of his department, else to an administrator
 * (domain.md 2.6). Where nobody else may answer, his task stays until the approval times out.
 */
export async function handOverTasks(ctx: SignedInCtx): Promise<void> {
  const { userId, customerId, orgId } = ctx.actor;
  const tradeNos = await selectTradesWaitingFor(ctx, userId);
  if (tradeNos.length === 0) return;
  const [people, path] = await Promise.all([selectApprovers(ctx, customerId), orgId ? selectOrgPath(ctx, orgId) : []]);
  const others = people.filter((person) => person.userId !== userId);
  const heirs = [
    ...others.filter((person) => person.userId === path[0]?.leaderUserId),
    ...others.filter((person) => person.isAdmin),
  ];
  for (const tradeNo of tradeNos) await handOver(ctx, tradeNo, heirs);
}

async function handOver(ctx: SignedInCtx, tradeNo: string, heirs: readonly Approver[]): Promise<void> {
  const trade = await lockTrade(ctx, tradeNo);
  const approval = await lockApproval(ctx, trade.tradeId);
  if (approval?.state !== 10) return;
  const tasks = await selectTasks(ctx, approval);
  const moved = tasks.flatMap((task) => {
    if (task.userId !== ctx.actor.userId || (task.state !== 0 && task.state !== 1)) return [];
    const asked = tasks.filter((one) => one.stepNo === task.stepNo).map((one) => one.userId);
    const heir = heirs.find((person) => person.userId !== approval.userId && !asked.includes(person.userId));
    return heir ? [{ task, heir }] : [];
  });
  if (moved.length === 0) return;
  const left = new Set(moved.map(({ task }) => task.taskId));
  await writeTasks(
    ctx,
    tasks,
    tasks.map((task) => (left.has(task.taskId) ? { ...task, state: 4 as const } : task)),
    Object.fromEntries([...left].map((taskId) => [taskId, '账号已停用，由系统转交'])),
  );
  await insertTasks(
    ctx,
    moved.map(({ task, heir: { userId, accountId, userName } }) => ({
      id: ctx.newId(),
      approvalId: approval.auditId,
      tradeId: approval.tradeId,
      round: task.round,
      stepNo: task.stepNo,
      mode: task.mode,
      userId,
      accountId,
      userName,
      state: task.state,
      fromTaskId: task.taskId,
      hops: task.hops,
      openedAt: task.openedAt,
    })),
  );
  await moveApproval(ctx, approval, 'transfer', { state: 10 });
  const asked = moved.filter(({ task }) => task.state === 1).map(({ heir }) => heir);
  await tellApprovers(ctx, approval, asked, '转交给您审批');
}
