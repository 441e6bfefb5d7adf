import { type Config, StartFault } from '../config.ts';
import type { Secrets } from '../secrets.ts';
import { type Cluster, clusterUser, startCluster } from './embedded/cluster.ts';
import pg from 'pg';

export const embeddedDatabase = 'jicai';

/** The database the configuration names: the embedded one is started (or taken over) and made when it is absent. */
export async function connectDatabase(
  config: Config,
  secrets: Secrets,
  say: (text: string) => void,
): Promise<{ url: string; cluster: Cluster | undefined }> {
  if (config.databaseUrl) {
    await prove(config.databaseUrl);
    return { url: config.databaseUrl, cluster: undefined };
  }
  const { dataDir, databaseSettings: settings } = config;
  const cluster = await startCluster({ dataDir, password: secrets.databasePassword, settings, say });
  await createDatabaseIfAbsent(cluster.url('postgres'), embeddedDatabase);
  return { url: cluster.url(embeddedDatabase), cluster };
}

async function prove(url: string): Promise<void> {
  try {
    // Reads the files that the URL names too (sslrootcert).
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    await client.connect();
    await client.end();
  } catch (cause) {
    throw new StartFault(`连接不上 DATABASE_URL 指定的数据库：${(cause as Error).message}`, { cause });
  }
}

/** `name` is one of ours: it is put into the statement as an identifier. */
export async function createDatabaseIfAbsent(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${name} owner ${clusterUser}`);
  } finally {
    await client.end();
  }
}
