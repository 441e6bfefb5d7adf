import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import type { Runtime } from '../apps/server/src/runtime-file.ts';
import { rootDir } from '../tools/architecture/sources.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Port of the running shop; retail is reached as retail.localhost on it. */
    shopPort: number;
  }
}

/** Starts the built shop as a user would, on an empty data folder of its own; SHOP_PORT uses one that runs already. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['SHOP_PORT'];
  if (running) {
    project.provide('shopPort', Number(running));
    return async () => {};
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'jicai-e2e-'));
  const output: string[] = [];
  const shop = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: rootDir,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  shop.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  shop.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  project.provide('shopPort', await portOf(join(dataDir, 'runtime.json'), shop, output));
  return async () => {
    const ended = new Promise((resolve) => shop.once('exit', resolve));
    shop.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function portOf(file: string, shop: { exitCode: number | null }, output: string[]): Promise<number> {
  for (let waitedMs = 0; waitedMs < 300_000; waitedMs += 100) {
    const runtime = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Runtime) : undefined;
    // Its orders come last, and the workers with them.
    if (runtime?.isDemoReady) return runtime.port;
    if (shop.exitCode !== null) break;
    await sleep(100);
  }
  throw new Error(`the shop did not start:\n${output.join('')}`);
}
