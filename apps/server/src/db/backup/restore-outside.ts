import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { readSecrets } from '../../secrets.ts';
import { connectDatabase } from '../connect.ts';
import { checkArchive } from './check-archive.ts';
import { asideOf, discardLeftovers } from './leftovers.ts';
import { openBackup, restoreTables } from './read-backup.ts';
import { syncFolder, syncTree } from './sync-disk.ts';

type Say = (text: string) => void;

/**
 * Restores into the empty database of DATABASE_URL. The files get their name before the rows are committed: killed between
 * the two, the database is still empty and no shop.
 */
export async function restoreOutside(file: string, config: Config, say: Say): Promise<void> {
  const { url } = await connectDatabase(config, readSecrets(config), say);
  mkdirSync(config.dataDir, { recursive: true });
  // A folder of its own: what a killed restore left is cleared away, but never what a running one works in.
  const target = join(config.dataDir, 'files');
  await discardLeftovers(target, say);
  const aside = asideOf(target);
  const files = placeFiles(config.dataDir, say);
  let isDone = false;
  try {
    say(`解压 ${file} 到 ${aside}…`);
    const archive = await openBackup(file, aside);
    await checkArchive(archive.folder, archive.manifest, say);
    const beforeCommit = () => files.place(join(archive.folder, 'files'));
    await restoreTables(archive, { databaseUrl: url, say, beforeCommit, onCommitted: () => (isDone = true) });
  } finally {
    if (!isDone) files.takeBack();
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Files that are there already are set aside, never mixed with those of the backup or lost. */
function placeFiles(dataDir: string, say: Say) {
  const files = join(dataDir, 'files');
  let former: string | undefined;
  let isPlaced = false;
  return {
    place: (from: string): void => {
      syncTree(from);
      if (existsSync(files) && readdirSync(files).length === 0) rmSync(files, { recursive: true });
      if (existsSync(files)) {
        former = `${files}.before-restore-${Date.now().toString(36)}`;
        renameSync(files, former);
        say(`原有文件已移到 ${former}`);
      }
      renameSync(from, files);
      isPlaced = true;
      syncFolder(dataDir);
    },
    takeBack: (): void => {
      if (isPlaced) rmSync(files, { recursive: true, force: true });
      if (former) renameSync(former, files);
    },
  };
}
