import { confirmStore } from '@jicai/ui/feedback/confirm.ts';
import { useSyncExternalStore } from 'react';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';

const ConfirmHost = lazyPart(async () => (await import('@jicai/ui/feedback/ConfirmHost.tsx')).ConfirmHost);

/** Draws the dialog of confirm(). It is loaded with the first question, because most visits have none. */
export function ConfirmOutlet() {
  const isAsking = useSyncExternalStore(confirmStore.subscribe, () => Boolean(confirmStore.read()));
  if (!isAsking) return null;
  // A question that cannot be asked is answered by no.
  return <ConfirmHost onClose={() => confirmStore.read()?.answer(false)} />;
}
