import { pendingSignOut, remembered } from './unfinished.ts';

/** Only the server can remove the cookie userPwd; its failure is only logged (spec section 8), and the next start asks again. */
export async function endOnServer(logOut: () => Promise<unknown>): Promise<void> {
  pendingSignOut.set();
  remembered.clear();
  try {
    await logOut();
    pendingSignOut.clear();
  } catch (error) {
    // oxlint-disable-next-line no-console -- spec section 8: logged only
    console.warn('logout', error);
  }
}
