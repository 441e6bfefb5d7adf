export { bankSerialOf, freeBankSerial, takeBankSerial } from './bank-serial.ts';
export { beginClosing } from './closing.ts';
export { giveBackPartTransfer } from './give-back-part.ts';
export { closeAtChannel, createAtChannel, queryAtChannel } from './payment-jobs.ts';
export { paymentsRoutes } from './payments.routes.ts';
export { openDueRefund, queryRefund, sendRefund } from './refund-jobs.ts';
export { forgetForgedNotices } from './notices.ts';
export { sweepPayments } from './sweep.ts';
