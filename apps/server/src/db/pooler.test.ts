import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildSku } from '../../test/build-goods.ts';
import { buildAddress, buildTrade } from '../../test/build-trade.ts';
import { poolerVersion, startPooler } from '../../test/pooler.ts';
import { signIn } from '../../test/sign-in.ts';
import { startNode } from '../../test/start-node.ts';
import { callThrough, type TestApp, useTestApp } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';
import { keepSearchIndex } from '../worker/keep-search-index.ts';
import { runDueOnce } from '../worker/worker.ts';
import { writeBackup } from './backup/write-backup.ts';
import { migrateDatabase } from './migrate.ts';
import { leaseNode } from './node-lease.ts';
import { openDatabase } from './open.ts';
import { businessCompanyId } from '../seed/shop-looks.ts';
import { withTenant } from './with-tenant.ts';

const version = poolerVersion();
if (!version) console.warn('没有 PgBouncer（apt-get install pgbouncer）：经连接池运行没有被验证');
/** Older ones lose the names of statements between transactions. */
const knowsNames = (version?.[1] ?? 0) >= 21;
const app = useTestApp(undefined, { startsAt: new Date() });
const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'random_page_cost'];

test('each transaction carries its limits, and none outlives it', async () => {
  const { db } = app.deps;
  const read = `select ${settings.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`;
  const inside = await withTenant(db, businessCompanyId, (tx) => tx.execute(read));
  expect(inside.rows).toEqual([
    {
      statement_timeout: '15s',
      lock_timeout: '5s',
      idle_in_transaction_session_timeout: '20s',
      random_page_cost: '1.1',
    },
  ]);
  const outside = await db.pool.query<Record<string, string>>(read);
  expect(outside.rows[0]?.['statement_timeout']).toBe('0');
});

describe.skipIf(!version)('behind PgBouncer in transaction mode', () => {
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let close: () => Promise<void> = async () => {};
  beforeAll(async () => void (pooler = await startPooler(app.deps.config.databaseUrl ?? '')));
  afterEach(() => close());
  afterAll(() => pooler.stop());

  /** A node whose every connection goes through the pooler. */
  async function openNode(isPrepared: boolean): Promise<TestApp> {
    const db = openDatabase({ url: pooler.url, isPrepared });
    const deps = { ...app.deps, db, config: { ...app.deps.config, isPrepared, databaseUrl: pooler.url } };
    const lease = await leaseNode(db, deps.now, () => {});
    const fastify: FastifyInstance = await buildApp(deps);
    const stopIndex = keepSearchIndex(deps, pooler.url);
    close = async () => {
      await stopIndex();
      await lease.release();
      await fastify.close();
      await db.close();
      close = async () => {};
    };
    return { fastify, deps, setNow: app.setNow, call: callThrough(fastify) };
  }

  test.each(knowsNames ? [false, true] : [false])('a node sells, PREPARED=%s', async (isPrepared) => {
    await migrateDatabase(pooler.url);
    const node = await openNode(isPrepared);
    const { itemId } = await buildSku(node.deps, businessCompanyId, { stock: 1000 });
    const token = await signIn(node, 'buyer');
    const addressId = await buildAddress(node, { token });
    // Side by side and again and again: a name given on one connection is asked for on another.
    for (let round = 0; round < 6; round += 1) {
      const buying = Array.from({ length: 5 }, () =>
        buildTrade(node, { token, addressId, items: [{ itemId, qty: 1 }] }),
      );
      const reading = Array.from({ length: 10 }, () =>
        node.call('/api/ProductToC/GetWebSkuPage', { pageSize: 5, reqData: {} }, { token }),
      );
      await Promise.all(buying);
      expect((await Promise.all(reading)).map(({ errorMsg }) => errorMsg)).toEqual(reading.map(() => ''));
    }
    await runDueOnce(node.deps);
    await expect.poll(() => node.deps.goodsIndex?.reports().length, { timeout: 50_000 }).toBeGreaterThan(0);
    expect(await withTenant(node.deps.db, businessCompanyId, (tx) => tx.execute('show lock_timeout'))).toMatchObject({
      rows: [{ lock_timeout: '5s' }],
    });
  });

  test('a server starts, sells and stops', async () => {
    const env = { DATABASE_URL: pooler.url, PREPARED: '0' };
    const node = await startNode(app, { workers: true, env });
    try {
      const { itemId } = await buildSku(app.deps, businessCompanyId, {});
      const asApp = { ...app, call: node.call };
      const token = await signIn(asApp, 'buyer');
      const addressId = await buildAddress(asApp, { token });
      await buildTrade(asApp, { token, addressId, items: [{ itemId, qty: 1 }] });
    } finally {
      await node.stop();
    }
    expect(node.output()).not.toContain('"level":50');
  });

  test('is backed up', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jicai-pooled-'));
    const { secrets } = app.deps;
    const file = join(folder, 'shop.tar.gz');
    const options = { databaseUrl: pooler.url, dataDir: folder, secrets, file, now: new Date(), say: () => {} };
    const { tables } = await writeBackup(options);
    expect(tables.length).toBeGreaterThan(50);
    rmSync(folder, { recursive: true });
  });
});
