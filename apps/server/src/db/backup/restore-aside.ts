import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Config, StartFault } from '../../config.ts';
import { readSecrets } from '../../secrets.ts';
import { connectDatabase } from '../connect.ts';
import { checkArchive } from './check-archive.ts';
import { asideOf, discardAside, discardLeftovers } from './leftovers.ts';
import { openBackup, restoreTables } from './read-backup.ts';
import { syncFolder, syncTree } from './sync-disk.ts';

type Say = (text: string) => void;

/**
 * Restores into the embedded database of a folder beside DATA_DIR, which gets its name when everything in it is proved.
 * Whatever happens before leaves DATA_DIR as it was.
 */
export async function restoreAside(file: string, config: Config, say: Say): Promise<void> {
  const target = existsSync(config.dataDir) ? realpathSync(config.dataDir) : resolve(config.dataDir);
  refuseFull(target);
  mkdirSync(dirname(target), { recursive: true });
  refuseMount(target);
  await discardLeftovers(target, say);
  const aside = asideOf(target);
  // Its folder stands before the first word is said: whoever breaks it off from here on finds what was begun.
  mkdirSync(aside);
  try {
    say(`解压 ${file} 到 ${aside}…`);
    const archive = await openBackup(file, aside);
    await checkArchive(archive.folder, archive.manifest, say);
    const dataDir = join(aside, 'data');
    // Passwords only fit with the pepper they were made with, so the shop takes the backup's secrets.
    mkdirSync(dataDir, { mode: 0o700 });
    copyFileSync(join(archive.folder, 'secrets.json'), join(dataDir, 'secrets.json'));
    chmodSync(join(dataDir, 'secrets.json'), 0o600);
    const asideConfig = { ...config, dataDir };
    const { url, cluster } = await connectDatabase(asideConfig, readSecrets(asideConfig), say);
    try {
      await restoreTables(archive, { databaseUrl: url, say });
    } finally {
      await cluster?.stop();
    }
    if (cluster?.isAlive()) throw new StartFault('恢复用的数据库没有停止，未做任何更改，请重试');
    renameSync(join(archive.folder, 'files'), join(dataDir, 'files'));
    say('写入磁盘…');
    syncTree(join(dataDir, 'files'));
    syncFolder(dataDir);
    // An empty folder of that name was let pass above; one that is not empty by now stays and stops this.
    if (existsSync(target)) rmdirSync(target);
    renameSync(dataDir, target);
    syncFolder(dirname(target));
  } catch (error) {
    await discardAside(aside);
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}

function refuseFull(target: string): void {
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new StartFault(`${target} 已有数据：请用 DATA_DIR 指定一个空目录再恢复`);
  }
}

/** A volume cannot be renamed over. */
function refuseMount(target: string): void {
  if (existsSync(target) && statSync(target).dev !== statSync(dirname(target)).dev) {
    throw new StartFault(`${target} 是挂载点，无法整体替换：请用 DATA_DIR 指定其下的一个子目录再恢复`);
  }
}
