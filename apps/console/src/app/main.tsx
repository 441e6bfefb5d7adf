// First: what stands behind it may change it.
import 'virtual:antd-styles.css';
import '@jicai/ui/style/tokens.css';
import '@jicai/ui/style/base.css';
import './console.css';
import { AntdFrame } from '@jicai/ui/antd/AntdFrame.tsx';
import { ToastHost } from '@jicai/ui/feedback/ToastHost.tsx';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { configureWeb } from '@jicai/web/configure-web.ts';
import { ConfirmOutlet } from '@jicai/web/page/ConfirmOutlet.tsx';
import { PasswordOutlet } from '@jicai/web/page/PasswordOutlet.tsx';
import { useSession } from '@jicai/web/session/session.ts';
import { watchOtherTabs } from '@jicai/web/session/session-channel.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loginPath, paths } from './paths.ts';
import { screenAt } from './screens.ts';
import { forgetAfterWrites } from './forget-after-writes.ts';
import { selfQuery } from './self.queries.ts';

configureWeb({
  onLeave() {},
  onSessionLost() {
    const here = window.location.hash.slice(1);
    if (!here.startsWith(paths.login)) window.location.hash = loginPath(here);
  },
});
// What one page does, others show: a page that is opened shows what is kept and asks anew, but for what was asked with its code.
queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, staleTime: 2000 } });
forgetAfterWrites(queryClient);
watchOtherTabs();
// Its files, and who is signed in, are under way while the frame is drawn. What fails here is asked for again, and told, there.
void screenAt(window.location.hash.slice(1))
  ?.preload()
  .catch(() => undefined);
if (useSession.getState().token) void queryClient.prefetchQuery(selfQuery());
const root = document.getElementById('root');
// In slices: the page answers the hand while it is drawn.
if (root)
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <AntdFrame>
            <App />
          </AntdFrame>
          <ConfirmOutlet />
          <PasswordOutlet />
          <ToastHost />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
