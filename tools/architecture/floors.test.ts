import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circlesOf } from './circles.ts';
import { floorOf, floors, roomOf, rootRooms, upstairs } from './floors.ts';
import { isTest, rootDir, type SourceFile, sources } from './sources.ts';

const code = sources.filter((file) => !isTest(file.path));
const server = code.filter((file) => file.path.startsWith('apps/server/src/'));
const mostUpstairs = 5;

/** `room → room` for every import that does not run down the stairs, with the files that do it. */
function climbs(files: readonly SourceFile[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const from = roomOf(file.path);
    for (const { target } of file.imports) {
      const to = roomOf(target);
      if (!from || !to || from === to || floorOf(to) < floorOf(from)) continue;
      const pair = `${from} → ${to}`;
      found.set(pair, [...(found.get(pair) ?? []), `${file.path} → ${target}`]);
    }
  }
  return found;
}

const fileWith = (path: string, target: string): SourceFile => ({
  path,
  text: '',
  imports: [{ specifier: target, target, isTypeOnly: true, isLazy: false }],
});

describe('the floors of the server', () => {
  test('every file stands in a room, every room on exactly one floor, and no floor holds an empty room', () => {
    const rooms = new Set(server.map((file) => roomOf(file.path) ?? file.path));
    expect(server.length).toBeGreaterThan(600);
    expect(floors.flat().toSorted()).toEqual([...rooms].toSorted());
  });

  test('files that make up a room are there', () => {
    const paths = new Set(server.map((file) => file.path));
    const named = Object.values(rootRooms).flat();
    expect(named.filter((name) => !paths.has(`apps/server/src/${name}`))).toEqual([]);
  });

  test('rooms import rooms of lower floors only', () => {
    const unexplained = [...climbs(server)].filter(([pair]) => !(pair in upstairs)).flatMap(([, lines]) => lines);
    expect(unexplained).toEqual([]);
  });

  test(`at most ${mostUpstairs} run upstairs, each for a reason and each still there`, () => {
    expect(Object.keys(upstairs).length).toBeLessThanOrEqual(mostUpstairs);
    expect(Object.keys(upstairs).filter((pair) => !climbs(server).has(pair))).toEqual([]);
    for (const reason of Object.values(upstairs)) expect(reason.length).toBeGreaterThan(20);
  });

  const page = readFileSync(join(rootDir, 'docs/ARCHITECTURE.md'), 'utf8');

  test('docs/ARCHITECTURE.md draws the same house', () => {
    const picture = page.split('## The floors of the server')[1]?.split('\n## ')[0] ?? '';
    const drawn = [...picture.matchAll(/^│ (\S.*?) +│ /gm)].map(([, rooms]) => rooms).toReversed();
    expect(drawn).toEqual(floors.map((rooms) => rooms.join(' ')));
  });

  test('docs/ARCHITECTURE.md names every area of the screens', () => {
    const rows = page.split('## The areas of the screens')[1]?.split('\n## ')[0] ?? '';
    for (const frontEnd of ['apps/storefront', 'apps/console']) {
      const areas = new Set(
        code.flatMap(({ path }) => new RegExp(`^${frontEnd}/src/features/([^/]+)/`).exec(path)?.[1] ?? []),
      );
      const named = new RegExp(`^\\| \`${frontEnd}\`.*? \\| (.*) \\|$`, 'm').exec(rows)?.[1];
      expect(named?.split(' ')).toEqual([...areas].toSorted());
    }
  });

  test('what it answers with stands where it says', () => {
    const questions = page.split('## Where does …?')[1] ?? '';
    const paths = [...questions.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path);
    const folders = ['', 'apps/server/src', 'apps/storefront/src', 'apps/console/src'];
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !folders.some((folder) => existsSync(join(rootDir, folder, path))))).toEqual([]);
  });

  test('the check sees a climb, a neighbour and a type', () => {
    const dir = 'apps/server/src';
    const climb = fileWith(`${dir}/modules/stock/x.ts`, `${dir}/modules/orders/index.ts`);
    const neighbour = fileWith(`${dir}/modules/payments/x.ts`, `${dir}/modules/approvals/index.ts`);
    const fine = fileWith(`${dir}/modules/orders/x.ts`, `${dir}/modules/stock/index.ts`);
    expect([...climbs([climb, neighbour, fine]).keys()]).toEqual(['stock → orders', 'payments → approvals']);
  });
});

describe('circles', () => {
  const importsOf = (isCounted: (item: SourceFile['imports'][number]) => boolean) =>
    new Map(code.map((file) => [file.path, file.imports.filter(isCounted).map((item) => item.target)]));
  const tooLarge = (graph: Map<string, string[]>) => circlesOf(graph).filter((circle) => circle.length > 2);

  test('no circle of files by value', () => {
    expect(tooLarge(importsOf((item) => !item.isTypeOnly))).toEqual([]);
  });

  test('no circle of files by type', () => {
    expect(tooLarge(importsOf(() => true))).toEqual([]);
  });

  test('the check sees a circle, and none where there is none', () => {
    const graph = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', ['elsewhere']],
    ]);
    expect(circlesOf(graph)).toEqual([['a', 'b', 'c']]);
  });
});
