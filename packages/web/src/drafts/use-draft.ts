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
 * render with the current values. Forms with passwords have no key: nothing is kept.
 */
export function useDraft<V extends object>(key: string | undefined, initial: V) {
  const [userId] = useState(() => useSession.getState().userId);
  const [draft] = useState(() => (key === undefined ? undefined : readDraft(key, userId)));
  const [start] = useState(() => withDraft(initial, draft));
  const typed = useRef<V>(undefined);
  useEffect(() => {
    if (key === undefined) return undefined;
    if (draft) {
      dropDraft(key);
      toast.info('已恢复您之前填写的内容');
    }
    return registerDraft(key, userId, () => typed.current);
  }, [key, userId, draft]);
  return {
    start,
    /** Remembers what is typed; undefined = nothing yet. */
    keep(values: V | undefined) {
      typed.current = values;
    },
    /** Writes it down at once: the page has to be read anew. */
    save() {
      if (key !== undefined && typed.current) writeDraft(key, userId, typed.current);
    },
  };
}
