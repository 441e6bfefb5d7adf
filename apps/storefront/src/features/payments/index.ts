export { queuePayments } from './pay-queue.ts';
export { VoucherField } from './VoucherField.tsx';
