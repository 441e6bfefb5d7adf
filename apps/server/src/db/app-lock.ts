import pg from 'pg';
import { StartFault } from '../config.ts';

const lockKey = 5_200_116;

/**
 * One app per embedded database. The lock lives as long as this process's connection, so a killed app frees it; it guards
 * the folder only and is never taken on a server database, where several nodes are welcome.
 */
export async function holdAppLock(url: string, dataDir: string): Promise<{ release: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: url, application_name: 'jicai-app', keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockKey]);
  if (!rows[0]?.held) {
    await client.end();
    throw new StartFault(`已有一个 Jicai 正在使用数据目录 ${dataDir}，请先停止它，或用 DATA_DIR 指定另一个目录`);
  }
  return { release: () => client.end() };
}
