import { cancelReasonFault, cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { orderStates, type PayMode, payModes } from '@jicai/domain/orders/order-states.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import { post } from '@jicai/web/call/post.ts';
import type { ActionOrder } from './use-order-actions.ts';

export interface CancelForm {
  /** As the select keeps it, '' while none is chosen. */
  reasonCode: string;
  reason: string;
  /** Puts the goods of the cancelled orders into the cart again. */
  isBackToCart: boolean;
}

/** Faults of the form by field (docs/domain/validation.md §6). */
export function cancelFaults({ reasonCode, reason }: CancelForm): Faults<CancelForm> {
  const fault = cancelReasonFault(Number(reasonCode), reason.trim());
  if (!fault) return {};
  return hasOwnWords(reasonCode) ? { reason: fault } : { reasonCode: fault };
}

/** The words are asked for with the reason that says nothing by itself. */
export const hasOwnWords = (reasonCode: string): boolean => Number(reasonCode) === cancelReasons.other;

export interface CancelCommand extends CancelForm {
  order: ActionOrder;
  /** The order is paid: the shop is asked to agree. */
  isApplication: boolean;
}

export interface CancelOutcome {
  /** What has become of it, in one sentence. */
  text: string;
  orderNos: string[];
}

const agreedText = (payMode: PayMode) =>
  payMode === payModes.credit ? '订单已取消，扣减的信用额度已恢复' : '订单已取消，款项将退回原付款方';

/** Cancels the unpaid trade, or asks for the cancellation of a paid order. */
export async function cancelOrder(
  { order, isApplication, reasonCode, reason }: CancelCommand,
  requestId: string,
): Promise<CancelOutcome> {
  const fields = {
    reasonCode: Number(reasonCode),
    reason: (hasOwnWords(reasonCode) && reason.trim()) || undefined,
    version: order.version,
    requestId,
  };
  if (isApplication) {
    const { resultData } = await post('/api/ShopOrder/ApplyCancel', { data: { orderNo: order.orderNo, ...fields } });
    const isAgreed = resultData.orderState === orderStates.cancelled;
    return {
      text: isAgreed ? agreedText(order.payMode) : '取消申请已提交，等待商家审核',
      orderNos: isAgreed ? [order.orderNo] : [],
    };
  }
  const { resultData } = await post('/api/ShopOrder/Cancel', {
    data: { orderNo: order.orderNo, tradeNo: undefined, ...fields },
  });
  if (resultData.isClosing) return { text: '正在关闭未完成的付款，关闭后订单会自动取消', orderNos: [] };
  const orderNos = resultData.orders.map(({ orderNo }) => orderNo);
  return { text: orderNos.length > 1 ? `已取消同一交易的 ${orderNos.length} 个订单` : '订单已取消', orderNos };
}
