/**
 * Departments of an enterprise (docs/domain/decisions.md §11): a tree of at most six levels. Parent '0' is the
 * enterprise itself, which stands above level 1.
 */
export const maxOrgLevels = 6;
export const enterpriseItself = '0';

export interface OrgPlace {
  orgId: string;
  parentId: string;
}

export type OrgTree<T extends OrgPlace> = T & { children: OrgTree<T>[] };

/** The departments as a tree, siblings in the order given. What hangs below no department of the list is left out. */
export function treeOf<T extends OrgPlace>(units: readonly T[]): OrgTree<T>[] {
  const below = new Map<string, T[]>();
  for (const unit of units) below.set(unit.parentId, [...(below.get(unit.parentId) ?? []), unit]);
  const grow = (parentId: string): OrgTree<T>[] =>
    (below.get(parentId) ?? []).map((unit) => ({ ...unit, children: grow(unit.orgId) }));
  return grow(enterpriseItself);
}

/** A department and those above it, from below; [] for the enterprise itself. */
export function pathOf<T extends OrgPlace>(units: readonly T[], orgId: string): T[] {
  const unit = units.find((one) => one.orgId === orgId);
  return unit ? [unit, ...pathOf(units, unit.parentId)] : [];
}

/** How many levels a department takes up with those below it: 1 where it has none. */
export function heightOf(units: readonly OrgPlace[], orgId: string): number {
  const children = units.filter((unit) => unit.parentId === orgId);
  return 1 + Math.max(0, ...children.map((child) => heightOf(units, child.orgId)));
}

/** Why a new department may not stand below that parent. */
export function refusedChild(units: readonly OrgPlace[], parentId: string): 'tooDeep' | undefined {
  return pathOf(units, parentId).length >= maxOrgLevels ? 'tooDeep' : undefined;
}

/** Why a department may not be moved below that parent, with everything below it. */
export function refusedMove(units: readonly OrgPlace[], place: OrgPlace): 'cycle' | 'tooDeep' | undefined {
  const above = pathOf(units, place.parentId);
  if (above.some((unit) => unit.orgId === place.orgId)) return 'cycle';
  return above.length + heightOf(units, place.orgId) > maxOrgLevels ? 'tooDeep' : undefined;
}
