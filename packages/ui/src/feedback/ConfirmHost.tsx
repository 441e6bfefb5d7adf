import { useSyncExternalStore } from 'react';
import { Button } from '../buttons/Button.tsx';
import { confirmStore } from './confirm.ts';
import { Dialog } from './Dialog.tsx';

/** Draws the question that {@link confirm} asks; stands once in the app. */
export function ConfirmHost() {
  const ask = useSyncExternalStore(confirmStore.subscribe, confirmStore.read);
  if (!ask) return null;
  const { title, text, okText = '确定', cancelText = '取消', isBlocking = false, answer } = ask;
  return (
    <Dialog
      key={title + text}
      title={title}
      isBlocking={isBlocking}
      onClose={() => answer(false)}
      footer={
        <>
          {cancelText !== null && (
            <Button look="ghost" onClick={() => answer(false)}>
              {cancelText}
            </Button>
          )}
          <Button look="fill" armed onClick={() => answer(true)}>
            {okText}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
