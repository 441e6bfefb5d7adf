import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Fault, Refusal } from '@jicai/web/call/faults.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Look, refreshStudio, type Studio } from './studio.queries.ts';

const pauseMs = 800;

/** The look while it is edited: each change is saved as a draft after a short pause, one save after the other. */
export function useDraftLook(studio: Studio) {
  const [look, setLook] = useState(studio.look);
  const [changedMs, setChangedMs] = useState(studio.changedMs);
  const [isSaved, setSaved] = useState(true);
  const newest = useRef(look);
  const version = useRef(studio.changedMs);
  const [saving, setSaving] = useState(false);
  const send = useWriteOnce(
    async (draft: { look: Look; changedMs: number }, requestId) =>
      (await post('/api/OpsStudio/SaveDraft', { data: { ...draft, requestId } })).resultData,
  );

  async function save(): Promise<void> {
    const sent = newest.current;
    setSaving(true);
    try {
      const saved = await send({ look: sent, changedMs: version.current });
      version.current = saved.changedMs;
      setChangedMs(saved.changedMs);
      setSaved(newest.current === sent);
    } catch (error) {
      // What was typed stays on the page. A broken line is tried again at once, a refusal with the next change.
      if (error instanceof Refusal) {
        setSaved(true);
        if (error.code === errorCodes.outdated) toast.error('草稿已被别人修改，请刷新页面后再改');
      } else if (!(error instanceof Fault)) throw error;
    } finally {
      setSaving(false);
    }
  }
  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    if (isSaved || saving) return undefined;
    const timer = setTimeout(saveNow, pauseMs);
    return () => clearTimeout(timer);
  }, [isSaved, saving]);

  return {
    look,
    changedMs,
    isSaved: isSaved && !saving,
    change(next: Look) {
      newest.current = next;
      setLook(next);
      setSaved(false);
    },
    /** After a publication, a dropped draft or a restored version: everything is read anew. */
    reload: refreshStudio,
  };
}
export type DraftLook = ReturnType<typeof useDraftLook>;
