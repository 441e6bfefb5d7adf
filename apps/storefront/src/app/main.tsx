import '@jicai/ui/style/tokens.css';
import '@jicai/ui/style/base.css';
import { ToastHost } from '@jicai/ui/feedback/ToastHost.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { syncCartBetweenTabs } from '../features/cart/index.ts';
import { App } from './App.tsx';
import { clearLocalState } from './local-state.ts';
import { loginPath, paths } from './paths.ts';
import { ConfirmOutlet } from '@jicai/web/page/ConfirmOutlet.tsx';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { configureWeb } from '@jicai/web/configure-web.ts';
import { watchOtherTabs } from '@jicai/web/session/session-channel.ts';
import { hasUnfinishedSession } from '@jicai/web/session/unfinished.ts';

/** Not awaited at the top level: the file imported here imports this one, so each would wait for the other. */
async function start(root: HTMLElement): Promise<void> {
  // The page waits only for a remembered login, or for a logout that the server has not received yet.
  if (hasUnfinishedSession()) await (await import('../features/auth/finish-sign-in.ts')).resumeSession();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App />
        <ConfirmOutlet />
        <ToastHost />
      </QueryClientProvider>
    </StrictMode>,
  );
}

configureWeb({
  onLeave: clearLocalState,
  onSessionLost() {
    const here = window.location.hash.slice(1);
    if (!here.startsWith(paths.login)) window.location.hash = loginPath(here);
  },
});
watchOtherTabs();
syncCartBetweenTabs();
const root = document.getElementById('root');
if (root) void start(root);
