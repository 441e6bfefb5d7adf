import { auditStates, type TaskState, taskStates } from '@jicai/domain/approvals/approval-states.ts';
import { openStep } from '@jicai/domain/approvals/approval-flow.ts';
import { hourMs } from '@jicai/domain/time/durations.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import type { CreatedTrade } from '../orders/index.ts';
import { insertApproval, insertTasks, selectApproval, selectTradeItems } from './approvals.store.ts';
import type { ApprovalFlow } from './choose-flow.ts';
import { getApprovalOptions } from './approval-options.ts';
import { announceOpenStep } from './announce-open-step.ts';
import { moveApproval } from './move-approval.ts';

interface Request {
  trade: Pick<CreatedTrade, 'tradeId' | 'tradeNo' | 'payFen'>;
  /** What the requester tells his approvers. */
  note: string;
}

/** Until when a step that opens now has to be answered. */
export async function stepDueAt(ctx: Ctx): Promise<Date> {
  const { expiryHours } = await getApprovalOptions(ctx);
  return new Date(ctx.now.getTime() + expiryHours * hourMs);
}

/** Opens the approval of a trade that has just become 10, its first round; refused as noApprover where nobody can be asked. */
export async function openApproval(ctx: SignedInCtx, flow: ApprovalFlow, { trade, note }: Request): Promise<string> {
  const { accountId, userId, userName, customerId } = ctx.actor;
  const approvalId = ctx.newId();
  const { tradeId, tradeNo } = trade;
  await insertApproval(ctx, {
    id: approvalId,
    tradeId,
    tradeNo,
    customerId,
    accountId,
    userId,
    userName,
    note,
    ...(await summaryOf(ctx, tradeId)),
    ...(await roundOf(ctx, flow, trade.payFen)),
  });
  await beginRound(ctx, { approvalId, tradeId, round: 1 }, flow);
  return approvalId;
}

/** The next round of an approval that was refused or withdrawn: everybody is asked anew. Without a flow it is passed. */
export async function reopenApproval(
  ctx: SignedInCtx,
  flow: ApprovalFlow | undefined,
  { round, trade, note }: Request & { round: number },
): Promise<string> {
  const approval = await selectApproval(ctx, { tradeNo: trade.tradeNo });
  if (!approval) throw new Error(`trade ${trade.tradeNo} was turned back without an approval`);
  const { approvalId } = approval;
  const shown = { note, ...(await summaryOf(ctx, trade.tradeId)) };
  if (!flow) {
    const over = { state: auditStates.approved, dueAt: null, decidedAt: ctx.now, ruleName: '', ruleText: '' } as const;
    await moveApproval(ctx, approval, 'resubmit', {
      ...shown,
      ...over,
      round,
      payFen: trade.payFen,
      submittedAt: ctx.now,
    });
    return approvalId;
  }
  await moveApproval(ctx, approval, 'resubmit', { ...shown, ...(await roundOf(ctx, flow, trade.payFen)), round });
  await beginRound(ctx, { approvalId, tradeId: trade.tradeId, round }, flow);
  return approvalId;
}

/** What an approval shows of its order without reading it. */
async function summaryOf(ctx: SignedInCtx, tradeId: string) {
  const items = await selectTradeItems(ctx, tradeId);
  return {
    orgName: items[0]?.orgName ?? '',
    firstItemName: items[0]?.itemName ?? '',
    itemCount: items.length,
    totalQty: items.reduce((sum, item) => sum + item.qty, 0),
  };
}

const stepsOf = ({ steps, fault }: ApprovalFlow) => {
  if (!steps) throw refuse.noApprover({ text: fault });
  return steps;
};

const roundOf = async (ctx: SignedInCtx, flow: ApprovalFlow, payFen: number) => ({
  state: auditStates.waiting,
  currentStep: 1,
  stepCount: stepsOf(flow).length,
  ruleId: flow.ruleId,
  ruleName: flow.ruleName,
  ruleText: flow.ruleText,
  payFen,
  failReason: '',
  submittedAt: ctx.now,
  dueAt: await stepDueAt(ctx),
  decidedAt: null,
});

async function beginRound(
  ctx: SignedInCtx,
  { approvalId, tradeId, round }: { approvalId: string; tradeId: string; round: number },
  flow: ApprovalFlow,
): Promise<void> {
  const waiting = stepsOf(flow).flatMap(({ stepNo, mode, approvers }) =>
    approvers.map(({ userId, accountId, userName }) => ({
      taskId: ctx.newId(),
      stepNo,
      mode,
      userId,
      accountId,
      userName,
      state: taskStates.notOpen as TaskState,
    })),
  );
  const { tasks } = openStep(waiting, 1);
  await insertTasks(
    ctx,
    tasks.map(({ taskId: id, ...task }) => ({
      ...task,
      id,
      approvalId,
      tradeId,
      round,
      openedAt: task.state === taskStates.waiting ? ctx.now : null,
    })),
  );
  await announceOpenStep(ctx, approvalId);
}
