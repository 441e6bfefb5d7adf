import { afterSaleStates, cancelStates, orderStates, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import type { AuditProgress } from '@jicai/contract/approvals/approvals.ts';
import type { OrderCard } from '@jicai/contract/orders/orders.ts';
import { useNow } from '@jicai/web/time/use-now.ts';
import { clockParts, msUntil } from '@jicai/web/time/wire-time.ts';
import styles from './OrderProgress.module.css';

/** A line or two under the state: who is to approve, how long there is to pay, or how far the goods are. */
export function OrderProgress({ order, approval }: { order: OrderCard; approval: AuditProgress | undefined }) {
  if (order.orderState === orderStates.awaitingApproval) return <Approval approval={approval} />;
  if (order.orderState === orderStates.awaitingPayment && order.payDeadline)
    return <TimeLeft deadline={order.payDeadline} />;
  const text = progressText(order);
  return text ? <div className={styles.note}>{text}</div> : null;
}

/** Its first line is there before it is known who is asked: nothing jumps. */
function Approval({ approval }: { approval: AuditProgress | undefined }) {
  return (
    <div className={styles.note}>
      {approval?.currentApprovers} 审批中
      {approval && approval.stepCount > 1 && (
        <span className={styles.step}>
          第 {approval.currentStep} 步，共 {approval.stepCount} 步
        </span>
      )}
    </div>
  );
}

function progressText(order: OrderCard): string {
  if (order.afterSaleState === afterSaleStates.underWay) return '售后处理中';
  const { orderState, cancelState, items, itemCount, totalQty, payState } = order;
  if (orderState === orderStates.awaitingShipment) {
    return cancelState === cancelStates.applied
      ? '取消申请审核中'
      : cancelState === cancelStates.refused
        ? '取消申请被拒绝'
        : '供应商备货中';
  }
  if (orderState === orderStates.partlyShipped) {
    // The card carries the first five lines only: a longer order is not counted by what is at hand.
    const shipped = items.reduce((sum, line) => sum + line.shippedQty, 0);
    return itemCount <= items.length ? `已发 ${shipped} / ${totalQty} 件` : '其余商品备货中';
  }
  if (orderState === orderStates.awaitingReceipt)
    return `${order.parcelCount} 个包裹，${order.arrivedParcelCount} 个已签收`;
  if (orderState === orderStates.cancelled || orderState === orderStates.closed) {
    return [order.cancelReason, payState === tradePayStates.refunded ? '款项已退回' : ''].filter(Boolean).join('，');
  }
  if (payState === tradePayStates.partlyRefunded) return '部分退款';
  return '';
}

function TimeLeft({ deadline }: { deadline: string }) {
  const left = msUntil(deadline, useNow());
  if (left === 0) return <div className={styles.note}>付款时间已过，等待关闭</div>;
  return <div className={styles.left}>剩余 {leftText(left)}</div>;
}

const dayMs = 86_400_000;
/** Beyond two days the seconds say nothing. */
const leftText = (ms: number) =>
  ms < 2 * dayMs
    ? clockParts(ms).join(':')
    : `${Math.floor(ms / dayMs)} 天 ${Math.floor((ms % dayMs) / 3_600_000)} 小时`;
