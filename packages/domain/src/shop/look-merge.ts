import { namedFields } from './look-fields.ts';
import { isSame, type LookPart, type LookValue, partName } from './look-parts.ts';

/** One field that two people changed, each in his way. */
export interface MergeConflict {
  partId: string;
  field: string;
  /** 页头与导航 · 欢迎语 */
  name: string;
  mine: LookValue;
  theirs: LookValue;
}
export interface MergedParts {
  parts: LookPart[];
  conflicts: MergeConflict[];
}

/**
 * What two people made of the same draft, as one (docs/domain/catalog.md §15). A field that only one changed is his; of one
 * that both changed it keeps `mine` and names the conflict. What somebody took away stays away unless the other one worked
 * on it. In the order of whoever moved something, mine first.
 */
export function mergeParts(
  base: readonly LookPart[],
  mine: readonly LookPart[],
  theirs: readonly LookPart[],
): MergedParts {
  const [was, my, their] = [byId(base), byId(mine), byId(theirs)];
  const conflicts: MergeConflict[] = [];
  const merged = new Map<string, LookPart>();
  for (const partId of new Set([...my.keys(), ...their.keys()])) {
    const part = mergedPart({ base: was.get(partId), mine: my.get(partId), theirs: their.get(partId) }, conflicts);
    if (part) merged.set(partId, part);
  }
  const order = mergedOrder(idsOf(base), idsOf(mine), idsOf(theirs)).flatMap((partId) => merged.get(partId) ?? []);
  return { parts: order, conflicts };
}

/** The fields of conflicts as `theirs`, the rest as it is. */
export function takeTheirs({ parts, conflicts }: MergedParts): LookPart[] {
  return parts.map((part) => {
    const theirs = conflicts.filter(({ partId }) => partId === part.partId);
    const fields = Object.fromEntries(theirs.map(({ field, theirs: value }) => [field, value]));
    return theirs.length === 0 ? part : { ...part, fields: { ...part.fields, ...fields } };
  });
}

const byId = (parts: readonly LookPart[]) => new Map(parts.map((part) => [part.partId, part]));
const idsOf = (parts: readonly LookPart[]) => parts.map(({ partId }) => partId);

function mergedPart(
  { base, mine, theirs }: Partial<Record<'base' | 'mine' | 'theirs', LookPart>>,
  conflicts: MergeConflict[],
): LookPart | undefined {
  const one = mine ?? theirs;
  if (!one) return undefined;
  if (!mine || !theirs) return base && isSame(base.fields, one.fields) ? undefined : one;
  const fields: Record<string, LookValue> = {};
  for (const field of new Set([...Object.keys(theirs.fields), ...Object.keys(mine.fields)])) {
    const [was, my, their] = [base?.fields[field], mine.fields[field], theirs.fields[field]];
    fields[field] = isSame(my, was) ? their : my;
    if (isSame(my, was) || isSame(their, was) || isSame(my, their)) continue;
    const name = `${partName(mine)} · ${namedFields[mine.type]?.fields[field] ?? field}`;
    conflicts.push({ partId: mine.partId, field, name, mine: my, theirs: their });
  }
  return { ...mine, fields };
}

function mergedOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const common = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => others.includes(id));
  const isMineMoved = !isSame(common(mine, base), common(base, mine));
  const [skeleton, added] = isMineMoved ? [mine, theirs] : [theirs, mine];
  const order = [...skeleton];
  added.forEach((id, at) => {
    if (order.includes(id)) return;
    // Behind the nearest one that stood before it.
    const before = added.slice(0, at).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}
