import { dayMs } from '../time/durations.ts';
import { storedCounts } from '../shop/stored-counts.ts';
import { importStates, type ImportState } from './import-states.ts';

/** Days for which what an import changed is kept, so that it can be taken back (docs/domain/catalog.md §12). */
export const importRanges = { undoDays: { initial: 30, min: 1, max: 90 } } as const;

/** The shop's stored options over the default. */
export const importOptionsOf = (stored: unknown) => storedCounts(stored, 'imports', importRanges);

/** The end of the time in which an import can be undone. */
export const undoUntil = ({ endedAt, undoDays }: { endedAt: Date; undoDays: number }): Date =>
  new Date(endedAt.getTime() + undoDays * dayMs);

/** Once, within the time, and only where something was written. A try that was cut off may be begun again. */
export const mayUndoImport = (
  {
    state,
    writtenItems,
    endedAt,
    undoDays,
  }: { state: ImportState; writtenItems: number; endedAt: Date | null; undoDays: number },
  now: Date,
): boolean =>
  state === importStates.done && writtenItems > 0 && endedAt !== null && now < undoUntil({ endedAt, undoDays });

const undoOutcomes = ['restored', 'removed', 'hidden', 'kept'] as const;
export type UndoOutcome = (typeof undoOutcomes)[number];

/** What became of goods since an import wrote them. */
interface SinceImport {
  /** The import made it. */
  isNew: boolean;
  /** Somebody has removed it since. */
  isGone: boolean;
  /** It is not what the import made of it any more. */
  isChanged: boolean;
  /** Something names it: an order, a cart, a price of a customer … */
  isUsed: boolean;
}

/** Nothing that somebody did since is lost: what was changed stays, and what is named by something is only taken off sale. */
export function undoOutcome({ isNew, isGone, isChanged, isUsed }: SinceImport): UndoOutcome {
  if (isGone || isChanged) return 'kept';
  if (!isNew) return 'restored';
  return isUsed ? 'hidden' : 'removed';
}

/** Stock goes back by what the import had changed, never below what orders hold. */
export const stockAfterUndo = ({
  onHand,
  reserved,
  delta,
}: {
  onHand: number;
  reserved: number;
  delta: number;
}): number => Math.max(reserved, onHand - delta);
