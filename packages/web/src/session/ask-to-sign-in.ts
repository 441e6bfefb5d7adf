import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { keepDrafts } from '../drafts/drafts.ts';
import { endOnServer } from './end-on-server.ts';
import { leave } from './leave.ts';
import { holdTurn, waitForTurn } from './tab-turn.ts';
import { sessionLost } from '../configure-web.ts';
import { refreshSession, useSession } from './session.ts';
import { announceSessionLost, onSessionLostElsewhere } from './session-channel.ts';

/** Shows the blocking alert of a lost session in one tab; the other tabs wait for its result. */
export async function askToSignIn(usedToken: string, text: string, logOut: () => Promise<unknown>): Promise<void> {
  // Another tab has asked meanwhile and the user has confirmed there.
  let isSettled = false;
  const stopListening = onSessionLostElsewhere(() => {
    isSettled = true;
  });
  const isOver = () => {
    refreshSession();
    const { token } = useSession.getState();
    // Confirmed in another tab, or signed in again there.
    return isSettled || (token !== '' && token !== usedToken);
  };
  const isMyTurn = await waitForTurn(isOver);
  stopListening();
  if (!isMyTurn) {
    if (useSession.getState().token === '') goToLogin();
    return;
  }
  await holdTurn(() => confirm({ title: '系统提示', text, okText: '重新登录', cancelText: null, isBlocking: true }));
  announceSessionLost();
  // Not awaited: the server only removes the cookie userPwd, which scripts cannot delete.
  void endOnServer(logOut);
  goToLogin();
}

function goToLogin() {
  keepDrafts();
  leave();
  sessionLost();
}
