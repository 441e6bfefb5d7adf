import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, StartFault } from '../config.ts';
import { openBackup, restoreFiles, restoreTables } from '../db/backup/read-backup.ts';
import { connectDatabase } from '../db/connect.ts';
import { readSecrets } from '../secrets.ts';
import { runCommand, say } from './run-command.ts';

await runCommand(async (config, [file]) => {
  if (!file)
    throw new StartFault('用法：npm run restore -- FILE.tar.gz（恢复到空的 DATA_DIR 或 DATABASE_URL 指定的空库）');
  const archive = await openBackup(file);
  try {
    if (!config.databaseUrl) takeSecrets(config, archive.folder);
    const { url, cluster } = await connectDatabase(config, readSecrets(config), say);
    try {
      await restoreTables(archive, url, say);
      await restoreFiles(archive, config.dataDir);
    } finally {
      await cluster?.stop();
    }
  } finally {
    archive.discard();
  }
  say(`已从 ${file} 恢复`);
  if (config.databaseUrl) say('请确认 PASSWORD_PEPPER 与 LINK_SECRET 与备份时相同，否则原有密码无法登录');
});

/** Passwords only fit with the pepper they were made with, so the embedded shop takes the backup's secrets. */
function takeSecrets(config: Config, folder: string): void {
  const target = join(config.dataDir, 'secrets.json');
  if (existsSync(target)) throw new StartFault(`${config.dataDir} 已有数据：请用 DATA_DIR 指定一个空目录再恢复`);
  mkdirSync(config.dataDir, { recursive: true });
  copyFileSync(join(folder, 'secrets.json'), target);
  chmodSync(target, 0o600);
}
