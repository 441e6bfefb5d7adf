import type { Config, StartFault } from './config.ts';
import { holdAppLock } from './db/app-lock.ts';
import { refuseHalfRestored } from './db/backup/leftovers.ts';
import { connectDatabase } from './db/connect.ts';
import { isAlive } from './db/embedded/cluster.ts';
import { watchCluster } from './db/embedded/watch-cluster.ts';
import { migrateDatabase } from './db/migrate.ts';
import { leaseNode } from './db/node-lease.ts';
import { openDatabase, type OpenOptions, toolStatementMs } from './db/open.ts';
import type { Deps } from './ctx/deps.ts';
import { openDeps } from './open-deps.ts';
import { readRuntime } from './runtime-file.ts';
import { readSecrets } from './secrets.ts';

/** An open, migrated database with everything a server or a command-line tool hands to the rooms. */
export interface Shop {
  deps: Deps;
  databaseUrl: string;
  /** Ends connections and, where this process started it, the embedded database. */
  close: () => Promise<void>;
}

type Say = (text: string) => void;

type Limits = Pick<OpenOptions, 'statementMs'>;
const toolLimits: Limits = { statementMs: toolStatementMs };

/** What cannot go on without its database ends, with one line. */
const endProcess = (fault: StartFault): void => {
  process.stderr.write(`${fault.message}\n`);
  process.exit(1);
};

/** Opens the shop for the server itself: one app per embedded database, which is watched while the shop is open. */
export async function openShop(
  config: Config,
  say: Say,
  limits: Limits = {},
  onDatabaseGone = endProcess,
): Promise<Shop> {
  if (!config.databaseUrl) refuseHalfRestored(config.dataDir);
  const secrets = readSecrets(config);
  const { url, cluster } = await connectDatabase(config, secrets, say);
  if (!cluster) return openUrl(config, url, say, limits);
  let lock = await holdAppLock(url, config.dataDir);
  if (cluster.isAdopted) say('接管了上次运行留下的数据库进程');
  const onRestarted = async () => void (lock = await holdAppLock(url, config.dataDir));
  const endWatch = watchCluster(cluster, { say, onRestarted, onGone: onDatabaseGone });
  const shop = await openUrl(config, url, say, limits);
  return {
    ...shop,
    close: async () => {
      await endWatch();
      await shop.close();
      await lock.release();
      await cluster.stop();
    },
  };
}

/** Opens the shop for a command-line tool: beside the running server where there is one, else as {@link openShop}. */
export async function openShopBeside(config: Config, say: Say): Promise<Shop> {
  const runtime = config.databaseUrl ? undefined : readRuntime(config.dataDir);
  if (!runtime || !isAlive(runtime.pid)) return openShop(config, say, toolLimits);
  // Addresses that the tool tells are those of the server.
  return openUrl({ ...config, port: runtime.port }, runtime.databaseUrl, say, toolLimits);
}

async function openUrl(config: Config, url: string, say: Say, limits: Limits): Promise<Shop> {
  await migrateDatabase(url, { say });
  return openNode(config, url, say, limits);
}

/** Opens the shop for a process beside one that holds it, on its database. */
export async function openNode(config: Config, url: string, say: Say, limits: Limits = {}): Promise<Shop> {
  const db = openDatabase({ url, isPrepared: config.isPrepared, ...limits });
  const now = () => new Date();
  const lease = await leaseNode(db, now, (error) => say(`节点编号续租：${String(error)}`));
  return {
    deps: openDeps({ config, secrets: readSecrets(config), db, now }),
    databaseUrl: url,
    close: async () => {
      await lease.release();
      await db.close();
    },
  };
}
