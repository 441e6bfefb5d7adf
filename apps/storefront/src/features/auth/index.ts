export { AuthField, PasswordField } from '@jicai/web/sign-in/AuthField.tsx';
export { MobileFields } from './MobileFields.tsx';
export { checkProof, emptyProof, type MobileProof } from './send-sms-code.ts';
export { SmsCodeField } from './SmsCodeField.tsx';
