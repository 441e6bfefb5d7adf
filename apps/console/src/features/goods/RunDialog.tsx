import { useState } from 'react';
import type { Act } from './goods.queries.ts';
import { PriceRunDialog } from './PriceRunDialog.tsx';
import { RunPreview } from './RunPreview.tsx';

/** An act on all ticked goods: what it is, then what it makes of each, then it is made. */
export function RunDialog({
  itemIds,
  opened,
  onClose,
}: {
  itemIds: readonly string[];
  opened: 'price' | 'putOn' | 'takeOff';
  onClose: (isDone: boolean) => void;
}) {
  const [act, setAct] = useState<Act | undefined>(
    opened === 'price' ? undefined : { kind: 'onSale', isOnSale: opened === 'putOn' },
  );
  if (!act) return <PriceRunDialog count={itemIds.length} onClose={() => onClose(false)} onAct={setAct} />;
  return <RunPreview itemIds={itemIds} act={act} onClose={onClose} />;
}
