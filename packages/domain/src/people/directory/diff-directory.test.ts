import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enterpriseItself, maxOrgLevels, treeOf } from '../org-tree.ts';
import { diffDirectory, type House } from './diff-directory.ts';
import type { HousePerson } from './diff-people.ts';
import { type Directory, directoryRoot } from './directory.ts';
import { directoryTree } from './directory-tree.ts';
import { type HouseUnit, settleDepartments } from './settle-departments.ts';
import type { SyncLine } from './sync-lines.ts';

const unit = (orgId: string, part: Partial<HouseUnit> = {}): HouseUnit => ({
  orgId,
  parentId: enterpriseItself,
  name: `部门${orgId}`,
  directoryId: null,
  ruleName: '',
  ...part,
});
const member = (userId: string, part: Partial<HousePerson> = {}): HousePerson => ({
  userId,
  name: `成员${userId}`,
  email: '',
  mobile: '',
  orgId: null,
  isActive: true,
  isKeeper: false,
  isAbove: false,
  isSelf: false,
  subjects: [],
  ...part,
});
const houseOf = (units: HouseUnit[], people: HousePerson[] = []): House => ({
  units,
  people,
  foreignSubjects: new Set(),
  takenMobiles: new Set(),
});
const department = (id: string, name: string, parentId = directoryRoot) => ({ id, name, parentId, order: Number(id) });
const person = (subject: string, departmentId: string, part: object = {}) => ({
  subject,
  name: '王小明',
  email: '',
  mobile: '',
  departmentId,
  ...part,
});
const listOf = (part: Partial<Directory>): Directory => ({ departments: [], people: [], isWhole: true, ...part });
const diff = (directory: Directory, house: House, { gone = [] as string[], creation = 'yes' as const } = {}) =>
  diffDirectory({ directory, tree: directoryTree(directory), house, goneSubjects: new Set(gone), creation });
const told = (lines: readonly SyncLine[]) =>
  lines.map(({ kind, title, reason, isChosen }) => [kind, title, reason, isChosen]);

/** What the chosen lines make of a house. */
function applied(house: House, lines: readonly SyncLine[]): House {
  const chosen = lines.filter(({ isChosen }) => isChosen);
  const wanted = chosen.flatMap(({ plan: { department: one, orgId } }) => (one ? [{ ...one, orgId }] : []));
  const { places, tree } = settleDepartments({ units: house.units, wanted, mayAdopt: () => false });
  const ids = new Map([...places].map(([directoryId, { key }]) => [key, directoryId]));
  const removed = new Set(chosen.flatMap(({ kind, plan }) => (kind === 'departmentGone' ? [plan.orgId] : [])));
  const old = new Map(house.units.map((one) => [one.orgId, one]));
  const units = [...tree].flatMap(([orgId, { parentKey, name }]): HouseUnit[] => {
    const held = old.get(orgId);
    const directoryId = ids.get(orgId) ?? held?.directoryId ?? null;
    return removed.has(orgId) ? [] : [{ ...unit(orgId), ...held, parentId: parentKey, name, directoryId }];
  });
  const byDirectoryId = new Map(units.map((one) => [one.directoryId, one.orgId]));
  const placeOf = (path: readonly string[] = []) => path.flatMap((id) => byDirectoryId.get(id) ?? [])[0] ?? null;
  const changed = (one: HousePerson): HousePerson =>
    chosen
      .filter(({ plan }) => plan.userId === one.userId)
      .reduce((now, { kind, plan }) => {
        if (kind === 'personLinked') return { ...now, subjects: [plan.person?.subject ?? ''] };
        return kind === 'personGone' ? { ...now, isActive: false } : { ...now, orgId: placeOf(plan.path) };
      }, one);
  const added = chosen.flatMap(({ kind, plan }) =>
    kind === 'personNew' && plan.person
      ? [
          member(`u-${plan.person.subject}`, {
            ...plan.person,
            subjects: [plan.person.subject],
            orgId: placeOf(plan.path),
          }),
        ]
      : [],
  );
  return { ...house, units, people: [...house.people.map(changed), ...added] };
}

describe('departments', () => {
  test('are made, renamed, moved; one of the same name is taken over; one by hand is left alone', () => {
    const house = houseOf([
      unit('1', { name: '生产', directoryId: '11' }),
      unit('2', { name: '质检', directoryId: '12' }),
      unit('3', { name: '采购' }),
      unit('4', { name: '项目组' }),
    ]);
    const departments = [
      department('11', '生产中心'),
      department('12', '质检', '11'),
      department('13', '采购'),
      department('14', '仓储'),
    ];
    const { lines } = diff(listOf({ departments }), house);
    expect(told(lines)).toEqual([
      ['departmentRenamed', '生产中心', '', true],
      ['departmentLinked', '采购', '', true],
      ['departmentNew', '仓储', '', true],
      ['departmentMoved', '质检', '', true],
    ]);
    expect(lines[3]).toMatchObject({ from: '质检', to: '生产中心 / 质检' });
  });

  test('change their names with each other at once', () => {
    const house = houseOf([unit('1', { name: '甲', directoryId: '11' }), unit('2', { name: '乙', directoryId: '12' })]);
    const { lines } = diff(listOf({ departments: [department('11', '乙'), department('12', '甲')] }), house);
    expect(told(lines).map(([kind]) => kind)).toEqual(['departmentRenamed', 'departmentRenamed']);
    expect(applied(house, lines).units.map(({ name }) => name)).toEqual(['乙', '甲']);
  });

  test('that are gone go when nothing belongs to them, and never of a list that is not whole', () => {
    const units = [
      unit('1', { directoryId: '11' }),
      unit('2', { directoryId: '12', parentId: '1' }),
      unit('3', { directoryId: '13' }),
      unit('4', { directoryId: '14', ruleName: '大额' }),
      unit('5', { directoryId: '15' }),
      unit('6', { parentId: '5' }),
    ];
    const house = houseOf(units, [member('1', { orgId: '3' })]);
    expect(told(diff(listOf({}), house).lines)).toEqual([
      ['departmentGone', '部门2', '', true],
      ['departmentGone', '部门1', '', true],
      ['conflict', '部门3', 'hasPeople', false],
      ['conflict', '部门4', 'inRule', false],
      ['conflict', '部门5', 'hasChildren', false],
    ]);
    expect(diff(listOf({ isWhole: false }), house)).toEqual({ lines: [], unseenPeople: 0, unseenDepartments: 5 });
  });

  test('of seven levels keep six, and their people stand in the sixth', () => {
    const departments = Array.from({ length: 8 }, (_, at) => department(String(at + 11), `第${at}级`, String(at + 10)));
    const { lines } = diff(listOf({ departments, people: [person('p', '18')] }), houseOf([]));
    expect(lines.filter(({ reason }) => reason === 'tooDeep').map(({ title }) => title)).toEqual(['第6级', '第7级']);
    expect(lines.find(({ kind }) => kind === 'personNew')?.to).toMatch(/第5级$/);
  });

  test('have names of one line that fit and differ; a circle is found', () => {
    const names = directoryTree({
      departments: [
        department('11', '<b>采购</b>\n部'),
        department('12', '长'.repeat(50)),
        department('13', `${'长'.repeat(50)}尾`),
        department('14', ' '),
      ],
    }).departments.map(({ name }) => name);
    expect(names).toEqual(['<b>采购</b> 部', `${'长'.repeat(29)}…`, `${'长'.repeat(25)}…（13）`, '未命名部门']);
    const ring = [department('11', '甲', '12'), department('12', '乙', '11')];
    expect(directoryTree({ departments: ring }).circle).toBe('甲');
  });
});

describe('people', () => {
  const house = houseOf(
    [unit('1', { directoryId: '11' }), unit('2')],
    [
      member('1', { subjects: ['a'], orgId: '1' }),
      member('2', { email: 'b@corp.cn', orgId: '2' }),
      member('3', { email: 'c@corp.cn', isKeeper: true }),
      member('4', { mobile: '13800000004', isActive: false }),
      member('5', { mobile: '13800000005', subjects: ['other'] }),
      member('6', { subjects: ['f'], orgId: '2' }),
    ],
  );
  const departments = [department('11', '部门1')];

  test('are made, linked and moved; who cannot be told is named with the reason', () => {
    const people = [
      person('a', '11'),
      person('b', '11', { email: 'b@corp.cn' }),
      person('c', '11', { email: 'c@corp.cn' }),
      person('d', '11', { mobile: '13800000004' }),
      person('e', '11', { mobile: '13800000005' }),
      person('f', '11'),
      person('g', '11', { name: '<img src=x>' }),
      person('h', '11', { mobile: '13800000008' }),
      person('i', '11', { mobile: '13800000009' }),
      person('j', '', { mobile: '13800000009' }),
      person('k', ''),
    ];
    const with8 = { ...house, takenMobiles: new Set(['13800000008']), foreignSubjects: new Set(['k']) };
    expect(told(diff(listOf({ departments, people }), with8).lines)).toEqual([
      ['personLinked', '成员2', '', true],
      ['personMoved', '成员2', 'handMade', false],
      ['conflict', '王小明', 'keeper', false],
      ['conflict', '王小明', 'disabled', false],
      ['conflict', '王小明', 'linkedElsewhere', false],
      ['personMoved', '成员6', 'handMade', false],
      ['personNew', '<img src=x>', 'nameUnfit', true],
      ['conflict', '王小明', 'mobileTaken', false],
      ['conflict', '王小明', 'ambiguous', false],
      ['conflict', '王小明', 'ambiguous', false],
      ['conflict', '王小明', 'elsewhere', false],
    ]);
  });

  test('who left are proposed when the vendor says so, but not keepers, oneself, or many at once', () => {
    const linked = (userId: string, part: Partial<HousePerson> = {}) => member(userId, { subjects: [userId], ...part });
    const many = houseOf(
      [],
      ['1', '2', '3', '4', '5', '6'].map((id) => linked(id)),
    );
    const staying = ['3', '4', '5', '6'].map((id) => person(id, ''));
    expect(told(diff(listOf({ people: staying }), many, { gone: ['1', '2'] }).lines)).toEqual([
      ['personGone', '成员1', 'gone', true],
      ['personGone', '成员2', 'gone', true],
    ]);
    const three = diff(listOf({ people: staying.slice(1) }), many, { gone: ['1', '2', '3'] });
    expect(told(three.lines)).toContainEqual(['personGone', '成员1', 'manyGone', false]);
    expect(diff(listOf({ people: staying }), many, { gone: ['1'] })).toMatchObject({ unseenPeople: 1 });
    const special = houseOf(
      [],
      [linked('1', { isKeeper: true }), linked('2', { isSelf: true }), linked('3', { isAbove: true })],
    );
    expect(told(diff(listOf({}), special, { gone: ['1', '2', '3'] }).lines).map(([, , why]) => why)).toEqual([
      'keeperGone',
      'selfGone',
      'above',
    ]);
  });
});

const ids = ['11', '12', '13', '14', '15', '16', '17', '18', '19'];
const names = ['甲', '乙', '丙', '丁'];
const subjects = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Lists without a circle: each department stands below one with a lower id, or the enterprise. */
const anyDirectory = fc
  .record({
    departments: fc
      .subarray(ids)
      .chain((held) => fc.tuple(...held.map((id) => fc.tuple(fc.constant(id), fc.nat(), fc.constantFrom(...names))))),
    people: fc
      .subarray(subjects)
      .chain((held) => fc.tuple(...held.map((subject) => fc.tuple(fc.constant(subject), fc.constantFrom('', ...ids))))),
  })
  .map(({ departments, people }) =>
    listOf({
      departments: departments.map(([id, at, name], index) =>
        department(id, name, [directoryRoot, ...departments.slice(0, index).map(([one]) => one)][at % (index + 1)]),
      ),
      people: people.map(([subject, at]) => person(subject, at, { email: subject === 'a' ? 'a@corp.cn' : '' })),
    }),
  );
const byHand = [unit('1', { name: '甲' }), unit('2', { name: '乙', parentId: '1' }), unit('3', { name: '戊' })];
const start = houseOf(byHand, [member('1', { email: 'a@corp.cn', orgId: '3' }), member('2', { subjects: ['b'] })]);
const goneFrom = (directory: Directory) =>
  subjects.filter((one) => !directory.people.some(({ subject }) => subject === one));
/** One round; everybody who is missing is said to have left, and is stopped even if many do. */
const round = (directory: Directory, house: House) => {
  const { lines } = diff(directory, house, { gone: goneFrom(directory) });
  const ticked = lines.map((line) => ({ ...line, isChosen: line.isChosen || line.reason === 'manyGone' }));
  return { lines: ticked, house: applied(house, ticked) };
};
const isSound = ({ units }: House) => {
  const count = (nodes: ReturnType<typeof treeOf>): number =>
    nodes.reduce((sum, node) => sum + 1 + count(node.children), 0);
  const siblings = new Set(units.map(({ parentId, name }) => `${parentId} ${name}`));
  return count(treeOf(units)) === units.length && siblings.size === units.length;
};
const depthOf = (units: readonly HouseUnit[], orgId: string): number => {
  const here = units.find((one) => one.orgId === orgId);
  return here ? 1 + depthOf(units, here.parentId) : 0;
};

describe('always', () => {
  test('the lines make the house what the list is, but for what they name as conflicts', () => {
    fc.assert(
      fc.property(anyDirectory, anyDirectory, (first, second) => {
        const before = round(first, start).house;
        const { lines, house } = round(second, before);
        expect(isSound(house)).toBe(true);
        for (const { orgId } of house.units) expect(depthOf(house.units, orgId)).toBeLessThanOrEqual(maxOrgLevels);
        const refused = lines.filter(({ kind }) => kind === 'conflict').length;
        const { departments } = directoryTree(second);
        const held = new Map(house.units.map((one) => [one.directoryId, one]));
        const right = departments.filter(({ directoryId, parentDirectoryId, name }) => {
          const one = held.get(directoryId);
          const parentId = parentDirectoryId === '' ? enterpriseItself : held.get(parentDirectoryId)?.orgId;
          return one?.name === name && one.parentId === parentId;
        });
        expect(right.length).toBeGreaterThanOrEqual(departments.length - refused);
        // One that was made by hand stays as it is, unless it was taken over.
        for (const one of house.units) if (one.directoryId === null) expect(byHand).toContainEqual(one);
      }),
    );
  });

  test('a second round finds nothing to do, or only what a conflict of the first one held up', () => {
    fc.assert(
      fc.property(anyDirectory, anyDirectory, (first, second) => {
        const once = round(second, round(first, start).house);
        const twice = round(second, once.house);
        const isHeldUp = once.lines.some(({ kind }) => kind === 'conflict');
        const acts = ({ lines }: typeof once) => lines.filter(({ isChosen }) => isChosen);
        if (!isHeldUp) expect(told(acts(twice))).toEqual([]);
        let last = twice;
        for (let left = 10; left > 0 && acts(last).length > 0; left -= 1) last = round(second, last.house);
        expect(told(acts(last))).toEqual([]);
      }),
    );
  });
});
