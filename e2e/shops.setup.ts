import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FullConfig } from '@playwright/test';
import type { Runtime } from '../apps/server/src/runtime-file.ts';
import { rootDir } from './root-dir.ts';

interface Shop {
  port: number;
  /** Its demo orders come last, and the workers with them. */
  whenReady: () => Promise<unknown>;
  stop: () => Promise<void>;
}

/**
 * Starts the built shop as a user would, on empty data folders of its own, one for each worker: what one journey does no
 * other sees. SHOP_PORT uses one that runs already.
 */
export default async function startShops({ workers }: FullConfig): Promise<() => Promise<void>> {
  const running = process.env['SHOP_PORT'];
  const count = running ? 0 : workers;
  const shops: Shop[] = [];
  // One after the other, for the first may have to build; their orders come side by side.
  while (shops.length < count) shops.push(await startShop());
  await Promise.all(shops.map(({ whenReady }) => whenReady()));
  process.env['SHOP_PORTS'] = running ?? shops.map(({ port }) => port).join(',');
  return async () => void (await Promise.all(shops.map(({ stop }) => stop())));
}

async function startShop(): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jicai-e2e-'));
  const output: string[] = [];
  const shop = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: rootDir,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  shop.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  shop.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const until = async (isFar: (runtime: Runtime) => boolean): Promise<Runtime> => {
    const file = join(dataDir, 'runtime.json');
    for (let waitedMs = 0; waitedMs < 300_000; waitedMs += 100) {
      const runtime = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Runtime) : undefined;
      if (runtime && isFar(runtime)) return runtime;
      if (shop.exitCode !== null) break;
      await sleep(100);
    }
    throw new Error(`the shop did not start:\n${output.join('')}`);
  };
  const { port } = await until(() => true);
  return {
    port,
    whenReady: () => until((runtime) => runtime.isDemoReady),
    stop: async () => {
      const ended = new Promise((resolve) => shop.once('exit', resolve));
      shop.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
