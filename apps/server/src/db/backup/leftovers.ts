import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { StartFault } from '../../config.ts';
import { isAlive, stopCluster } from '../embedded/cluster.ts';

/** Where a restore works until it is whole; the process and the time tell one attempt from another. */
export const asideOf = (target: string): string => `${target}.restoring-${process.pid}-${Date.now().toString(36)}`;

function listAsides(target: string): { folder: string; pid: number }[] {
  const home = dirname(target);
  if (!existsSync(home)) return [];
  const start = `${basename(target)}.restoring-`;
  return readdirSync(home)
    .filter((name) => name.startsWith(start))
    .map((name) => ({ folder: join(home, name), pid: Number(name.slice(start.length).split('-')[0]) }));
}

/** Takes away what killed restores left, with the database server that may still run in it. */
export async function discardLeftovers(target: string, say: (text: string) => void): Promise<void> {
  for (const { folder, pid } of listAsides(target)) {
    if (pid !== process.pid && isAlive(pid)) {
      throw new StartFault(`另一个恢复正在进行（进程 ${pid}）。若并非如此，请删除 ${folder} 后重试`);
    }
    say(`清理上次没有完成的恢复：${folder}`);
    await discardAside(folder);
  }
}

export async function discardAside(aside: string): Promise<void> {
  const dataDir = join(aside, 'data');
  await stopCluster(dataDir);
  // As root without namespaces the cluster lies elsewhere; it is this restore's own.
  const location = join(dataDir, 'cluster-location');
  if (existsSync(location)) rmSync(dirname(readFileSync(location, 'utf8').trim()), { recursive: true, force: true });
  rmSync(aside, { recursive: true, force: true });
}

/** An empty shop must not open where somebody began to restore one. */
export function refuseHalfRestored(dataDir: string): void {
  if (existsSync(join(dataDir, 'secrets.json'))) return;
  const [left] = listAsides(resolve(dataDir));
  if (!left) return;
  throw new StartFault(
    isAlive(left.pid)
      ? `恢复正在进行（进程 ${left.pid}），请等它完成后再启动。若并非如此，请删除 ${left.folder}`
      : `上次恢复没有完成，${left.folder} 中的内容不完整。请重新执行 npm run restore -- FILE.tar.gz（会自动清理）；若要新建商城，请先删除该目录`,
  );
}
