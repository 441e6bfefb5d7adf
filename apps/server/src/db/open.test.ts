import { expect, test } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';
import { businessCompanyId } from '../seed/shop-looks.ts';
import type { Tx } from './open.ts';
import { readWithTenant, withTenant } from './with-tenant.ts';

const app = useTestApp();
const endAll = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

test('connections ended by the server are replaced, idle ones and held ones', async () => {
  const { db } = app.deps;
  await Promise.all([1, 2, 3].map(() => db.pool.query('select pg_sleep(0.05)')));
  await db.pool.query(endAll);
  const answer = await app.call('/api/ShopHostUrlMapTemplate/GetList', { key: 'uncached' });
  expect(answer.success).toBe(true);

  let runs = 0;
  const value = await withTenant(db, businessCompanyId, async (tx) => {
    runs += 1;
    if (runs === 1) await db.pool.query(endAll);
    await tx.execute('select 1');
    return runs;
  });
  expect(value).toBe(2);
});

test('a transaction whose commit got no answer is not run again', async () => {
  const { db } = app.deps;
  let runs = 0;
  const unsure = withTenant(db, businessCompanyId, async (tx) => {
    runs += 1;
    await tx.execute('select 1');
    await db.pool.query(endAll);
  });
  await expect(unsure).rejects.toThrow('at the commit');
  expect(runs).toBe(1);
});

test('a read in one round trip runs under the wall, again after a lost connection, and once only', async () => {
  const { db } = app.deps;
  const whoAmI = 'select current_user as role, current_setting($1) as company';
  const read = (fn = async () => {}) =>
    readWithTenant(db, businessCompanyId, async (tx) => {
      await fn();
      return (await tx.$client.query(whoAmI, ['app.company_id'])).rows[0];
    });
  const underTheWall = { role: db.appRole, company: businessCompanyId };
  expect(await read()).toEqual(underTheWall);
  await db.pool.query(endAll);
  expect(await read()).toEqual(underTheWall);

  const { rows } = await db.pool.query(`select current_setting('app.company_id', true) as company`);
  expect(rows[0].company ?? '').toBe('');

  const late = read(() => db.pool.query('select pg_sleep(0.05)').then(() => undefined));
  await expect(late).rejects.toThrow('after the end');
  const writing = readWithTenant(db, businessCompanyId, (tx) => tx.$client.query('delete from sessions'));
  await expect(writing).rejects.toThrow('read-only');
  await expect(
    readWithTenant(db, businessCompanyId, () => Promise.reject(new Error('before any statement'))),
  ).rejects.toThrow('before any statement');
  expect(await Promise.all(Array.from({ length: 100 }, () => read()))).toEqual(
    Array.from({ length: 100 }, () => underTheWall),
  );
});

test('a transaction keeps the plans of its statements where it says so, and for itself alone', async () => {
  const { db } = app.deps;
  const modeOf = async (tx: Tx) => (await tx.$client.query('show plan_cache_mode')).rows[0].plan_cache_mode;
  expect(await withTenant(db, businessCompanyId, modeOf, 'kept')).toBe('force_generic_plan');
  expect(await readWithTenant(db, businessCompanyId, modeOf, 'kept')).toBe('force_generic_plan');
  expect(await withTenant(db, businessCompanyId, modeOf)).toBe('auto');
  expect(await readWithTenant(db, businessCompanyId, modeOf)).toBe('auto');
});

test('a statement after the end of its transaction is refused', async () => {
  let late: Promise<unknown> = Promise.resolve();
  const failing = withTenant(app.deps.db, businessCompanyId, async (tx) => {
    late = new Promise((resolve) => setTimeout(resolve, 50)).then(() => tx.execute('select 1'));
    late.catch(() => {});
    throw new Error('first failure');
  });
  await expect(failing).rejects.toThrow('first failure');
  await expect(late).rejects.toMatchObject({ cause: { message: expect.stringContaining('after the end') } });
});
