import { StartFault } from '../config.ts';
import { writeBackup } from '../db/backup/write-backup.ts';
import { openShopBeside } from '../shop.ts';
import { runCommand, say } from './run-command.ts';

await runCommand(async (config, [file]) => {
  if (!file) throw new StartFault('用法：npm run backup -- FILE.tar.gz');
  const shop = await openShopBeside(config, say);
  try {
    const { deps, databaseUrl } = shop;
    const { secrets } = deps;
    const manifest = await writeBackup({ databaseUrl, dataDir: config.dataDir, secrets, file, now: deps.now(), say });
    say(`已备份 ${manifest.tables.length} 张表到 ${file}（含密钥，请妥善保管）`);
  } finally {
    await shop.close();
  }
});
