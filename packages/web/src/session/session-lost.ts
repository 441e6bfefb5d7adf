import { refreshSession, useSession } from './session.ts';

type LogOut = () => Promise<unknown>;

let isAsking = false;

/**
 * Errorcode signedOut: one blocking alert, however many calls fail and in however many tabs; once confirmed the user is signed out and goes to the
 * login page, which leads back here (spec section 4). `usedToken` is the one the refused call carried, `text` the server's words: a late answer to an old
 * session changes nothing.
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
    // Few visits lose their session, so its words come when they do.
    const { askToSignIn } = await import('./ask-to-sign-in.ts');
    await askToSignIn(usedToken, text, logOut);
  } finally {
    isAsking = false;
  }
}
