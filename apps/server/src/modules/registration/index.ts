export { forgetApplicant } from './forget-applicant.ts';
export { registrationRoutes } from './registration.routes.ts';
export { deliverRegisterNotice } from './tell-applicant.ts';
export { forgetRefusedRegistrations } from './withdraw-register.ts';
