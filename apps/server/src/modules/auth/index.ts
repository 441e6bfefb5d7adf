export { setTemporaryPassword } from './change-password.ts';
export { endSessionsOf } from './end-sessions.ts';
export { findActor, readActor } from './find-actor.ts';
export { findBuyer, type FoundBuyer } from './find-buyer.ts';
export { forgetLogin, forgetOwnLogin } from './forget-login.ts';
export { hashPassword, md5Of } from './passwords.ts';
export { proveOwner } from './prove-owner.ts';
export { deliverSmsCode, sendOwnSmsCode, takeSmsCode } from './sms-codes.ts';
export { setFirstPassword } from './first-password.ts';
