import type { Directory } from './directory.ts';
import type { DirectoryTree } from './directory-tree.ts';
import { type Creation, diffPeople, type HousePerson } from './diff-people.ts';
import { type HouseUnit, pathIn, settleDepartments, type Settlement } from './settle-departments.ts';
import type { SyncLine, SyncReason } from './sync-lines.ts';

/** An enterprise as the shop has it. */
export interface House {
  units: readonly HouseUnit[];
  people: readonly HousePerson[];
  foreignSubjects: ReadonlySet<string>;
  takenMobiles: ReadonlySet<string>;
}

export interface DirectoryDiff {
  /** In the order they are to be done. */
  lines: SyncLine[];
  /** Linked members and departments that the app does not see, so that nothing is said of them. */
  unseenPeople: number;
  unseenDepartments: number;
}

interface Input {
  directory: Directory;
  /** Of directoryTree, without a circle. */
  tree: DirectoryTree;
  house: House;
  goneSubjects: ReadonlySet<string>;
  creation: Creation;
}

/**
 * What would make the enterprise as its address list has it (docs/domain/sign-on.md §9): departments from the top, then people,
 * then departments that nothing belongs to any more. Nothing is proposed of what a list that is not whole does not show.
 */
export function diffDirectory({ directory, tree, house, goneSubjects, creation }: Input): DirectoryDiff {
  const { units } = house;
  const listed = new Set(tree.departments.map(({ directoryId }) => directoryId));
  const isMissing = ({ directoryId }: HouseUnit) => directoryId !== null && !listed.has(directoryId);
  const mayAdopt = (unit: HouseUnit) => unit.directoryId === null || (directory.isWhole && isMissing(unit));
  const settled = settleDepartments({ units, wanted: tree.departments, mayAdopt });
  const byOrgId = new Map(units.map((unit) => [unit.orgId, unit]));
  // A department that could not be brought to its place is where it was.
  const held = new Map(units.flatMap(({ directoryId, orgId }) => (directoryId === null ? [] : [[directoryId, orgId]])));
  const people = diffPeople({
    people: directory.people,
    house: house.people,
    goneSubjects,
    foreignSubjects: house.foreignSubjects,
    takenMobiles: house.takenMobiles,
    creation,
    pathTo: tree.pathTo,
    placeOf: (path) => path.map((id) => settled.places.get(id)?.key ?? held.get(id)).find(Boolean) ?? null,
    textOf: (key) => (key === null ? '' : textIn(settled.tree, key)),
    isHandMade: (orgId) => byOrgId.get(orgId)?.directoryId === null && !settled.adopted.has(orgId),
  });
  const missing = units.filter((unit) => isMissing(unit) && !settled.adopted.has(unit.orgId));
  const linked = house.people.filter(({ isActive, subjects }) => isActive && subjects.length > 0);
  const seen = new Set([...directory.people.map(({ subject }) => subject), ...goneSubjects]);
  return {
    lines: [
      ...departmentLines(units, tree, settled),
      ...people,
      ...(directory.isWhole ? goneLines(house, { missing, settled, people }) : []),
    ],
    unseenPeople: linked.filter(({ subjects }) => !subjects.some((subject) => seen.has(subject))).length,
    unseenDepartments: directory.isWhole ? 0 : missing.length,
  };
}

type Tree = Settlement['tree'];
const textIn = (tree: Tree, key: string): string =>
  pathIn(tree, key)
    .toReversed()
    .map((one) => tree.get(one)?.name ?? '')
    .join(' / ');

function departmentLines(units: readonly HouseUnit[], tree: DirectoryTree, settled: Settlement): SyncLine[] {
  const byDirectoryId = new Map(units.map((unit) => [unit.directoryId, unit]));
  const before = new Map(units.map(({ orgId, parentId, name }) => [orgId, { parentKey: parentId, name }]));
  return tree.departments.flatMap((department): SyncLine[] => {
    const { directoryId, name: title } = department;
    const place = settled.places.get(directoryId);
    const held = byDirectoryId.get(directoryId);
    const common = { title, reason: '', isChosen: true, plan: { department } } as const;
    if (!place) {
      const reason = settled.refused.get(directoryId) ?? 'parentLeft';
      return [
        {
          ...common,
          kind: 'conflict',
          from: held ? textIn(before, held.orgId) : '',
          to: '',
          reason,
          isChosen: false,
          plan: {},
        },
      ];
    }
    const to = textIn(settled.tree, place.key);
    if (settled.adopted.has(place.key))
      return [
        {
          ...common,
          kind: 'departmentLinked',
          from: textIn(before, place.key),
          to,
          plan: { department, orgId: place.key },
        },
      ];
    if (!held) return [{ ...common, kind: 'departmentNew', from: '', to }];
    const isMoved = held.parentId !== place.parentKey;
    if (!isMoved && held.name === place.name) return [];
    const plan = { department, orgId: held.orgId };
    return [
      {
        ...common,
        kind: isMoved ? 'departmentMoved' : 'departmentRenamed',
        from: textIn(before, held.orgId),
        to,
        plan,
      },
    ];
  });
}

/** From below: a department goes when nobody stands in it afterwards and nothing below it stays. */
function goneLines(
  { people }: House,
  {
    missing,
    settled,
    people: lines,
  }: { missing: readonly HouseUnit[]; settled: Settlement; people: readonly SyncLine[] },
): SyncLine[] {
  const leaving = new Set(
    lines.flatMap(({ kind, isChosen, plan }) => (kind === 'personMoved' && isChosen && plan.userId) || []),
  );
  const isPeopled = new Set(
    people.flatMap(({ orgId, userId }) => (orgId !== null && !leaving.has(userId) ? [orgId] : [])),
  );
  const depth = ({ orgId }: HouseUnit) => pathIn(settled.tree, orgId).length;
  const staying = new Map<string, number>();
  for (const { parentKey } of settled.tree.values()) staying.set(parentKey, (staying.get(parentKey) ?? 0) + 1);
  return missing
    .toSorted((a, b) => depth(b) - depth(a))
    .map((unit): SyncLine => {
      const { orgId, name, ruleName } = unit;
      const why: SyncReason | false =
        (isPeopled.has(orgId) && 'hasPeople') ||
        ((staying.get(orgId) ?? 0) > 0 && 'hasChildren') ||
        (ruleName !== '' && 'inRule');
      const common = { title: name, from: textIn(settled.tree, orgId), to: '' };
      if (why) return { ...common, kind: 'conflict', reason: why, isChosen: false, plan: {} };
      const { parentKey } = settled.tree.get(orgId) ?? { parentKey: '' };
      staying.set(parentKey, (staying.get(parentKey) ?? 1) - 1);
      return { ...common, kind: 'departmentGone', reason: '', isChosen: true, plan: { orgId } };
    });
}
