import { contract, type Path } from '@jicai/contract/index.ts';
import type { Endpoint } from '@jicai/contract/endpoint.ts';
import { describe, expect, test } from 'vitest';
import { bodyNaming, bodySchema } from '../../test/schema-bodies.ts';
import { signIn } from '../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../test/test-app.ts';
import { seedAccounts } from './seed/accounts.ts';
import { businessCompanyId, retailCompanyId } from './seed/shop-looks.ts';
import { withTenant } from './with-tenant.ts';

const app = useTestApp(seedAccounts);

/** Every table that has the tenant column, as the database itself tells. */
async function tenantTables(): Promise<{ name: string; hasWall: boolean }[]> {
  const { rows } = await app.deps.db.pool.query<{ name: string; hasWall: boolean }>(
    `select c.relname as name, c.relrowsecurity as "hasWall" from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows;
}

describe('row-level security', () => {
  test('without a company name in the statement, a tenant sees its own rows only', async () => {
    const tables = (await tenantTables()).filter((table) => table.hasWall);
    expect(tables.length).toBeGreaterThan(20);
    for (const { name } of tables) {
      const seen = await withTenant(app.deps.db, businessCompanyId, async (tx) => {
        const { rows } = await tx.execute<{ companies: string[] | null }>(
          `select array_agg(distinct company_id::text) as companies from ${name}`,
        );
        return rows[0]?.companies ?? [];
      });
      expect(
        seen.filter((company) => company !== businessCompanyId),
        name,
      ).toEqual([]);
    }
  });

  test('the tables that stand outside the wall are the known ones', async () => {
    const outside = (await tenantTables()).filter((table) => !table.hasWall).map((table) => table.name);
    expect(outside).toEqual(['search_docs']);
  });

  test('a tenant cannot write a row of another company, nor one without a tenant set', async () => {
    const insert = `insert into shop_settings (company_id, site_name, page_desc, web_color, logo_url, company_logo_url, options, updated_at)
      values (9999, '', '', '', '', '', '{}', '2026-01-01')`;
    await expect(withTenant(app.deps.db, businessCompanyId, (tx) => tx.execute(insert))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
    const client = await app.deps.db.pool.connect();
    try {
      await client.query('begin');
      await client.query(`set local role ${app.deps.db.appRole}`);
      await expect(client.query('select 1 from shop_settings')).rejects.toThrow(/app\.company_id/);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  test('a connection given back carries no tenant on', async () => {
    await withTenant(app.deps.db, businessCompanyId, (tx) => tx.execute('select 1'));
    const { rows } = await app.deps.db.pool.query(
      `select current_setting('app.company_id', true) as company, current_user as role`,
    );
    expect(rows[0].company ?? '').toBe('');
    expect(rows[0].role).not.toBe(app.deps.db.appRole);
  });
});

describe('every endpoint', () => {
  const accounts = ['admin', 'buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const;
  const paths = (Object.keys(contract) as Path[]).filter((path) => !path.startsWith('/api/Account/'));

  test.each(accounts)('%s cannot reach the other shop by any id', async (account) => {
    const token = await signIn(app, account);
    const foreign = await retailIds();
    const before = await fingerprint(retailCompanyId);
    for (const path of paths) {
      const schema = bodySchema(contract[path]);
      for (const id of foreign) {
        const answer = await app.call(path, bodyNaming(schema, id), { token });
        expect(answer.status, `${path} ${id}`).toBeLessThan(500);
        const told = JSON.stringify(answer.resultData ?? null);
        expect(told.includes(`"${id}"`), `${path} shows ${id}: ${told.slice(0, 300)}`).toBe(false);
      }
    }
    expect(await fingerprint(retailCompanyId)).toEqual(before);
  });

  test('a session of one shop is unknown on the host of the other', async () => {
    const token = await signIn(app, 'buyer');
    for (const path of paths) {
      const endpoint = contract[path] as unknown as Endpoint;
      if (endpoint.access === 'public') continue;
      const answer = await app.call(path, {}, { token, host: retailHost });
      expect(answer.errorCode, path).toBe('2');
    }
  });

  test('anonymous callers get 2 wherever a session is needed', async () => {
    for (const path of paths) {
      const endpoint = contract[path] as unknown as Endpoint;
      if (endpoint.access === 'public') continue;
      const answer = await app.call(path, { data: 'rubbish' });
      expect(answer.errorCode, path).toBe('2');
    }
  });
});

/** A few ids of each of the retail shop's tables. */
async function retailIds(): Promise<string[]> {
  const { rows } = await app.deps.db.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     join pg_attribute i on i.attrelid = c.oid and i.attname = 'id' where c.relkind = 'r' order by 1`,
  );
  const ids: string[] = [];
  for (const { name } of rows) {
    const found = await app.deps.db.pool.query<{ id: string }>(
      `select id::text from ${name} where company_id = $1 limit 1`,
      [retailCompanyId],
    );
    ids.push(...found.rows.map((row) => row.id));
  }
  return [...new Set(ids)];
}

/** Row count and content hash of every table of a company. */
async function fingerprint(companyId: string): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const { name } of await tenantTables()) {
    const { rows } = await app.deps.db.pool.query<{ print: string }>(
      `select count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${name} t where company_id = $1`,
      [companyId],
    );
    prints[name] = rows[0]?.print ?? '';
  }
  return prints;
}
