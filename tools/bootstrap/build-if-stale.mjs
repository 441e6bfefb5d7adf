import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, rootDir, run, say } from './install.mjs';

const stamp = join(rootDir, 'dist', '.built');
const sources = ['apps', 'packages', 'package-lock.json', 'tools/build.mjs'];
const notSource = new Set(['node_modules', 'dist', 'seed', 'seed-docs', 'demo-pictures', 'test']);

/** Builds server and screens when any source is newer than the last complete build. */
export function buildIfStale() {
  const builtMs = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  if (builtMs && !sources.some((path) => isNewer(join(rootDir, path), builtMs))) return;
  if (!existsSync(join(rootDir, 'node_modules/esbuild')))
    fail('程序尚未构建，或源码比构建结果新，而这里没有安装构建工具。请执行 npm ci --include=dev，再执行 npm run build');
  say('构建程序…');
  run(process.execPath, ['tools/build.mjs'], '构建失败');
}

/** The build calls it first: what it was cannot be trusted until all is made anew. */
export function markUnbuilt() {
  rmSync(stamp, { force: true });
}

/** The build calls it last. */
export function markBuilt() {
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
