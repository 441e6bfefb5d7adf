import '@jicai/ui/style/tokens.css';
import '@jicai/ui/style/base.css';
import './arriving.css';
import './slide.css';
import { ToastHost } from '@jicai/ui/feedback/ToastHost.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { syncCartBetweenTabs } from '../features/cart/index.ts';
import { App } from './App.tsx';
import { clearLocalState } from './local-state.ts';
import { checkoutLayout } from './layouts/checkout-layout.ts';
import { preloadBars } from './layouts/phone-bars.ts';
import { loginPath, paths } from './paths.ts';
import { screens } from './screens.ts';
import { laterMs } from './use-later.ts';
import { ConfirmOutlet } from '@jicai/web/page/ConfirmOutlet.tsx';
import { forgetEarlyCall } from '@jicai/web/call/early-call.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { configureWeb } from '@jicai/web/configure-web.ts';
import { watchOtherTabs } from '@jicai/web/session/session-channel.ts';
import { hasUnfinishedSession } from '@jicai/web/session/unfinished.ts';

const patienceMs = 400;

/** Not awaited at the top level: the file imported here imports this one, so each would wait for the other. */
async function start(root: HTMLElement): Promise<void> {
  // The page waits only for a remembered login, or for a logout that the server has not received yet.
  if (hasUnfinishedSession()) await (await import('../features/auth/finish-sign-in.ts')).resumeSession();
  // Two tasks instead of one: what the shell's code has just done is seen, and a finger heard, before the page is asked for.
  await new Promise((resolve) => setTimeout(resolve));
  await firstPage();
  // In slices: a phone answers the finger while the page is drawn.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <App />
          <ConfirmOutlet />
          <ToastHost />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

/** The code of the page that the address names, which index.html has asked for beside the shell's; it is waited for a little. */
function firstPage(): Promise<unknown> {
  const [, path = ''] = /^#(\/\w+)/.exec(window.location.hash) ?? ['', paths.home];
  const screen = screens.find((one) => one.path === path);
  const frame = screen?.layout === 'checkout' ? checkoutLayout.preload() : undefined;
  const loading = Promise.all([screen?.preload(), frame, preloadBars()]);
  // What fails is tried and told again where it is drawn.
  return Promise.race([loading.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
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
window.setTimeout(() => {
  forgetEarlyCall();
  void Promise.all([import('./rare-screens.ts'), import('./rare-parts.ts')]).catch(() => undefined);
}, laterMs);
