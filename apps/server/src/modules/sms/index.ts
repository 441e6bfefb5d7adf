export { canSendNotice, canSendSms, sendSms } from './send-sms.ts';
export { askProvider } from './check-sms-service.ts';
export { selectSmsServices, smsKind } from './sms-services.store.ts';
export { askReceipt, forgetOldSms } from './sms-receipts.ts';
