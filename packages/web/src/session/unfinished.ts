import { useSession } from './session.ts';

/** Set while a remembered login may be waiting in the HttpOnly cookie, which scripts cannot see. */
const rememberedKey = 'jicai.remembered';
/**
 * Set while the server has not heard of a logout yet: a remembered login must not bring the user back
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

/** Whether the start of the page has something to settle with the server first. */
export const hasUnfinishedSession = () =>
  useSession.getState().token === '' && (remembered.isSet() || pendingSignOut.isSet());
