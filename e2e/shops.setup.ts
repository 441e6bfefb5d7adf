import { startVendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FullConfig } from '@playwright/test';
import type { Runtime } from '../apps/server/src/runtime-file.ts';
import { openVendorDesk } from './vendor-desk.ts';
import { rootDir } from './root-dir.ts';

interface Shop {
  port: number;
  dataDir: string;
  /** Its demo orders come last, and the workers with them. */
  whenReady: () => Promise<unknown>;
  stop: () => Promise<void>;
}

/**
 * Starts the built shop as a user would, on an empty data folder, one for each worker: what one journey does no other
 * sees. The demo is made once and its folder copied for the others. SHOP_PORT
 * uses a shop that runs already, SHOP_FOLDERS its folder.
 */
export default async function startShops({ workers }: FullConfig): Promise<() => Promise<void>> {
  const running = process.env['SHOP_PORT'];
  // Outside services are a double; a shop that runs already was told of none.
  const vendors = running ? undefined : await startVendorDouble();
  if (vendors)
    Object.assign(process.env, { VENDOR_URL: vendors.url, SIGN_ON_ISSUER: vendors.oidc.issuer, HAS_VENDORS: '1' });
  const shops = running ? [] : await startCopies(workers);
  process.env['SHOP_PORTS'] = running ?? shops.map(({ port }) => port).join(',');
  if (!running) process.env['SHOP_FOLDERS'] = shops.map(({ dataDir }) => dataDir).join(',');
  const callbackUrls = shops.map(({ port }) => `http://127.0.0.1:${port}/signOn`);
  vendors?.oidc.clients.set('jicai', { secret: 'a-secret-of-the-journey', callbackUrls });
  vendors?.oidc.people.push(
    { sub: 'chen', name: '陈思远', email: 'chensiyuan@example.com', email_verified: true },
    { sub: 'guest', name: '外来访客', email: 'guest@example.com', email_verified: true },
  );
  // Journeys run in processes of their own: what they do as a merchant or a buyer at the double they ask of it by HTTP.
  const desk = vendors && (await openVendorDesk(vendors));
  if (desk) process.env['VENDOR_DESK'] = desk.url;
  if (vendors) {
    for (const vendor of [vendors.nuonuo, vendors.baiwang]) {
      vendor.apps.set('app-of-the-journey', 'a-secret-of-the-journey');
      vendor.taxNo = '91310115MADEMA001E';
    }
    vendors.wecom.trustedHost = callbackUrls.map((url) => new URL(url).host)[0] ?? '';
    vendors.wecom.departments.push({ id: 2, name: '仓储物流部', parentid: 1 });
    vendors.wecom.people.push(
      { userid: 'wu', name: '吴建国', biz_mail: 'wujianguo@example.com' },
      { userid: 'xu', name: '许文', department: [2] },
    );
  }
  return async () => {
    await Promise.all(shops.map(({ stop }) => stop()));
    await desk?.close();
    await vendors?.close();
  };
}

async function startCopies(count: number): Promise<Shop[]> {
  const folders = Array.from({ length: count }, () => mkdtempSync(join(tmpdir(), 'jicai-e2e-')));
  const [first = '', ...others] = folders;
  const shop = await startShop(first);
  await shop.whenReady();
  await shop.stop();
  for (const folder of others) cpSync(first, folder, { recursive: true });
  return Promise.all(
    folders.map(async (folder) => {
      const copy = await startShop(folder);
      await copy.whenReady();
      return { ...copy, stop: () => copy.stop().then(() => rmSync(folder, { recursive: true, force: true })) };
    }),
  );
}

async function startShop(dataDir: string): Promise<Shop> {
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
    dataDir,
    whenReady: () => until((runtime) => runtime.isDemoReady),
    stop: async () => {
      const ended = new Promise((resolve) => shop.once('exit', resolve));
      shop.kill('SIGTERM');
      await ended;
    },
  };
}
