export { forgetApplicant } from './forget-applicant.ts';
export { deliverRegisterNotice } from './notify-applicant.ts';
export { forgetRefusedRegistrations } from './withdraw-register.ts';
export { auditRegister } from './review.ts';
