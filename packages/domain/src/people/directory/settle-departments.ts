import { enterpriseItself, maxOrgLevels } from '../org-tree.ts';
import type { WantedDepartment } from './directory-tree.ts';

/** A department of the shop. */
export interface HouseUnit {
  orgId: string;
  parentId: string;
  name: string;
  /** Which department of the address list it is; null for one made by hand. */
  directoryId: string | null;
  /** Name of an approval rule that asks for it, or ''. */
  ruleName: string;
}

export type DepartmentRefusal = 'tooDeep' | 'nameUsed' | 'belowItself' | 'parentLeft';

/** Where a department of the address list will stand: `key` is its orgId, or {@link newKey} of one that is to be made. */
export interface SettledUnit {
  key: string;
  parentKey: string;
  name: string;
}

export interface Settlement {
  /** By the id of the address list. */
  places: ReadonlyMap<string, SettledUnit>;
  refused: ReadonlyMap<string, DepartmentRefusal>;
  /** Departments that were taken over because they have the same name in the same place. */
  adopted: ReadonlySet<string>;
  /** All departments, as they will stand. */
  tree: ReadonlyMap<string, { parentKey: string; name: string }>;
}

export const newKey = (directoryId: string): string => `new:${directoryId}`;

interface Input {
  units: readonly HouseUnit[];
  /** Those above before those below. `orgId` names the department to take over. */
  wanted: readonly (WantedDepartment & { orgId?: string | undefined })[];
  /** Whether this department may be taken over by one of the address list with its name. */
  mayAdopt: (unit: HouseUnit) => boolean;
}

/**
 * Brings departments to where the address list has them, without a name twice among siblings, a seventh level or a circle; what
 * cannot be so stays as it is. Departments that are not wanted keep their place, those made by hand as well.
 */
export function settleDepartments(input: Input): Settlement {
  const staying = new Map<string, DepartmentRefusal>();
  for (;;) {
    const settled = settleOnce(input, staying);
    const stuck = [...settled.stuck].filter(([id]) => !staying.has(id));
    if (stuck.length === 0) return settled;
    // What stays takes up its old name and place, so everything is settled anew around it.
    for (const [id, why] of stuck) staying.set(id, why);
  }
}

function settleOnce({ units, wanted, mayAdopt }: Input, staying: ReadonlyMap<string, DepartmentRefusal>) {
  const wantedIds = new Set(wanted.map(({ directoryId }) => directoryId));
  const byDirectoryId = new Map(units.flatMap((unit) => (unit.directoryId === null ? [] : [[unit.directoryId, unit]])));
  const byOrgId = new Map(units.map((unit) => [unit.orgId, unit]));
  const tree = new Map(units.map(({ orgId, parentId, name }) => [orgId, { parentKey: parentId, name }]));
  const names = new Map<string, string>();
  const keys = new Map<string, string>();
  const take = (key: string, parentKey: string, name: string) => names.set(`${parentKey} ${name}`, key);
  for (const { orgId, parentId, name, directoryId } of units) {
    if (directoryId !== null && wantedIds.has(directoryId) && !staying.has(directoryId)) continue;
    take(orgId, parentId, name);
    if (directoryId !== null) keys.set(directoryId, orgId);
  }
  const places = new Map<string, SettledUnit>();
  const refused = new Map<string, DepartmentRefusal>();
  const adopted = new Set<string>();
  const stuck = new Map<string, DepartmentRefusal>();

  for (const { directoryId, parentDirectoryId, name, orgId } of wanted) {
    const held = byDirectoryId.get(directoryId) ?? byOrgId.get(orgId ?? '');
    const parentKey = parentDirectoryId === '' ? enterpriseItself : keys.get(parentDirectoryId);
    const refuse = (why: DepartmentRefusal) => {
      refused.set(directoryId, why);
      if (held?.directoryId === directoryId) stuck.set(directoryId, why);
    };
    if (parentKey === undefined) {
      refuse(refused.get(parentDirectoryId) === 'tooDeep' ? 'tooDeep' : 'parentLeft');
      continue;
    }
    const sibling = byOrgId.get(names.get(`${parentKey} ${name}`) ?? '');
    const isFree = sibling !== undefined && !adopted.has(sibling.orgId) && mayAdopt(sibling);
    const unit = held ?? (isFree ? sibling : undefined);
    const isTaken = (names.get(`${parentKey} ${name}`) ?? unit?.orgId) !== unit?.orgId;
    const why = staying.get(directoryId) ?? whyNot({ tree, key: unit?.orgId, parentKey, isTaken });
    if (why) {
      refuse(why);
      continue;
    }
    const key = unit?.orgId ?? newKey(directoryId);
    if (unit && unit.directoryId !== directoryId) adopted.add(unit.orgId);
    tree.set(key, { parentKey, name });
    take(key, parentKey, name);
    keys.set(directoryId, key);
    places.set(directoryId, { key, parentKey, name });
  }
  return { places, refused, adopted, tree, stuck };
}

type Tree = ReadonlyMap<string, { parentKey: string; name: string }>;

function whyNot({
  tree,
  key,
  parentKey,
  isTaken,
}: {
  tree: Tree;
  key: string | undefined;
  parentKey: string;
  isTaken: boolean;
}): DepartmentRefusal | undefined {
  const above = pathIn(tree, parentKey);
  if (key !== undefined && above.includes(key)) return 'belowItself';
  // A department that stays below its parent is as deep as it was.
  const isMoved = key === undefined || tree.get(key)?.parentKey !== parentKey;
  if (isMoved && above.length + (key === undefined ? 1 : heightIn(tree, key)) > maxOrgLevels) return 'tooDeep';
  return isTaken ? 'nameUsed' : undefined;
}

/** A department and those above it, from below. */
export function pathIn(tree: Tree, key: string): string[] {
  const path: string[] = [];
  for (let at = tree.get(key), here = key; at; here = at.parentKey, at = tree.get(here)) path.push(here);
  return path;
}

function heightIn(tree: Tree, key: string): number {
  const below = new Map<string, string[]>();
  for (const [one, { parentKey }] of tree) below.set(parentKey, [...(below.get(parentKey) ?? []), one]);
  const height = (at: string): number => 1 + Math.max(0, ...(below.get(at) ?? []).map(height));
  return height(key);
}
