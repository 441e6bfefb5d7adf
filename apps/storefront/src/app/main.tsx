import '@jicai/ui/tokens.css';
import '@jicai/ui/base.css';
import { ConfirmHost } from '@jicai/ui/ConfirmHost.tsx';
import { ToastHost } from '@jicai/ui/ToastHost.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { resumeSession } from '../features/auth/enter.ts';
import { App } from './App.tsx';
import { queryClient } from './query-client.ts';
import { watchOtherTabs } from './session-lost.ts';

watchOtherTabs();
const root = document.getElementById('root');
if (root) {
  // Waits for the network only when a remembered login is to be resumed.
  await resumeSession();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App />
        <ConfirmHost />
        <ToastHost />
      </QueryClientProvider>
    </StrictMode>,
  );
}
