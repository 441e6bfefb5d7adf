export { beginClosing } from './closing.ts';
export { listTradePayments, type TradePayments } from './list-trade-payments.ts';
export { closeAtChannel, createAtChannel, queryAtChannel } from './payment-jobs.ts';
export { paymentsRoutes } from './payments.routes.ts';
export { openDueRefund, queryRefund, sendRefund } from './refund-jobs.ts';
export { type RecordedTransfer, recordTransfer } from './record-transfer.ts';
