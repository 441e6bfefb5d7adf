import { spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartFault } from '../../config.ts';
import { embeddedMajor } from './binaries.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';
import { serverSettings, usableMemory } from '../../database-settings.ts';

export const clusterUser = 'jicai';

export interface Cluster {
  port: number;
  /** Process id of the database server; another one after a restart. */
  readonly pid: number;
  /** True when a server left over by an earlier process was taken over. */
  isAdopted: boolean;
  url: (database: string) => string;
  isAlive: () => boolean;
  /** Starts a server that died again, on the same port, so that its addresses stay right. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

interface ClusterOptions {
  dataDir: string;
  password: string;
  /** Server settings over our own, as `name=value`; tests switch durability off. */
  settings?: string[];
  /** Tells the operator of a long step. */
  say?: (text: string) => void;
}

/** Starts the embedded PostgreSQL in `DATA_DIR/pg`, or takes over the one that a killed process left running. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  mkdirSync(options.dataDir, { recursive: true });
  const runAs = chooseRunAs(options.dataDir);
  if (runAs.notice) options.say?.(runAs.notice);
  if (!existsSync(join(runAs.clusterDir, 'PG_VERSION'))) {
    options.say?.('首次启动：创建数据库…');
    initialise(runAs, options.password);
  }
  refuseOtherMajor(runAs);
  const adopted = await adopt(runAs, options);
  if (adopted) return adopted;
  const port = await freePort();
  return describe(await launch(runAs, options, port), port, { runAs, options, isAdopted: false });
}

/** Ends the server that a killed process left running in this folder, if one does. */
export async function stopCluster(dataDir: string): Promise<void> {
  const runAs =
    existsSync(join(dataDir, 'pg')) || existsSync(join(dataDir, 'cluster-location')) ? chooseRunAs(dataDir) : undefined;
  const pidFile = join(runAs?.clusterDir ?? dataDir, 'postmaster.pid');
  if (!runAs || !existsSync(pidFile)) return;
  const [pidText, folder] = readFileSync(pidFile, 'utf8').split('\n');
  const pid = Number(pidText);
  // The number may belong to another process by now: a server is known by its folder on its command line.
  if (folder !== runAs.clusterDir || !runsIn(pid, runAs.clusterDir)) return;
  await stopServer(pid);
}

function runsIn(pid: number, clusterDir: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(clusterDir);
  } catch {
    return process.platform !== 'linux';
  }
}

/** SIGINT is PostgreSQL's fast shutdown: open sessions are ended, nothing committed is lost. */
async function stopServer(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 20_000 && isAlive(pid); waited += 50) await sleep(50);
}

function initialise(runAs: RunAs, password: string): void {
  const passwordFile = join(runAs.clusterDir, '..', `.initdb-${process.pid}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(passwordFile, runAs.uid, runAs.gid);
  const [command = '', ...args] = [
    ...runAs.prefix,
    runAs.binaries.initdb,
    `--pgdata=${runAs.clusterDir}`,
    `--username=${clusterUser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  const made = spawnSync(command, args, { encoding: 'utf8', uid: runAs.uid, gid: runAs.gid });
  rmSync(passwordFile, { force: true });
  if (made.status === 0) return;
  rmSync(runAs.clusterDir, { recursive: true, force: true });
  throw explain(`${made.stdout}\n${made.stderr}`, '创建数据库失败');
}

function refuseOtherMajor(runAs: RunAs): void {
  const major = Number(readFileSync(join(runAs.clusterDir, 'PG_VERSION'), 'utf8'));
  if (major === embeddedMajor) return;
  throw new StartFault(
    `数据目录属于 PostgreSQL ${major}，本版本内置 ${embeddedMajor}：请用旧版本执行 npm run backup -- FILE，再用本版本执行 npm run restore -- FILE`,
  );
}

async function adopt(runAs: RunAs, options: ClusterOptions): Promise<Cluster | undefined> {
  const file = join(runAs.clusterDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pidText, , , portText] = readFileSync(file, 'utf8').split('\n');
  const pid = Number(pidText);
  const port = Number(portText);
  if (!isAlive(pid) || !port) return undefined;
  if (!(await isReady(urlOf(runAs, port, options), 10_000))) return undefined;
  return describe(pid, port, { runAs, options, isAdopted: true });
}

/** Returns the process id. */
async function launch(runAs: RunAs, options: ClusterOptions, port: number): Promise<number> {
  const logFile = join(options.dataDir, 'postgres.log');
  const log = openSync(logFile, 'w', 0o600);
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${hasSocket(runAs) ? runAs.clusterDir : ''}`,
    ...serverSettings(usableMemory()),
    ...(options.settings ?? []),
  ].flatMap((setting) => ['-c', setting]);
  const [command = '', ...args] = [...runAs.prefix, runAs.binaries.postgres, '-D', runAs.clusterDir, ...settings];
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', log, log],
    uid: runAs.uid,
    gid: runAs.gid,
  });
  closeSync(log);
  let hasExited = false;
  child.once('exit', () => (hasExited = true));
  child.once('error', () => (hasExited = true));
  child.unref();
  if (await isReady(urlOf(runAs, port, options), 60_000, () => hasExited)) return child.pid ?? 0;
  throw explain(readFileSync(logFile, 'utf8'), '数据库启动失败');
}

/** By the socket where the server has one, which a server left running by an earlier release may not have; else by TCP. */
function urlOf(runAs: RunAs, port: number, { password }: ClusterOptions, database = 'postgres'): string {
  const url = `postgres://${clusterUser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  const isThere = existsSync(join(runAs.clusterDir, socketName(port)));
  return isThere ? `${url}?host=${encodeURIComponent(runAs.clusterDir)}` : url;
}

const socketName = (port: number) => `.s.PGSQL.${port}`;
/** The system takes 107 bytes for the path of a socket, and Windows has none. A socket answers a third faster than TCP. */
const hasSocket = ({ clusterDir }: RunAs) =>
  process.platform !== 'win32' && Buffer.byteLength(join(clusterDir, socketName(65_535))) <= 100;

interface How {
  runAs: RunAs;
  options: ClusterOptions;
  isAdopted: boolean;
}

function describe(startedPid: number, port: number, { runAs, options, isAdopted }: How): Cluster {
  let pid = startedPid;
  return {
    port,
    get pid() {
      return pid;
    },
    isAdopted,
    url: (database) => urlOf(runAs, port, options, database),
    isAlive: () => isAlive(pid),
    restart: async () => void (pid = await launch(runAs, options, port)),
    stop: () => stopServer(pid),
  };
}

async function isReady(url: string, timeoutMs: number, hasGivenUp = () => false): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline && !hasGivenUp()) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await sleep(40);
    }
  }
  return false;
}

export function isAlive(pid: number): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // A zombie (exited, not yet reaped by its parent) answers signal 0 too.
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return process.platform !== 'linux';
  }
}

function explain(output: string, what: string): StartFault {
  if (/No space left on device/i.test(output)) return new StartFault(`${what}：磁盘空间不足`);
  if (/lock file .* already exists/i.test(output)) return new StartFault(`${what}：另一个数据库进程正在使用该数据目录`);
  const lines = output.trim().split('\n').slice(-3).join(' / ');
  return new StartFault(`${what}：${lines}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
