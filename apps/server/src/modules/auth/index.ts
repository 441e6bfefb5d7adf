export { authRoutes } from './auth.routes.ts';
export { findActor } from './find-actor.ts';
export { hashPassword, md5Of } from './passwords.ts';
export { deliverSmsCode } from './sms-codes.ts';
