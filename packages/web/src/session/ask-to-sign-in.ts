import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { keepDrafts } from '../drafts/drafts.ts';
import { endOnServer } from './end-on-server.ts';
import { leave } from './leave.ts';
import { holdTurn, takeTurn } from './one-asker.ts';
import { sessionLost } from '../configure-web.ts';
import { refreshSession, useSession } from './session.ts';
import { hearSessionLost, tellSessionLost } from './session-channel.ts';

/** The blocking alert of a lost session in one tab; the others wait for what becomes of it. */
export async function askToSignIn(usedToken: string, text: string, logOut: () => Promise<unknown>): Promise<void> {
  // Another tab has asked meanwhile and the user has confirmed there.
  let isSettled = false;
  const stopHearing = hearSessionLost(() => {
    isSettled = true;
  });
  const isOver = () => {
    refreshSession();
    const { token } = useSession.getState();
    // Confirmed in another tab, or signed in again there.
    return isSettled || (token !== '' && token !== usedToken);
  };
  const isMyTurn = await takeTurn(isOver);
  stopHearing();
  if (!isMyTurn) {
    if (useSession.getState().token === '') goToLogin();
    return;
  }
  await holdTurn(() => confirm({ title: '系统提示', text, okText: '重新登录', cancelText: null, isBlocking: true }));
  tellSessionLost();
  // Nobody waits for the server: it removes userPwd, the cookie no script can touch.
  void endOnServer(logOut);
  goToLogin();
}

function goToLogin() {
  keepDrafts();
  leave();
  sessionLost();
}
