import { useState } from 'react';
import { actAtOnce, ActDialog, type RunKind } from './ActDialog.tsx';
import type { Act } from './goods.queries.ts';
import { RunPreview } from './RunPreview.tsx';

/** An act on all ticked goods: what it is, then what it makes of each, then it is made. */
export function RunDialog({
  itemIds,
  opened,
  onClose,
}: {
  itemIds: readonly string[];
  opened: RunKind;
  onClose: (isDone: boolean) => void;
}) {
  const [act, setAct] = useState<Act | undefined>(actAtOnce(opened));
  if (!act) return <ActDialog kind={opened} count={itemIds.length} onClose={() => onClose(false)} onAct={setAct} />;
  return <RunPreview itemIds={itemIds} act={act} onClose={onClose} />;
}
