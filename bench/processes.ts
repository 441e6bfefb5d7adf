import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Runtime } from '../apps/server/src/runtime-file.ts';
import { rootDir } from '../tools/architecture/sources.ts';

export interface RunningShop {
  base: string;
  dataDir: string;
  databaseUrl: string;
  pid: number;
  /** Milliseconds from the command to the first answer. */
  readyMs: number;
  stop: () => Promise<void>;
}

/** The built shop in a process and a data folder of its own, without log lines and without the guards against haste. */
export async function startShop(
  options: { dataDir?: string; env?: Record<string, string> } = {},
): Promise<RunningShop> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'jicai-bench-'));
  const runtimeFile = join(dataDir, 'runtime.json');
  rmSync(runtimeFile, { force: true });
  const startedMs = performance.now();
  const shop = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: rootDir,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // Without it a bench would be of as many processes as the machine has cores for.
      NODES: process.env['NODES'] ?? '1',
      FLOOD_PER_MINUTE: '0',
      WRITES_PER_SECOND: '0',
      DATABASE_URL: '',
      ...options.env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!existsSync(runtimeFile)) {
    if (shop.exitCode !== null) throw new Error('the shop did not start');
    await sleep(20);
  }
  const readyMs = performance.now() - startedMs;
  const read = () => JSON.parse(readFileSync(runtimeFile, 'utf8')) as Runtime;
  // A fresh demo is still being filled.
  while (!read().isDemoReady) await sleep(100);
  const runtime = read();
  return {
    base: `http://127.0.0.1:${runtime.port}`,
    dataDir,
    databaseUrl: runtime.databaseUrl,
    pid: shop.pid ?? 0,
    readyMs,
    stop: () => end(shop),
  };
}

/** Runs a command-line tool of the server beside the running shop; what it says is thrown when it fails. */
export async function runTool({ dataDir }: Pick<RunningShop, 'dataDir'>, ...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, ['tools/run.mjs', ...args], {
    cwd: rootDir,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    maxBuffer: 64 * 2 ** 20,
  });
}

/** The reference: a bare Fastify in a process of its own that answers these bytes to every POST. */
export async function startHello(bytes: string): Promise<{ base: string; stop: () => Promise<void> }> {
  const hello = spawn(process.execPath, ['--import', 'tsx', 'bench/hello.ts'], {
    cwd: rootDir,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  hello.stdin.end(bytes);
  return listening(hello);
}

/** The limit: Node's own server in a process of its own, which answers a few bytes. */
export async function startBare(): Promise<{ base: string; stop: () => Promise<void> }> {
  return listening(
    spawn(process.execPath, ['--import', 'tsx', 'bench/bare.ts'], { cwd: rootDir, stdio: ['pipe', 'pipe', 'inherit'] }),
  );
}

/** Once it has told its port. */
async function listening(child: ChildProcess): Promise<{ base: string; stop: () => Promise<void> }> {
  const port = await new Promise<string>((resolve) =>
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim())),
  );
  return { base: `http://127.0.0.1:${port}`, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  const match = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(match?.[1] ?? 0) / 1024;
}

/**
 * Memory of the shop's processes with those of its database in MB: pages that several share are counted once, each process
 * with its part of them. Where the database has no socket its folder is not known, and only the shop's own count.
 */
export function treeMb({ pid, databaseUrl }: Pick<RunningShop, 'pid' | 'databaseUrl'>): number {
  return [pid, postmasterOf({ databaseUrl })]
    .filter(Boolean)
    .flatMap((root) => [root, ...childrenOf(root)])
    .reduce((sum, one) => sum + proportionalMb(one), 0);
}

/** The database's first process; 0 where it has no socket to tell its folder. */
export function postmasterOf({ databaseUrl }: Pick<RunningShop, 'databaseUrl'>): number {
  const folder = new URL(databaseUrl).searchParams.get('host');
  return folder ? Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]) : 0;
}

export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

function proportionalMb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
