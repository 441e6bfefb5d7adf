import { leave } from './leave.ts';
import { post } from '../call/post.ts';
import { pendingSignOut, remembered } from './unfinished.ts';

/** 退出登录: the server ends the session and removes the remembered login, then the browser forgets the user. */
export async function signOut(): Promise<void> {
  await endOnServer();
  leave();
}

/** Only the server can remove the cookie userPwd; its failure is only logged (spec section 8), and the next start asks again. */
export async function endOnServer(): Promise<void> {
  pendingSignOut.set();
  remembered.clear();
  try {
    await post('/api/Account/Logout', {}, { isQuiet: true });
    pendingSignOut.clear();
  } catch (error) {
    // oxlint-disable-next-line no-console -- spec section 8: logged only
    console.warn('logout', error);
  }
}
