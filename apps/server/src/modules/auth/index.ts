export { deleteLoginAttempts as unlockLogin } from './attempts.store.ts';
export { lockoutAfter, provePassword } from './log-in.ts';
export {
  countIdentities,
  deleteIdentitiesOf,
  deleteIdentitiesOfConnection,
  insertIdentities,
  insertIdentity,
  selectLinkedAccount,
  selectLinkedAccounts,
} from './identities.store.ts';
export { countWithinLimit } from './limits.ts';
export { refuseForeignOrigin } from './refuse-foreign-origin.ts';
export { isInOrder, openSession } from './sessions.ts';
export { type PersonRow, selectPersonByAccount } from './sessions.store.ts';
export { setTemporaryPassword } from './change-password.ts';
export { endSessionsOf } from './end-sessions.ts';
export { findActor, findShopActor, readActor } from './find-actor.ts';
export { findBuyer, type FoundBuyer } from './find-buyer.ts';
export { forgetLogin, forgetOwnLogin, type OwnLogin } from './forget-login.ts';
export { endOverViewings, endOwnViewing, openViewing, viewingLeftMs } from './viewings.ts';
export { hashPassword, md5Of } from './passwords.ts';
export { proveOwner } from './prove-owner.ts';
export { readCodeTo, sendOwnCode, takeCode } from './codes.ts';
export { deliverMailCode, deliverSmsCode } from './deliver-code.ts';
export { selectShopName } from './codes.store.ts';
export { registerWays } from './register-ways.ts';
export { setFirstPassword, setUnknownPasswords } from './first-password.ts';
export { tellOldReach } from './tell-old-reach.ts';
