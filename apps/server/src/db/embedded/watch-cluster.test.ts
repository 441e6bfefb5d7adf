import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig, type StartFault } from '../../config.ts';
import { openShop, type Shop } from '../../shop.ts';
import { createCompany } from '../../seed/create-company.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'jicai-watch-'));
const said: string[] = [];
const gone: StartFault[] = [];
let shop: Shop;

beforeAll(async () => {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' });
  shop = await openShop(
    config,
    (line) => said.push(line),
    {},
    (fault) => gone.push(fault),
  );
});
afterAll(async () => {
  await shop.close().catch(() => {});
  rmSync(dataDir, { recursive: true, force: true });
});

const clusterFolder = () => join(dataDir, 'pg');
const pidOf = () => Number(readFileSync(join(clusterFolder(), 'postmaster.pid'), 'utf8').split('\n')[0]);

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 100) {
    if (await isTrue()) return;
    await sleep(100);
  }
  throw new Error(`waited in vain: ${said.join(' / ')}`);
}

const hosts = async () => {
  const { rows } = await shop.deps.db.pool.query<{ host: string }>('select host from host_maps');
  return rows.map(({ host }) => host);
};

test('a database that dies is started again under its address, with all it had taken', async () => {
  await createCompany(shop.deps, { name: '某某商城', host: 'shop.example.cn', kind: 'business' });
  const before = pidOf();
  process.kill(before, 'SIGKILL');
  await until(() => said.includes('内置数据库已恢复'));
  expect(pidOf()).not.toBe(before);
  await until(() =>
    hosts()
      .then((found) => found.includes('shop.example.cn'))
      .catch(() => false),
  );
  // Again one app only.
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const { rows } = await client.query(`select 1 from pg_locks where locktype = 'advisory' and objid = 5200116`);
  await client.end();
  expect(rows).toHaveLength(1);
  expect(gone).toEqual([]);
});

test('one that cannot be started again is told in one line', async () => {
  renameSync(join(clusterFolder(), 'global/pg_control'), join(clusterFolder(), 'global/pg_control.away'));
  process.kill(pidOf(), 'SIGKILL');
  await until(() => gone.length > 0);
  expect(gone[0]?.message).toMatch(/^内置数据库已停止，无法重新启动：.*pg_control/);
  expect(gone[0]?.message.split('\n')).toHaveLength(1);
});
