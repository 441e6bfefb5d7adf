/** A published look, or one that is to be published (docs/domain/catalog.md §15). */
export interface PlannedLook {
  versionId: string;
  state: LookState;
  /** When it became live last; null before. */
  liveAt: Date | null;
  /** When it stops being live by itself; null for never. */
  endsAt: Date | null;
  /** What was live when it became so. */
  beforeId: string | null;
}

export const lookStates = { planned: 'planned', published: 'published', cancelled: 'cancelled' } as const;
export type LookState = (typeof lookStates)[keyof typeof lookStates];

/** How many publications may wait in a shop. */
export const mostPlans = 10;

/** The one buyers see: what became live last. */
export function liveOf<V extends PlannedLook>(versions: readonly V[]): V | undefined {
  const shown = versions.filter(({ liveAt }) => liveAt !== null);
  return shown.toSorted((a, b) => (b.liveAt?.getTime() ?? 0) - (a.liveAt?.getTime() ?? 0))[0];
}

/**
 * What returns when a version ends: the one before it, or the one before that where it is over itself. Undefined where the
 * version is not live any more: then a later publication stays.
 */
export function afterEnd<V extends PlannedLook>(versions: readonly V[], versionId: string, now: Date): V | undefined {
  const live = liveOf(versions);
  if (live?.versionId !== versionId || live.endsAt === null || live.endsAt > now) return undefined;
  const seen = new Set([versionId]);
  for (let at = before(versions, live); at; at = before(versions, at)) {
    // A way back that runs in a circle ends.
    if (seen.has(at.versionId)) return undefined;
    seen.add(at.versionId);
    if (at.endsAt === null || at.endsAt > now) return at;
  }
  return undefined;
}

const before = <V extends PlannedLook>(versions: readonly V[], { beforeId }: V): V | undefined =>
  versions.find(({ versionId }) => versionId === beforeId);

/** Why something cannot be live from then to then. */
export function planFault(
  { beginsAt, endsAt }: { beginsAt: Date | null; endsAt: Date | null },
  now: Date,
): { field: 'beginTime' | 'endTime'; text: string } | undefined {
  if (beginsAt && beginsAt <= now) return { field: 'beginTime', text: '发布时间须为将来的时间' };
  if (endsAt && endsAt <= (beginsAt ?? now)) return { field: 'endTime', text: '换回时间须晚于发布时间' };
  return undefined;
}
