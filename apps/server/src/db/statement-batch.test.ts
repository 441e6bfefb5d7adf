import { sql } from 'drizzle-orm';
import type { EventEmitter } from 'node:events';
import type pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';
import { businessCompanyId } from '../seed/shop-looks.ts';
import { prepared } from './prepared.ts';
import { sqlState, withTenant } from './with-tenant.ts';

const app = useTestApp();
const add = prepared<{ sum: number }, 'a' | 'b'>(['a', 'b'], ({ a, b }) => sql`select ${a}::int + ${b}::int as sum`);
const divide = prepared<{ half: number }, 'by'>(['by'], ({ by }) => sql`select 10 / ${by}::int as half`);
const other = prepared<{ word: string }, 'word'>(['word'], ({ word }) => sql`select ${word}::text as word`);

const heard = new Map<string, number>();
const listening = new Set<() => void>();
/** Counts what the connections of this app are told, until the test ends. */
function listen(...events: readonly string[]): void {
  const { pool } = app.deps.db;
  const seen = new Set<pg.PoolClient>();
  const watch = (client: pg.PoolClient) => {
    if (seen.has(client)) return;
    seen.add(client);
    const { connection } = client as unknown as { connection: EventEmitter };
    for (const event of events) {
      const count = () => void heard.set(event, (heard.get(event) ?? 0) + 1);
      connection.on(event, count);
      listening.add(() => connection.off(event, count));
    }
  };
  pool.on('acquire', watch);
  listening.add(() => pool.off('acquire', watch));
}
afterEach(() => {
  for (const end of listening) end();
  listening.clear();
  heard.clear();
});

test('statements side by side are answered at one Sync, each with its own rows', async () => {
  listen('readyForQuery');
  const found = await withTenant(app.deps.db, businessCompanyId, (tx) =>
    Promise.all([add(tx, { a: 1, b: 2 }), other(tx, { word: '纸' }), add(tx, { a: 3, b: 4 }), divide(tx, { by: 5 })]),
  );
  expect(found).toEqual([[{ sum: 3 }], [{ word: '纸' }], [{ sum: 7 }], [{ half: 2 }]]);
  // Of the opening, of all four, of the commit.
  expect(heard.get('readyForQuery')).toBe(3);
});

test('a prepared statement is described once on a connection, and its rows are read the same ever after', async () => {
  const run = () => withTenant(app.deps.db, businessCompanyId, (tx) => add(tx, { a: 20, b: 22 }));
  for (let before = 0; before < 8; before += 1) await run();
  listen('rowDescription');
  expect(await run()).toEqual([{ sum: 42 }]);
  expect(heard.get('rowDescription')).toBeUndefined();
});

test('where one fails, it says why, those before it have their rows, and those behind it are refused', async () => {
  const { db } = app.deps;
  // A name that is new on this connection is not taken for parsed when the server never came to it.
  const behind = prepared<{ list: number[] }, 'n'>(['n'], ({ n }) => sql`select array[${n}::int] as list`);
  for (let run = 0; run < 8; run += 1) {
    const states = await withTenant(db, businessCompanyId, async (tx) => {
      const settled = await Promise.allSettled([
        add(tx, { a: run, b: 0 }),
        divide(tx, { by: 0 }),
        behind(tx, { n: run }),
      ]);
      return settled.map((one) => (one.status === 'fulfilled' ? one.value : sqlState(one.reason)));
    });
    expect(states).toEqual([[{ sum: run }], '22012', '25P02']);
  }
  expect(await withTenant(db, businessCompanyId, (tx) => behind(tx, { n: 7 }))).toEqual([{ list: [7] }]);
});
