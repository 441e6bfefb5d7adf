export { authRoutes } from './auth.routes.ts';
export { findActor } from './find-actor.ts';
export { hashPassword, md5Of } from './passwords.ts';
export { setFirstPassword } from './first-password.ts';
export { deliverSmsCode, takeSmsCode } from './sms-codes.ts';
