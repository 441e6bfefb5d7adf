import { confirmStore } from '@jicai/ui/feedback/confirm.ts';
import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part.ts';

const ConfirmHost = lazyPart(async () => (await import('@jicai/ui/feedback/ConfirmHost.tsx')).ConfirmHost);

/** Draws the dialog of confirm(). It is loaded with the first question, because most visits have none. */
export function ConfirmOutlet() {
  const isAsking = useSyncExternalStore(confirmStore.subscribe, () => Boolean(confirmStore.read()));
  if (!isAsking) return null;
  return (
    <Suspense>
      <ConfirmHost />
    </Suspense>
  );
}
