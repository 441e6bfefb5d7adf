import type { Channel, PayState, RefundState } from '@jicai/domain/payment-states.ts';
import type { Ctx } from '../../http/context.ts';
import { selectTradePayments } from './payments.store.ts';
import { selectTradeRefunds } from './refunds.store.ts';

export interface TradePayments {
  payments: { payNo: string; channel: Channel; feeFen: number; payState: PayState; paidAt: Date | null }[];
  /** orderId is null for money that never reached an order. */
  refunds: {
    refundNo: string;
    orderId: string | null;
    feeFen: number;
    refundState: RefundState;
    succeededAt: Date | null;
  }[];
}

/** Every attempt (newest first) and every refund of a trade that the caller may see. */
export async function listTradePayments(ctx: Ctx, tradeId: string): Promise<TradePayments> {
  const [payments, refunds] = await Promise.all([selectTradePayments(ctx, tradeId), selectTradeRefunds(ctx, tradeId)]);
  return {
    payments: payments.map(({ payNo, channel, amountFen, payState, paidAt }) => ({
      payNo,
      channel,
      feeFen: amountFen,
      payState,
      paidAt,
    })),
    refunds: refunds.map(({ refundNo, orderId, feeFen, refundState, succeededAt }) => ({
      refundNo,
      orderId,
      feeFen,
      refundState,
      succeededAt,
    })),
  };
}
