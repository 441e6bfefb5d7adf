import { contract, endpointOf, type Path } from '@jicai/contract/index.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { bodiesNaming } from '../../test/parsing-bodies.ts';
import { eachOf } from '../../test/each-of.ts';
import { signIn } from '../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../test/test-app.ts';
import { buildAddress, buildTrade } from '../../test/build-trade.ts';
import { businessCompanyId, retailCompanyId } from '../seed/shop-looks.ts';
import { withTenant } from './with-tenant.ts';

const app = useTestApp(undefined, { typesIds: true, hasGoods: true });

/** The retail shop has goods, people and an order, so that there is something to reach for. */
beforeAll(async () => {
  const token = await signIn(app, 'member', { host: retailHost });
  const page = await app.call('/api/ProductToC/GetWebSkuPage', { reqData: { inStock: true } }, { host: retailHost });
  const card = page.resultData.find((sku) => sku.minQty === 1);
  const call = { token, host: retailHost };
  const addressId = await buildAddress(app, call);
  await buildTrade(app, { ...call, addressId, items: [{ itemId: card?.itemId ?? '', qty: 1 }] });
});

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
    expect(outside).toEqual(['item_names', 'search_docs']);
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
      await expect(client.query('select 1 from shop_settings')).rejects.toThrow(/app\.company_id|bigint/);
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
  // What admin may not reach, these may not either, and most of what they may is his; together they try every id once more.
  const parts: string[] = ['buyer', 'approver', 'finance', 'member'];
  const paths = (Object.keys(contract) as Path[]).filter((path) => !path.startsWith('/api/Account/'));

  test.each(accounts)('%s cannot reach the other shop by any id', async (account) => {
    const token = await signIn(app, account);
    // What his administrator typed there is shown to a buyer, foreign ids too.
    await app.deps.db.pool.query('delete from cost_centers');
    const foreign = await retailIds();
    const before = await fingerprint(retailCompanyId);
    const isShopSide = account === 'operator' || account === 'supplier';
    for (const path of paths) {
      if (isOnlyFor(path, isShopSide ? 'buyers' : 'shop')) {
        // Before anything is read of the body.
        expect((await app.call(path, {}, { token })).errorCode, path).toBe('3');
        continue;
      }
      // Whoever may not call it is sent away before his body is read, whatever it names.
      if ((await app.call(path, { data: 'rubbish' }, { token })).errorCode === errorCodes.forbidden) continue;
      const bodies = bodiesNaming(path, foreign);
      const part = parts.indexOf(account);
      await eachOf(part < 0 ? bodies : bodies.filter((_, at) => at % parts.length === part), async ({ id, body }) => {
        const answer = await app.call(path, body, { token });
        expect(answer.status, `${path} ${id}`).toBeLessThan(500);
        const told = JSON.stringify(answer.resultData ?? null);
        // What was asked for may come back in the refusal of a line; nothing else of the other shop may.
        const asked = JSON.stringify(body);
        const shown = foreign.filter((other) => told.includes(`"${other}"`) && !asked.includes(other));
        expect(shown, `${path} of ${id} shows ${told.slice(0, 300)}`).toEqual([]);
      });
    }
    expect(await fingerprint(retailCompanyId)).toEqual(before);
  });

  test('a session of one shop is unknown on the host of the other', async () => {
    const token = await signIn(app, 'buyer');
    for (const path of paths) {
      if (accessOf(path) === 'public') continue;
      const answer = await app.call(path, {}, { token, host: retailHost });
      expect(answer.errorCode, path).toBe('2');
    }
  });

  test('anonymous callers get 2 wherever a session is needed', async () => {
    for (const path of paths) {
      if (accessOf(path) === 'public') continue;
      const answer = await app.call(path, { data: 'rubbish' });
      expect(answer.errorCode, path).toBe('2');
    }
  });
});

const accessOf = (path: Path) => endpointOf(path).access;

function isOnlyFor(path: Path, side: 'buyers' | 'shop'): boolean {
  const access = accessOf(path);
  if (access === 'public' || access === 'anyAccount') return false;
  return (side === 'shop') === (access !== 'signedIn' && 'ops' in access);
}

/** An id and every document number of each of the retail shop's tables. */
async function retailIds(): Promise<string[]> {
  const { rows } = await app.deps.db.pool.query<{ name: string; column: string }>(
    `select c.relname as name, i.attname as column from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     join pg_attribute i on i.attrelid = c.oid and (i.attname = 'id' or i.attname like '%\\_no')
     where c.relkind = 'r' order by 1, 2`,
  );
  const ids: string[] = [];
  for (const { name, column } of rows) {
    const found = await app.deps.db.pool.query<{ id: string | null }>(
      `select ${column}::text as id from ${name} where company_id = $1 and ${column} is not null limit 1`,
      [retailCompanyId],
    );
    ids.push(...found.rows.map((row) => row.id ?? ''));
  }
  // Short numbers, such as a sort or an account name both shops have, would be found anywhere.
  const distinct = [...new Set(ids)].filter((id) => id.length > 4 && !['member', 'operator', 'supplier'].includes(id));
  expect(distinct.length).toBeGreaterThan(15);
  return distinct;
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
