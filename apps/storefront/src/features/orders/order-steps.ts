import { parcelStates } from '@jicai/domain/orders/tracking.ts';
import type { Order } from '@jicai/contract/orders/orders.ts';
import { cancelStates, orderStates, payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import type { BarStep } from '@jicai/ui/layout/StepBar.tsx';
import { minuteTime, shortTime } from '@jicai/web/time/wire-time.ts';

/** `useApprovalTerms` says them. */
export interface ApprovalTerms {
  withinHours: string;
  withinDays: string;
}

type Facts = Pick<
  Order,
  | 'orderState'
  | 'payMode'
  | 'payState'
  | 'cancelState'
  | 'createTime'
  | 'payTime'
  | 'shipTime'
  | 'completeTime'
  | 'cancelTime'
  | 'payDeadline'
  | 'cancelReason'
  | 'parcels'
  | 'history'
>;

const at = (time: string | undefined) => (time ? shortTime(time) : undefined);

/** The way of an order with the times it has passed; a cancelled order ends where it stopped. */
export function orderSteps(order: Facts): BarStep[] {
  const isCredit = order.payMode === payModes.credit;
  const submitted: BarStep = { title: '提交订单', sub: at(order.createTime), state: 'done' };
  const payTitle = isCredit ? '信用额度扣减' : '付款';
  const paid: BarStep = {
    title: payTitle,
    sub: at(order.payTime ?? (isCredit ? creditTime(order) : undefined)),
    state: 'done',
  };
  const { orderState } = order;
  if (orderState === orderStates.awaitingApproval || orderState === orderStates.rejected) {
    const approval: BarStep =
      orderState === orderStates.awaitingApproval
        ? { title: '审批', sub: '待审批', state: 'now' }
        : { title: '审批', sub: '已驳回', state: 'ended' };
    const rest = [payTitle, '发货', '收货', '完成'];
    return [submitted, approval, ...rest.map((title): BarStep => ({ title, state: 'next' }))];
  }
  if (orderState === orderStates.cancelled || orderState === orderStates.closed) {
    const isPaid =
      order.payTime !== undefined ||
      orderState === orderStates.closed ||
      (isCredit && order.payState > tradePayStates.unpaid);
    const end: BarStep = {
      title: orderState === orderStates.cancelled ? '已取消' : '已关闭',
      sub: at(order.cancelTime),
      state: 'ended',
    };
    return isPaid ? [submitted, paid, end] : [submitted, end];
  }
  const approvedAt = order.history.find(({ event }) => event === 'approve')?.time;
  const approved: BarStep[] = approvedAt ? [{ title: '审批', sub: at(approvedAt), state: 'done' }] : [];
  const receipts = order.parcels.flatMap(({ receiveTime }) => receiveTime ?? []).toSorted();
  return [
    submitted,
    ...approved,
    orderState === orderStates.awaitingPayment
      ? { title: paid.title, sub: order.payDeadline && `${shortTime(order.payDeadline)} 前`, state: 'now' }
      : paid,
    step(
      '发货',
      at(order.shipTime),
      [20],
      [30, 35],
      orderState,
      orderState === orderStates.partlyShipped ? '部分发出' : '备货中',
    ),
    step(
      '收货',
      at(receipts.at(-1)),
      [20, 30, 35],
      [40],
      orderState,
      `${receipts.length} / ${order.parcels.length} 个包裹已收货`,
    ),
    step('完成', at(order.completeTime), [20, 30, 35, 40], [], orderState),
  ];
}

/** Credit is taken by the submission, or by the approval that let it pass: the newest of them. */
const creditTime = ({ history, createTime }: Facts) =>
  history.find(({ event }) => event === 'approve' || event === 'resubmit')?.time ?? createTime;

function step(
  title: string,
  doneAt: string | undefined,
  before: readonly number[],
  during: readonly number[],
  state: number,
  duringText?: string,
): BarStep {
  if (before.includes(state)) return { title, state: 'next' };
  return during.includes(state) ? { title, sub: duringText, state: 'now' } : { title, sub: doneAt, state: 'done' };
}

/**
 * One sentence that says what to do, or what happens next; `approvers` are asked now, '' where that is not known. `terms`:
 * how long an approval and an edit may take.
 */
export function nextSentence(order: Facts, terms: ApprovalTerms, approvers = ''): string {
  const { orderState, payDeadline, cancelState, parcels } = order;
  switch (orderState) {
    case orderStates.awaitingApproval:
      return `申请已提交，等待${approvers && ` ${approvers} `}审批；商品已预占，${terms.withinHours}未通过自动取消`;
    case orderStates.rejected:
      return `申请没有通过，可在 ${terms.withinDays}修改并重新提交，逾期自动取消`;
    case orderStates.awaitingPayment: {
      const until = payDeadline ? `请在 ${minuteTime(payDeadline)} 前` : '请尽快';
      return order.payMode === payModes.transfer
        ? `${until}转账并提交凭证，到账核对后发货；超时订单自动取消`
        : `${until}完成付款，超时订单自动取消`;
    }
    case orderStates.awaitingShipment:
      return cancelState === cancelStates.applied
        ? '取消申请已提交，等待商家审核'
        : '供应商正在备货，发出后这里会显示物流';
    case orderStates.partlyShipped:
      return '部分商品已发出，其余由供应商继续备货；收到的包裹可以先确认';
    case orderStates.awaitingReceipt: {
      const due = parcels.flatMap(({ parcelState, autoReceiveTime }) =>
        parcelState < parcelStates.received && autoReceiveTime ? [autoReceiveTime] : [],
      );
      const last = due.toSorted().at(-1);
      return `商品已全部发出，请核对后确认收货${last ? `；系统将于 ${minuteTime(last)} 自动收货` : ''}`;
    }
    case orderStates.completed:
      return '订单已完成，感谢您的采购';
    case orderStates.cancelled:
      return cancelSentence(order);
    case orderStates.closed:
      return '订单已关闭';
    default:
      return orderState satisfies never;
  }
}

function cancelSentence({ cancelReason, payTime, payMode, payState }: Facts): string {
  const reason = cancelReason ? `订单已取消：${cancelReason}` : '订单已取消，没有商品发出';
  if (payMode === payModes.credit)
    return `${reason}；${payState > tradePayStates.unpaid ? '扣减的信用额度已恢复' : '冻结的信用额度已解冻'}`;
  return payTime ? `${reason}；已付款项退回原付款方` : reason;
}
