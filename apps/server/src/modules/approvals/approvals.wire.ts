import { itemStates } from '@jicai/domain/goods/quantity.ts';
import type { Audit, AuditProgress, AuditRow } from '@jicai/contract/approvals/approvals.ts';
import { approvalActions, isApprovalPending } from '@jicai/domain/approvals/approval-actions.ts';
import { stepModeTexts } from '@jicai/domain/approvals/approval-flow.ts';
import { auditStateTexts, forText, taskStates, taskStateTexts } from '@jicai/domain/approvals/approval-states.ts';
import { orderEventText } from '@jicai/domain/orders/order-record.ts';
import { orderStateTexts, type PayMode, payModeTexts } from '@jicai/domain/orders/order-states.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import type { ApprovalLine, ApprovalMoveRow } from './approval-detail.store.ts';
import type { TaskRow } from './approvals.store.ts';
import type { ListedApproval, selectProgress } from './list-approvals.store.ts';
import type { Splitting } from './find-splitting.ts';
import type { LastBought, LineNow, ReadApproval } from './read-approval.ts';

export function toAuditRow(row: ListedApproval): AuditRow {
  const dueTime =
    row.due_at && isApprovalPending(row.state, row.trade_state) ? shanghaiTime(new Date(row.due_at)) : undefined;
  return {
    auditId: row.audit_id,
    auditTaskId: row.task_id ?? undefined,
    taskState: row.task_state ?? undefined,
    taskStateText: row.task_state === null ? undefined : taskStateTexts[row.task_state],
    tradeNo: row.trade_no,
    requesterName: row.user_name,
    orgName: row.org_name,
    payFee: Number(row.pay_fen),
    itemName: row.first_item_name,
    itemCount: row.item_count,
    totalQty: row.total_qty,
    submitTime: shanghaiTime(new Date(row.submitted_at)),
    dueTime,
    auditState: row.state,
    auditStateText: auditStateTexts[row.state],
    currentStep: row.current_step,
    stepCount: row.step_count,
    currentApprovers: row.current_approvers,
    round: row.round,
    version: row.version,
  };
}

export const toProgress = (row: Awaited<ReturnType<typeof selectProgress>>[number]): AuditProgress => ({
  tradeId: row.trade_id,
  orderCount: row.order_count,
  payFee: Number(row.pay_fen),
  currentStep: row.current_step,
  stepCount: row.step_count,
  currentApprovers: row.current_approvers,
});

export function toAudit(ctx: SignedInCtx, read: ReadApproval): Audit {
  const { approval, trade, orders, first, tasks } = read;
  const ofRound = tasks.filter((task) => task.round === approval.round);
  const isDue = approval.dueAt && isApprovalPending(approval.state, trade.state);
  const mine = ofRound.find((task) => task.userId === ctx.actor.userId && task.state === taskStates.waiting);
  return {
    auditId: approval.approvalId,
    auditTaskId: mine?.taskId,
    tradeNo: approval.tradeNo,
    requesterName: approval.userName,
    orgName: approval.orgName,
    payFee: approval.payFen,
    totalQty: approval.totalQty,
    submitTime: shanghaiTime(approval.submittedAt),
    dueTime: isDue && approval.dueAt ? shanghaiTime(approval.dueAt) : undefined,
    auditState: approval.state,
    auditStateText: auditStateTexts[approval.state],
    currentStep: approval.currentStep,
    stepCount: approval.stepCount,
    currentApprovers: ofRound
      .filter((task) => task.state === taskStates.waiting)
      .map((task) => task.userName)
      .join('、'),
    round: approval.round,
    version: approval.version,
    orderState: first.state,
    orderStateText: orderStateTexts[first.state],
    payModeText: payModeTexts[trade.payMode],
    isMine: approval.userId === ctx.actor.userId,
    ruleName: approval.ruleName,
    ruleText: approval.ruleText,
    note: approval.note,
    failReason: approval.failReason,
    goodsFee: trade.goodsFen,
    discountFee: trade.discountFen,
    freightFee: trade.freightFen,
    purchaseNo: first.purchaseNo,
    costCenter: first.costCenter,
    files: read.files,
    expectDate: first.expectDate ?? undefined,
    address: toAddress(trade.address),
    orders: orders.map((order) => ({
      orderNo: order.orderNo,
      supplierId: order.supplierId,
      supplierName: order.supplierName,
      remark: order.remark,
      payFee: order.payFen,
      lines: order.lines.map((line) =>
        toLine(line, { now: read.nowOf.get(line.itemId), last: read.lastOf.get(line.itemId) }),
      ),
    })),
    steps: toSteps(ctx, ofRound),
    splitting: read.splitting && toSplitting(read.splitting),
    usage: read.use && {
      orgUsedFee: read.use.org.usedFen,
      orgWaitingFee: read.use.org.waitingFen,
      centerUsedFee: read.use.costCenter.usedFen,
      centerWaitingFee: read.use.costCenter.waitingFen,
    },
    remindCount: approval.remindCount,
    remindTime: approval.remindedAt ? shanghaiTime(approval.remindedAt) : undefined,
    history: toHistory(read.moves, { tasks, payMode: trade.payMode }),
    ...approvalActions(
      {
        state: approval.state,
        tradeState: trade.state,
        isRequester: approval.userId === ctx.actor.userId,
        task: mine,
        reminders: { count: approval.remindCount, lastAt: approval.remindedAt },
        now: ctx.now,
      },
      ctx.actor.permissions,
    ),
  };
}

const toSplitting = ({ ruleName, limitFen, sumFen, others }: Splitting): Audit['splitting'] => ({
  ruleName,
  limitFee: limitFen,
  sumFee: sumFen,
  trades: others.map(({ tradeNo, payFen, submittedAt, approvalId }) => ({
    tradeNo,
    payFee: payFen,
    submitTime: shanghaiTime(submittedAt),
    auditId: approvalId,
  })),
});

const toAddress = ({
  addressId,
  receiver,
  mobile,
  telephone,
  areaCode,
  areaText,
  address,
}: ReadApproval['trade']['address']) => ({ addressId, receiver, mobile, telephone, areaCode, areaText, address });

function toLine(
  { orderLineId, priceFen, discountFen, freightFen, payFen, stockQty, ...line }: ApprovalLine,
  { now, last }: { now: LineNow | undefined; last: LastBought | undefined },
) {
  return {
    ...line,
    orderItemId: orderLineId,
    price: priceFen,
    goodsFee: priceFen * line.qty,
    discountFee: discountFen,
    freightFee: freightFen,
    payFee: payFen,
    stockQty: stockQty ?? undefined,
    now: now && {
      price: now.price?.priceFen ?? null,
      isForSale: now.fact?.itemState === itemStates.onSale,
      availQty: now.fact?.availQty ?? 0,
    },
    last: last && { price: last.priceFen, time: shanghaiTime(last.at) },
  };
}

function toSteps(ctx: SignedInCtx, tasks: readonly TaskRow[]): Audit['steps'] {
  return [...new Set(tasks.map((task) => task.stepNo))].map((stepNo) => {
    const asked = tasks.filter((task) => task.stepNo === stepNo);
    const mode = asked[0]?.mode ?? 'any';
    return {
      stepNo,
      mode,
      modeText: stepModeTexts[mode],
      tasks: asked.map((task) => ({
        auditTaskId: task.taskId,
        userName: task.userName,
        taskState: task.state,
        taskStateText: taskStateTexts[task.state],
        comment: task.comment,
        actTime: task.actedAt ? shanghaiTime(task.actedAt) : undefined,
        isMine: task.userId === ctx.actor.userId,
        delegateOf: task.forUserName || undefined,
      })),
    };
  });
}

const actLabels: Partial<Record<TaskRow['state'], { event: string; label: string }>> = {
  [taskStates.agreed]: { event: 'agree', label: '同意' },
  [taskStates.rejected]: { event: 'reject', label: '驳回' },
  [taskStates.transferred]: { event: 'transfer', label: '转交' },
};

/** What approvers and the system did, merged in the order of time. */
function toHistory(
  moves: readonly ApprovalMoveRow[],
  { tasks, payMode }: { tasks: readonly TaskRow[]; payMode: PayMode },
): Audit['history'] {
  const acts = tasks.flatMap((task) => {
    const act = actLabels[task.state];
    if (!act || !task.actedAt) return [];
    const heir =
      task.state === taskStates.transferred ? tasks.find((one) => one.fromTaskId === task.taskId) : undefined;
    const remark = [heir && `转交给${heir.userName}`, task.comment].filter(Boolean).join('：');
    const label = task.forUserName ? `${forText(task.forUserName)}，${act.label}` : act.label;
    return [{ ...act, label, userName: task.userName, at: task.actedAt, remark }];
  });
  const rest = moves
    // A rejection by a person is shown with his task.
    .filter((move) => move.event !== 'reject' || move.actorType === 'system')
    .map(({ event, actorName, at, reason }) => ({
      event,
      label: orderEventText(event, payMode),
      userName: actorName,
      at,
      remark: reason,
    }));
  // Where both have the same time, the system's rejection comes after the agreement that led to it.
  const refused = rest.filter((one) => one.event === 'reject');
  return [...rest.filter((one) => one.event !== 'reject'), ...acts, ...refused]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, ...told }) => ({ ...told, time: shanghaiTime(at) }));
}
