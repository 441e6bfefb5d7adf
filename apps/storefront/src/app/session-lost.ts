import { confirm } from '@jicai/ui/confirm.ts';
import { keepDrafts } from './drafts.ts';
import { holdTurn, takeTurn } from './one-asker.ts';
import { loginPath } from './paths.ts';
import { leave } from './leave.ts';
import { refreshSession, useSession } from './session.ts';

/** Tells the other tabs of this shop that the user has been signed out. */
const channel = new BroadcastChannel('jicai.session');
let isAsking = false;
/** Another tab has asked meanwhile and the user has confirmed there. */
let isSettled = false;

/**
 * Errorcode '2': one blocking alert, however many calls fail and in however many tabs; once confirmed the user is signed out and goes to the
 * login page, which leads back here (spec section 4). `usedToken` is the one the refused call carried, `text` the server's words: a late answer to an old
 * session changes nothing.
 */
export function reportSessionLost(usedToken: string, text: string): void {
  // Another tab may have signed out already; then this page is left at once.
  refreshSession();
  const { token } = useSession.getState();
  if (isAsking || (token !== usedToken && token !== '')) return;
  isAsking = true;
  isSettled = false;
  void ask(usedToken, text).finally(() => {
    isAsking = false;
  });
}

async function ask(usedToken: string, text: string): Promise<void> {
  const isOver = () => {
    refreshSession();
    const { token } = useSession.getState();
    // Confirmed in another tab, or signed in again there.
    return isSettled || (token !== '' && token !== usedToken);
  };
  if (!(await takeTurn(isOver))) {
    if (useSession.getState().token === '') goToLogin();
    return;
  }
  await holdTurn(() => confirm({ title: '系统提示', text, okText: '重新登录', cancelText: null, isBlocking: true }));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage('lost');
  goToLogin();
}

function goToLogin() {
  keepDrafts();
  leave();
  const here = window.location.hash.slice(1);
  if (!here.startsWith('/login')) window.location.hash = loginPath(here);
}

/** A page whose user another tab has signed out goes to the login page at once. */
export function watchOtherTabs(): void {
  channel.addEventListener('message', () => {
    isSettled = true;
    refreshSession();
  });
  window.addEventListener('focus', refreshSession);
}
