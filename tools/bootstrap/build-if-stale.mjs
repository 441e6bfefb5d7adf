import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rootDir, run, say } from './install.mjs';

const stamp = join(rootDir, 'dist', '.built');
const sources = ['apps', 'packages', 'package-lock.json', 'tools/build.mjs'];
const notSource = new Set(['node_modules', 'dist', 'seed', 'seed-docs', 'demo-pictures', 'test']);

/** Builds server and screens when any source is newer than the last complete build. */
export function buildIfStale() {
  const builtMs = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  if (builtMs && !sources.some((path) => isNewer(join(rootDir, path), builtMs))) return;
  say('构建程序…');
  rmSync(stamp, { force: true });
  run(process.execPath, ['tools/build.mjs'], '构建失败');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
}

function isNewer(path, builtMs) {
  if (!existsSync(path)) return false;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs > builtMs;
  return readdirSync(path, { withFileTypes: true }).some(
    (entry) =>
      !notSource.has(entry.name) && !/\.(test|e2e)\.ts$/.test(entry.name) && isNewer(join(path, entry.name), builtMs),
  );
}
