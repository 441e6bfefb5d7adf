import { toast } from '@jicai/ui/feedback/toast.ts';
import { useEffect, useRef, useState } from 'react';
import { dropDraft, readDraft, registerDraft, withDraft, writeDraft } from './drafts.ts';
import { useSession } from '../session/session.ts';

/**
 * Whether a form of the signed-in user was left unfinished when his session was lost: a page may open its dialog again.
 */
export const hasDraft = (key: string): boolean => readDraft(key, useSession.getState().userId) !== undefined;

/**
 * The values a form starts with: `initial`, or what the same user had typed when his session was lost. Call `keep` at each
 * render with the current values. Forms with passwords have no key: nothing is kept. `outlivesPage`: a step back and forward
 * brings it back as well, until `forget`.
 */
export function useDraft<V extends object>(key: string | undefined, initial: V, { outlivesPage = false } = {}) {
  const [userId] = useState(() => useSession.getState().userId);
  const [draft] = useState(() => (key === undefined ? undefined : readDraft(key, userId)));
  const [start] = useState(() => withDraft(initial, draft));
  const typed = useRef<V>(draft && start);
  useEffect(() => {
    if (key === undefined) return undefined;
    if (draft) {
      dropDraft(key);
      toast.info('已恢复您之前填写的内容');
    }
    const unregister = registerDraft(key, userId, () => typed.current);
    return () => {
      unregister();
      if (outlivesPage && typed.current) writeDraft(key, userId, typed.current);
    };
  }, [key, userId, draft, outlivesPage]);
  return {
    start,
    /** Remembers what is typed; undefined = nothing yet. */
    keep(values: V | undefined) {
      typed.current = values;
    },
    /** It has gone where it was meant to go. */
    forget() {
      typed.current = undefined;
      if (key !== undefined) dropDraft(key);
    },
    /** Writes it down at once: the page has to be read anew. */
    save() {
      if (key !== undefined && typed.current) writeDraft(key, userId, typed.current);
    },
  };
}
