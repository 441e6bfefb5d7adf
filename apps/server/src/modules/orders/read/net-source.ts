import type { NetSource } from '@jicai/domain/orders/net-lines.ts';
import { type OrderState, orderStates, type TradePayState, tradePayStates } from '@jicai/domain/orders/order-states.ts';

interface Line extends NetSource {
  adjustedQty: number;
  adjustedFen: number;
}

/**
 * A line as what is left of it is reckoned. What statements took off a line is no longer paid for, as on its invoice. An
 * order that was cancelled before anybody paid has nothing left, though no money went back.
 */
export function netSourceOf(line: Line, order: { state: OrderState; payState: TradePayState }): NetSource {
  const { priceFen, qty, payFen, freightFen, taxRateBp } = line;
  const amounts = { priceFen, qty, payFen, freightFen, taxRateBp };
  if (order.state === orderStates.cancelled && order.payState === tradePayStates.unpaid) {
    return { ...amounts, refundedQty: qty, freightRefundedQty: qty, refundedFen: payFen };
  }
  return {
    ...amounts,
    refundedQty: line.refundedQty + line.adjustedQty,
    freightRefundedQty: line.freightRefundedQty + line.adjustedQty,
    refundedFen: line.refundedFen - line.adjustedFen,
  };
}
