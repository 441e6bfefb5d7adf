import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, rootDir, run, say } from './install.mjs';

/** Holds the fingerprint of the sources that the last complete build was made of. */
const stamp = join(rootDir, 'dist', '.built');
const sources = ['apps', 'packages', 'package-lock.json', 'tools/build.mjs', 'tools/screens'];
/** What is read while the shop runs, and what neither server nor screens hold. */
const notSource = new Set(['node_modules', 'dist', 'seed', 'seed-docs', 'demo-pictures', 'migrations', 'test']);

/**
 * Builds server and screens when the sources are not those of the last complete build. Told by what the files hold, not
 * by their age: a copy, a checkout and `npm prune` make files young that are the same.
 */
export function buildIfStale() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintSources()) return;
  if (!existsSync(join(rootDir, 'node_modules/esbuild')))
    fail(
      '程序尚未构建，或构建之后源码有改动，而这里没有安装构建工具。请执行 npm ci --include=dev，再执行 npm run build',
    );
  say('构建程序…');
  run(process.execPath, ['tools/build.mjs'], '构建失败');
}

/** The build calls it first: what is there cannot be trusted until all is made anew. */
export function beginBuild() {
  rmSync(stamp, { force: true });
  return fingerprintSources();
}

/** The build calls it last, with the fingerprint it began with: what changed meanwhile is built next time. */
export function endBuild(fingerprint) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
}

function fingerprintSources() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => listFiles(source)))
    hash.update(`\n${path}\n`).update(readFileSync(join(rootDir, path)));
  return hash.digest('hex');
}

function listFiles(path) {
  if (!lstatSync(join(rootDir, path)).isDirectory()) return [path];
  return readdirSync(join(rootDir, path))
    .filter((name) => !notSource.has(name) && !/\.(test|e2e)\.tsx?$/.test(name))
    .toSorted()
    .flatMap((name) => listFiles(`${path}/${name}`));
}
