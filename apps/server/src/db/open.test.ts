import { expect, test } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';
import { businessCompanyId } from './seed/shop-looks.ts';
import { withTenant } from './with-tenant.ts';

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
