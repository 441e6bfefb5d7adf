import type { SignedInCtx } from '../../http/context.ts';
import { lockAskedTrade } from '../orders/index.ts';
import { lockApproval, selectTasks, selectTradesWaitingFor } from './approvals.store.ts';
import { handOn } from './hand-on.ts';
import { type Approver, selectApprovers, selectOrgPath } from './rules.store.ts';

/** Who can answer no more, and what the records of his tasks say about it. */
interface Leaver {
  userId: string;
  customerId: string;
  orgId: string | null;
  comment: string;
}

/**
 * Somebody leaves, or may approve no more: what he would still have to answer goes to the head of his department, else to
 * an administrator (domain.md 2.6). Where nobody else may answer, his task stays until the approval times out.
 */
export async function handOverTasks(ctx: SignedInCtx, leaver: Leaver): Promise<void> {
  const { userId, customerId, orgId } = leaver;
  const tradeNos = await selectTradesWaitingFor(ctx, userId);
  if (tradeNos.length === 0) return;
  const [people, path] = await Promise.all([selectApprovers(ctx, customerId), orgId ? selectOrgPath(ctx, orgId) : []]);
  const others = people.filter((person) => person.userId !== userId);
  const heirs = [
    ...others.filter((person) => person.userId === path[0]?.leaderUserId),
    ...others.filter((person) => person.isAdmin),
  ];
  for (const tradeNo of tradeNos) await handOver(ctx, tradeNo, leaver, heirs);
}

async function handOver(
  ctx: SignedInCtx,
  tradeNo: string,
  { userId, comment }: Leaver,
  heirs: readonly Approver[],
): Promise<void> {
  const trade = await lockAskedTrade(ctx, tradeNo);
  const approval = await lockApproval(ctx, trade.tradeId);
  if (approval?.state !== 10) return;
  const tasks = await selectTasks(ctx, approval);
  const moves = tasks.flatMap((task) => {
    if (task.userId !== userId || (task.state !== 0 && task.state !== 1)) return [];
    const asked = tasks.filter((one) => one.stepNo === task.stepNo).map((one) => one.userId);
    const heir = heirs.find((person) => person.userId !== approval.userId && !asked.includes(person.userId));
    return heir ? [{ task, heir }] : [];
  });
  if (moves.length === 0) return;
  await handOn(ctx, { approval, tasks }, { moves, comment, hops: 0 });
}
