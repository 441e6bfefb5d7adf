import { dayMs } from '@jicai/domain/time/durations.ts';
import { fromShanghai } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { checkVersion } from '../orders/index.ts';
import { getApprovalOptions } from './approval-options.ts';
import { saveDelegationRow, selectDelegation, selectDelegators } from './delegations.store.ts';
import { selectApprovers } from './rules.store.ts';

/** The caller's own delegation, whom he may name, and for whom he answers now. */
export async function readDelegate(ctx: SignedInCtx) {
  const { userId, customerId } = ctx.actor;
  const [own, people, delegators] = await Promise.all([
    selectDelegation(ctx, userId),
    selectApprovers(ctx, customerId),
    selectDelegators(ctx, userId),
  ]);
  return { own, people, delegators };
}

export interface DelegateInput {
  toUserId: string;
  fromTime: string;
  toTime: string;
  isEnable: boolean;
  version: number | undefined;
}

/**
 * Names who answers new approvals for the caller for a time (docs/domain/approvals.md §4). He must be a colleague who
 * may approve and be there himself in that time: a delegation is not passed on.
 */
export async function saveDelegate(ctx: SignedInCtx, input: DelegateInput): Promise<void> {
  const { userId, customerId } = ctx.actor;
  const { toUserId, isEnable: isEnabled } = input;
  const [fromAt, toAt] = [fromShanghai(input.fromTime), fromShanghai(input.toTime)];
  if (!fromAt) throw badField('fromTime', '请选择委托开始时间');
  if (!toAt) throw badField('toTime', '请选择委托结束时间');
  if (fromAt >= toAt) throw badField('toTime', '结束时间须晚于开始时间');
  if (isEnabled && toAt <= ctx.now) throw badField('toTime', '结束时间须晚于现在');
  const { delegateDays } = await getApprovalOptions(ctx);
  if (toAt.getTime() - fromAt.getTime() > delegateDays * dayMs) throw badField('toTime', `委托最长${delegateDays}天`);
  if (toUserId === userId) throw badField('toUserId', '不能委托给自己');
  const people = await selectApprovers(ctx, customerId);
  if (!people.some((person) => person.userId === toUserId)) throw badField('toUserId', '受托人没有审批权限');
  // Each row is locked before the other is read, in the order of their ids: of two who name each other one is told.
  const rows = [];
  for (const id of [userId, toUserId].toSorted()) rows.push(await selectDelegation(ctx, id, { isLocked: true }));
  const theirs = rows.find((row) => row?.userId === toUserId);
  if (isEnabled && theirs?.isEnabled && theirs.fromAt < toAt && fromAt < theirs.toAt)
    throw badField('toUserId', '受托人在这段时间也委托了他人，请另选一位');
  const own = rows.find((row) => row?.userId === userId);
  if (own) checkVersion(own, input.version);
  const fields = { toUserId, fromAt, toAt, isEnabled };
  if (!(await saveDelegationRow(ctx, { userId, customerId, version: own?.version }, fields))) throw refuse.outdated();
  await writeAudit(ctx, { subject: `approvalDelegate ${userId}`, before: { ...own }, after: { ...fields } });
}
