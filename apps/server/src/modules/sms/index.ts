export { canSendSms, sendSms } from './send-sms.ts';
