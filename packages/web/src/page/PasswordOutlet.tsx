import { useSyncExternalStore } from 'react';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { passwordQuestion } from '../session/ask-password.ts';

const PasswordDialog = lazyPart(async () => (await import('./PasswordDialog.tsx')).PasswordDialog);

/** Draws the question that askPassword asks; stands once in a front end with sensitive acts. */
export function PasswordOutlet() {
  const isOpen = useSyncExternalStore(passwordQuestion.subscribe, passwordQuestion.isOpen);
  if (!isOpen) return null;
  return <PasswordDialog onClose={() => passwordQuestion.answer(false)} />;
}
