export { AuthField, PasswordField } from './AuthField.tsx';
export { MobileFields } from './MobileFields.tsx';
export { checkProof, emptyProof, type MobileProof } from './send-sms-code.ts';
export { SmsCodeField } from './SmsCodeField.tsx';
