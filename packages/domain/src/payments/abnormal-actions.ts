import { type RefundState, refundStates } from './payment-states.ts';

/** What an operator may decide about money of a wrong amount: all of it goes back, or it is taken as it is. */
export const abnormalPaymentActions = ['refund', 'apply'] as const;

/** A refund that failed: sent again, or paid out by hand. What is paid out by bank cannot be sent to a channel. */
export const abnormalRefundActions = ({
  channel,
  refundState,
}: {
  channel: string;
  refundState: RefundState;
}): ('retry' | 'manual')[] =>
  channel !== 'TRANSFER' && refundState === refundStates.abnormal ? ['retry', 'manual'] : ['manual'];
