export { forgetApplicant } from './forget-applicant.ts';
export { deliverRegisterNotice } from './tell-applicant.ts';
export { forgetRefusedRegistrations } from './withdraw-register.ts';
