import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartFault } from '../../config.ts';
import { type Binaries, findBinaries } from './binaries.ts';

/** How PostgreSQL is started on this machine: it refuses to run as root, so root needs a detour. */
export interface RunAs {
  binaries: Binaries;
  clusterDir: string;
  /** Put in front of every command. */
  prefix: string[];
  uid?: number;
  gid?: number;
  /** Said once to the operator when the cluster lies outside DATA_DIR. */
  notice?: string;
}

/**
 * Ordinary user: as is. Root: inside a user namespace in which root looks like uid 1000, which also works in folders no
 * other user can enter; where namespaces are off, as another existing OS user with binaries and cluster in /var/lib/jicai.
 */
export function chooseRunAs(dataDir: string): RunAs {
  const binaries = findBinaries();
  const clusterDir = join(resolve(dataDir), 'pg');
  if (process.getuid?.() !== 0) return { binaries, clusterDir, prefix: [] };
  const prefix = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];
  const probe = spawnSync(prefix[0] ?? '', [...prefix.slice(1), binaries.postgres, '--version'], { stdio: 'ignore' });
  if (probe.status === 0) return { binaries, clusterDir, prefix };
  return asOtherUser(dataDir, binaries);
}

function asOtherUser(dataDir: string, binaries: Binaries): RunAs {
  const user = ['postgres', 'nobody'].map(lookUpUser).find((found) => found !== undefined);
  if (!user) throw new StartFault('内置数据库不能以 root 运行，请改用普通用户启动，或用 DATABASE_URL 指定 PostgreSQL');
  const location = join(resolve(dataDir), 'cluster-location');
  // Kept when DATA_DIR gets another name, as at the end of a restore.
  const home = existsSync(location)
    ? dirname(readFileSync(location, 'utf8').trim())
    : join('/var/lib/jicai', createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16));
  const root = join(home, 'postgresql');
  mkdirSync(home, { recursive: true, mode: 0o755 });
  if (!existsSync(join(root, 'bin', 'postgres'))) {
    cpSync(binaries.root, root, { recursive: true, verbatimSymlinks: true });
  }
  const clusterDir = join(home, 'pg');
  mkdirSync(clusterDir, { recursive: true, mode: 0o700 });
  chownSync(clusterDir, user.uid, user.gid);
  writeFileSync(location, `${clusterDir}\n`);
  return {
    binaries: { root, initdb: join(root, 'bin/initdb'), postgres: join(root, 'bin/postgres') },
    clusterDir,
    prefix: [],
    ...user,
    notice: `数据库文件位于 ${clusterDir}`,
  };
}

function lookUpUser(name: string): { uid: number; gid: number } | undefined {
  const found = spawnSync('id', ['-u', name], { encoding: 'utf8' });
  const group = spawnSync('id', ['-g', name], { encoding: 'utf8' });
  if (found.status !== 0 || group.status !== 0) return undefined;
  return { uid: Number(found.stdout), gid: Number(group.stdout) };
}
