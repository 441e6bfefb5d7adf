import { confirmStore } from '@jicai/ui/feedback/confirm.ts';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const ConfirmHost = lazy(async () => ({ default: (await import('@jicai/ui/feedback/ConfirmHost.tsx')).ConfirmHost }));

/** Draws the question of confirm(); its dialog is loaded with the first one, for few visits have any. */
export function Questions() {
  const isAsking = useSyncExternalStore(confirmStore.subscribe, () => Boolean(confirmStore.read()));
  if (!isAsking) return null;
  return (
    <Suspense>
      <ConfirmHost />
    </Suspense>
  );
}
