import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Fault, Refusal } from '@jicai/web/call/faults.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useDraft } from '@jicai/web/drafts/use-draft.ts';
import { useSession } from '@jicai/web/session/session.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Look, readStudio, refreshStudio, saveInTurn, type Studio } from './studio.queries.ts';
import { mergeLooks } from './with-parts.ts';

const pauseMs = 800;

/**
 * The look while it is edited: each change is saved as a draft after a short pause, one save after the other. What somebody
 * else saved meanwhile is merged; of a field that both changed one chooses (docs/domain/catalog.md §15). What a lost session
 * kept from being saved is there again after it.
 */
export function useDraftLook(studio: Studio) {
  const { begun, keep } = useLostLook(studio.look);
  const [look, setLook] = useState(begun?.withMine ?? studio.look);
  const [changedMs, setChangedMs] = useState(studio.changedMs);
  const [isSaved, setSaved] = useState(!begun);
  /** The newest change was not taken: it is tried again with the next one. */
  const [isRefused, setRefused] = useState(false);
  const newest = useRef(look);
  /** The draft as it was when it was read or saved last, and when that was. */
  const known = useRef<Pick<Studio, 'look' | 'changedMs'>>(studio);
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState(
    begun?.conflicts.length ? { userName: studio.draftUserName || '别人', merged: begun } : undefined,
  );
  const [mergeCount, setMergeCount] = useState(0);
  const send = useWriteOnce(async (draft: { look: Look; changedMs: number }, requestId) => ({
    ...draft,
    ...(await post('/api/OpsStudio/SaveDraft', { data: { ...draft, requestId } })).resultData,
  }));

  function put(next: Look, isKept = false) {
    newest.current = next;
    setLook(next);
    setSaved(isKept);
    setRefused(false);
  }

  /** Brings in what somebody else saved, and goes on with it; asks where both changed the same. */
  async function merge(): Promise<void> {
    const theirs = await readStudio();
    const isOwn = newest.current !== known.current.look;
    const merged = mergeLooks({ base: known.current.look, mine: newest.current, theirs: theirs.look });
    known.current = theirs;
    setChangedMs(theirs.changedMs);
    put(isOwn ? merged.withMine : theirs.look, !isOwn);
    setMergeCount((count) => count + 1);
    if (merged.conflicts.length === 0) toast.ok(`已合并${nameOf(theirs)}的修改`);
    else setConflict({ userName: nameOf(theirs), merged });
  }

  async function save(): Promise<void> {
    setSaving(true);
    try {
      const saved = await saveInTurn(() => send({ look: newest.current, changedMs: known.current.changedMs }));
      known.current = saved;
      setChangedMs(saved.changedMs);
      setSaved(newest.current === saved.look);
    } catch (error) {
      // What was typed stays on the page. A broken line is tried again at once, a refusal with the next change.
      if (error instanceof Refusal && error.code === errorCodes.outdated) await merge().catch(() => setRefused(true));
      else if (error instanceof Refusal) {
        setRefused(true);
        // A lost session has an alert of its own.
        if (error.code !== errorCodes.signedOut) toast.error(error.message);
      } else if (!(error instanceof Fault)) throw error;
    } finally {
      setSaving(false);
    }
  }
  const saveNow = useEffectEvent(() => void save());
  const isAsking = conflict !== undefined;
  useEffect(() => {
    if (isSaved || isRefused || saving || isAsking) return undefined;
    const timer = setTimeout(saveNow, pauseMs);
    return () => clearTimeout(timer);
  }, [isSaved, isRefused, saving, isAsking]);
  useEffect(() => keep(isSaved ? undefined : { looks: [known.current.look, look] }));
  useOnLeave(() => {
    if (newest.current !== known.current.look && useSession.getState().token !== '') void save();
  });

  return {
    look,
    changedMs,
    isSaved: isSaved && !saving,
    isRefused,
    change: (next: Look) => put(next),
    merge,
    conflict,
    /** Counts merges: fields with a state of their own begin anew. */
    mergeCount,
    resolve(whose: 'mine' | 'theirs') {
      if (conflict && whose === 'theirs') put(conflict.merged.withTheirs);
      setConflict(undefined);
      setMergeCount((count) => count + 1);
    },
    /** After a publication, a dropped draft or a restored version: everything is read anew. */
    reload: refreshStudio,
  };
}

const nameOf = ({ draftUserName }: Studio): string => draftUserName || '别人';

/** Who leaves the page within the pause has saved, too. */
function useOnLeave(act: () => void) {
  const leave = useEffectEvent(act);
  useEffect(() => () => leave(), []);
}

/** What a lost session kept from being saved, merged with what stands now: as it was read, and as it was left. */
function useLostLook(theirs: Look) {
  const { start, keep } = useDraft<{ looks: Look[] }>('studio', { looks: [] });
  const [begun] = useState(() => {
    const [base, mine] = start.looks;
    return base && mine && mergeLooks({ base, mine, theirs });
  });
  return { begun, keep };
}

export type DraftLook = ReturnType<typeof useDraftLook>;
