import { useSession } from './session.ts';

/** Set while a remembered login may be waiting in the HttpOnly cookie, which scripts cannot see. */
const rememberedKey = 'jicai.remembered';
/**
 * Set while the server has not received a logout yet: a remembered login must not sign the user in again
 * (docs/domain/decisions.md §10).
 */
const signedOutKey = 'signedOut';

const flag = (key: string) => ({
  isSet: () => window.localStorage.getItem(key) !== null,
  set: () => window.localStorage.setItem(key, '1'),
  clear: () => window.localStorage.removeItem(key),
});

export const remembered = flag(rememberedKey);
export const pendingSignOut = flag(signedOutKey);

/** Whether the page must call the server before it starts: for a remembered login or an unfinished logout. */
export const hasUnfinishedSession = () =>
  useSession.getState().token === '' && (remembered.isSet() || pendingSignOut.isSet());
