// node tools/assemble.mjs FOLDER: what a server needs of a built checkout, and nothing that builds, tests or is for the demo.
// The Dockerfile does this; without a container engine the folder runs as well: `node apps/server/dist/main.js` in it.
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fail, rootDir, say } from './bootstrap/install.mjs';
import { placesToRun } from './shipped-packages.mjs';

const [folder] = process.argv.slice(2);
if (!folder) fail('用法：node tools/assemble.mjs 目录');
const target = resolve(folder);
if (existsSync(target) && readdirSync(target).length > 0) fail(`${target} 不是空目录`);
if (!existsSync(join(rootDir, 'apps/server/dist/main.js'))) fail('还没有构建：npm run build');

const needed = [
  'package.json',
  'LICENSE',
  'dist',
  'apps/server/dist',
  'apps/server/src/db/migrations',
  'apps/server/src/db/backfills',
  'apps/server/seed',
  'apps/server/seed-docs',
  'apps/server/dictionaries',
  'apps/server/areas',
];
/** For people who read code, and what migrations are made from. */
const unread = /\.(map|md|markdown|d\.[cm]?ts|ts)$|_snapshot\.json$/;

mkdirSync(target, { recursive: true });
for (const path of [...needed, ...placesToRun()].filter((path) => existsSync(join(rootDir, path)))) {
  cpSync(join(rootDir, path), join(target, path), {
    recursive: true,
    filter: (source) => !unread.test(source) && !isNested(path, source),
  });
}
say(`已整理到 ${target}`);

/** A package inside a package has a line of its own in the lock file. */
function isNested(path, source) {
  return path.includes('node_modules/') && relative(join(rootDir, path), source).split('/').includes('node_modules');
}
