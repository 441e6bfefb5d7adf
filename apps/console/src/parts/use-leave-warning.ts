import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { useSession } from '@jicai/web/session/session.ts';
import { useContext, useEffect } from 'react';
import { type Navigator, parsePath, type To, UNSAFE_NavigationContext, useLocation } from 'react-router';

async function askBefore(leave: () => void): Promise<void> {
  const text = '改动还没有保存，离开后就没有了。';
  if (await confirm({ title: '离开这一页？', text, okText: '离开', cancelText: '留下' })) leave();
}

/**
 * Asks before a page with unsaved changes is left: by the browser when the tab closes, by a dialog for links, the palette and
 * the way back. What replaces the page (a save that leads on, a login) asks nothing.
 */
export function useLeaveWarning(isDirty: boolean): void {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isDirty) return undefined;
    const guards = [guardClose(), guardPush(navigator, pathname), guardBack(pathname)];
    return () => guards.forEach((release) => release());
  }, [isDirty, navigator, pathname]);
}

function guardClose(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/** A router without data has no blocker of its own: its way forward is watched instead. */
function guardPush(navigator: Navigator, pathname: string): () => void {
  const { push } = navigator;
  const release = () => void (navigator.push = push);
  navigator.push = (to, state, options) => {
    if (pathOf(to) === pathname) return push.call(navigator, to, state, options);
    void askBefore(() => {
      release();
      push.call(navigator, to, state, options);
    });
  };
  return release;
}

const pathOf = (to: To) => (typeof to === 'string' ? parsePath(to) : to).pathname;

/** The address has changed already when the browser tells of it: it is put back until the answer is there. */
function guardBack(pathname: string): () => void {
  const [here, state] = [window.location.href, window.history.state as unknown];
  const stay = (event: PopStateEvent) => {
    const target = window.location.hash;
    // A lost session leads to the login page with all that was typed kept: there is nothing to ask.
    if (useSession.getState().token === '') return;
    if (parsePath(target.slice(1)).pathname === pathname) return;
    event.stopImmediatePropagation();
    window.history.pushState(state, '', here);
    void askBefore(() => {
      release();
      window.location.hash = target;
    });
  };
  const release = () => window.removeEventListener('popstate', stay, { capture: true });
  window.addEventListener('popstate', stay, { capture: true });
  return release;
}
