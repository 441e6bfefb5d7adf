export { forgetApplicant } from './forget-applicant.ts';
export { deliverRegisterNotice } from './notify-applicant.ts';
export { forgetRefusedRegistrations } from './withdraw-register.ts';
