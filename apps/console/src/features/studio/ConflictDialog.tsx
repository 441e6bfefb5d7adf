import { lookText } from '@jicai/domain/shop/look-diff.ts';
import { MergeDialog } from '../../parts/MergeDialog.tsx';
import { useLookNames } from './use-look-names.ts';
import type { MergedLook } from './with-parts.ts';

/** Two people wrote in the same field of the look. */
export function ConflictDialog({
  userName,
  merged,
  onChoose,
}: {
  /** Who saved first. */
  userName: string;
  merged: MergedLook;
  onChoose: (whose: 'mine' | 'theirs') => void;
}) {
  const nameOf = useLookNames();
  const lines = merged.conflicts.map(({ partId, field, name, mine, theirs }) => ({
    key: `${partId} ${field}`,
    name,
    mine: lookText(field, mine, nameOf),
    theirs: lookText(field, theirs, nameOf),
  }));
  return <MergeDialog title={`${userName}也改了同样的地方`} userName={userName} lines={lines} onChoose={onChoose} />;
}
