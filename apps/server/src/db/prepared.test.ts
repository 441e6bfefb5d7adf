import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';
import { prepared } from './prepared.ts';
import { businessCompanyId } from '../seed/shop-looks.ts';
import { shopSettings } from './tables/tenancy.ts';
import { withTenant } from './with-tenant.ts';

const app = useTestApp();

test('a value that stands twice is sent once, and values are taken by name', async () => {
  const twice = prepared<{ sum: number; text: string }, 'number' | 'word'>(
    ['word', 'number'],
    ({ number, word }) => sql`select ${number}::int + ${number}::int as sum, ${word}::text as text`,
  );
  await withTenant(app.deps.db, businessCompanyId, async (tx) => {
    for (let run = 1; run <= 8; run += 1) {
      expect(await twice(tx, { word: '纸', number: run })).toEqual([{ sum: run * 2, text: '纸' }]);
    }
    const { rows } = await tx.execute<{ parameters: string }>(
      `select parameter_types::text as parameters from pg_prepared_statements where statement like '%as sum%'`,
    );
    expect(rows).toEqual([{ parameters: '{integer,text}' }]);
  });
});

test('a value that has no name is refused', async () => {
  const unnamed = prepared<{ one: number }, never>([], () => sql`select ${1} as one`);
  await withTenant(app.deps.db, businessCompanyId, (tx) =>
    expect(unnamed(tx, {})).rejects.toThrow('takes its values by name'),
  );
});

test('statements that come again and again are prepared, those of a failed transaction too', async () => {
  const { db } = app.deps;
  const read = () =>
    withTenant(db, businessCompanyId, async (tx) => {
      await tx.select({ name: shopSettings.siteName }).from(shopSettings).limit(1);
      const { rows } = await tx.execute<{ count: number }>(
        `select count(*)::int as count from pg_prepared_statements where statement like '%"site_name"%'`,
      );
      return rows[0]?.count;
    });
  expect(await read()).toBe(0);
  for (let run = 0; run < 10; run += 1) await read();
  expect(await read()).toBe(1);

  const broken = prepared<object, 'id'>(['id'], ({ id }) => sql`select id from companies where id = ${id}::bigint`);
  for (let run = 0; run < 8; run += 1) {
    await expect(withTenant(db, businessCompanyId, (tx) => broken(tx, { id: 'x' }))).rejects.toThrow('bigint');
  }
  expect(await withTenant(db, businessCompanyId, (tx) => broken(tx, { id: '0' }))).toEqual([]);
});
