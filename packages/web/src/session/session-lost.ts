import { refreshSession, useSession } from './session.ts';

type LogOut = () => Promise<unknown>;

let isAsking = false;

/**
 * A call was refused with signedOut. Shows one blocking alert, however many calls fail in however many tabs. After it the user
 * is signed out and goes to the login page, which leads back here (spec section 4). `usedToken` is the token of the refused
 * call: a late answer to an old session is ignored. `text` is the server's message.
 */
export function reportSessionLost(usedToken: string, text: string, logOut: LogOut): void {
  // Another tab may have signed out already; then this page is left at once.
  refreshSession();
  const { token } = useSession.getState();
  if (isAsking || (token !== usedToken && token !== '')) return;
  isAsking = true;
  void askAgain(usedToken, text, logOut);
}

async function askAgain(usedToken: string, text: string, logOut: LogOut): Promise<void> {
  try {
    // Few visits lose their session, so this file is loaded only then.
    const { askToSignIn } = await import('./ask-to-sign-in.ts');
    await askToSignIn(usedToken, text, logOut);
  } finally {
    isAsking = false;
  }
}
