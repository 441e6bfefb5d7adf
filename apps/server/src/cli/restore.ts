import { StartFault } from '../config.ts';
import { restoreAside } from '../db/backup/restore-aside.ts';
import { restoreOutside } from '../db/backup/restore-outside.ts';
import { runCommand, say } from './run-command.ts';

await runCommand(async (config, [file]) => {
  if (!file)
    throw new StartFault('用法：npm run restore -- FILE.tar.gz（恢复到空的 DATA_DIR 或 DATABASE_URL 指定的空库）');
  await (config.databaseUrl ? restoreOutside : restoreAside)(file, config, say);
  say(`已从 ${file} 恢复`);
  if (config.databaseUrl) say('请确认 PASSWORD_PEPPER 与 LINK_SECRET 与备份时相同，否则原有密码无法登录');
});
