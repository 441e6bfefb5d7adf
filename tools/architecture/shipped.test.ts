import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, rootDir, sources } from './sources.ts';

interface Manifest {
  dependencies?: Record<string, string>;
}

const dependenciesOf = (room: string) =>
  Object.keys((JSON.parse(readFileSync(join(rootDir, room, 'package.json'), 'utf8')) as Manifest).dependencies ?? {});

/** Rooms whose code the server runs; all others are bundled for the browser, or draw the demo's pictures. */
const serverRooms = ['apps/server', 'packages/domain', 'packages/contract', 'packages/goods-search'];
const roomOf = (path: string) => path.split('/').slice(0, 2).join('/');

test('what only a bundle needs is a development package: a production install leaves it out', () => {
  const rooms = new Set(sources.map((file) => roomOf(file.path)).filter((room) => /^(apps|packages)\//.test(room)));
  const frontRooms = [...rooms].filter((room) => !serverRooms.includes(room));
  expect(frontRooms).toContain('apps/storefront');
  expect(frontRooms.flatMap((room) => dependenciesOf(room).map((name) => `${room}: ${name}`))).toEqual([]);
});

test('the server ships with what its own code loads, not with what its tests load', () => {
  const code = sources.filter(
    (file) => serverRooms.includes(roomOf(file.path)) && file.path.includes('/src/') && !isTest(file.path),
  );
  const imported = new Set(
    code.flatMap((file) => file.imports.filter((one) => !one.isTypeOnly)).map((one) => one.target),
  );
  expect(imported.size).toBeGreaterThan(20);
  // A program or a data file of a package, and what is loaded when it is first used, is found by its name, without an import.
  const isNamed = (name: string) =>
    code.some((file) => file.text.includes(`resolve('${name}`) || file.text.includes(`loadLate('${name}`));
  const shipped = [...dependenciesOf('apps/server'), ...dependenciesOf('packages/goods-search')];
  expect(shipped.filter((name) => !imported.has(name) && !isNamed(name))).toEqual([]);
});
