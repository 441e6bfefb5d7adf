/**
 * What orders may ask of payments. This half knows nothing of orders; the half that settles money with them is
 * `cashier/`, with a door of its own, so that the two rooms do not import each other in a circle.
 */
export { beginClosing, hasOpenAttempts } from './closing.ts';
export { listTradePayments, type TradePayments } from './list-trade-payments.ts';
export { openRefund, type OpenedRefund } from './open-refund.ts';
export { type RecordedTransfer, recordTransfer, type TransferTrade } from './record-transfer.ts';
