export { AuthField, PasswordField } from '@jicai/web/sign-in/AuthField.tsx';
export { CodeField } from './CodeField.tsx';
export { ReachOf } from './ReachFields.tsx';
export { registerWaysQuery } from './register.queries.ts';
export { checkProof, emptyProof, type Proof, type ReachWay } from './send-code.ts';
