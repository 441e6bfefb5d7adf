export { bankSerialOf, freeBankSerial, takeBankSerial } from './transfer/bank-serial.ts';
export { beginClosing } from './pay/closing.ts';
export { giveBackPartTransfer } from './refund/give-back-part.ts';
export { closeAtChannel, createAtChannel, queryAtChannel } from './pay/payment-jobs.ts';
export { refundSurplus } from './refund/refund-surplus.ts';
export { openDueRefund, queryRefund, sendRefund } from './refund/refund-jobs.ts';
export { forgetForgedNotices } from './notices/notices.ts';
export { sweepPayments } from './pay/sweep.ts';
