import { leave } from './leave.ts';
import { post } from './post.ts';

/** Set while the server has not heard of a logout yet: a remembered login must not bring the user back (domain.md D10). */
const signedOutKey = 'signedOut';

/** 退出登录: the server ends the session and removes the remembered login; its failure is only logged (spec section 8). */
export async function signOut(): Promise<void> {
  window.localStorage.setItem(signedOutKey, '1');
  try {
    await post('/api/Account/Logout', {}, { isQuiet: true });
    window.localStorage.removeItem(signedOutKey);
  } catch (error) {
    // oxlint-disable-next-line no-console -- spec section 8: logged only
    console.warn('logout', error);
  }
  leave();
}

export const hasPendingSignOut = () => window.localStorage.getItem(signedOutKey) !== null;
export const forgetSignOut = () => window.localStorage.removeItem(signedOutKey);
