import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';
import { StartFault } from '../config.ts';
import { migrationsDir } from '../paths.ts';
import { migrateDatabase } from './migrate.ts';
import { runBackfills } from './run-backfills.ts';
import { businessCompanyId } from '../seed/shop-looks.ts';
import { withTenant } from './with-tenant.ts';

const app = useTestApp();
let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jicai-migrations-'));
  cpSync(migrationsDir, folder, { recursive: true });
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

let added = 0;
/** Goes on after the last migration of the house. */
function addMigration(tag: string, statements: string): void {
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1);
  const entry = { ...last, idx: (last?.idx ?? 0) + 1, when: (last?.when ?? 0) + (added += 1), tag };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  writeFileSync(join(folder, `${tag}.sql`), statements);
}

const migrate = (wait: { lockMs: number; attempts: number }) =>
  migrateDatabase(app.deps.config.databaseUrl ?? '', { folder, wait, say: (text) => said.push(text) });

async function columnsOf(table: string): Promise<string[]> {
  const text = `select column_name as name from information_schema.columns where table_name = $1`;
  const { rows } = await app.deps.db.pool.query<{ name: string }>(text, [table]);
  return rows.map(({ name }) => name);
}

/** A transaction that reads a table and stays open until the answer is called. */
async function holdTable(table: string): Promise<() => Promise<void>> {
  const client = await app.deps.db.pool.connect();
  await client.query('begin');
  await client.query(`select 1 from ${table} limit 1`);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

describe('a migration of a table that is in use', () => {
  test('waits a moment, lets the others by, says so, and tries again until it is through', async () => {
    addMigration('9001_widen', 'alter table timers add column widened text;');
    const release = await holdTable('timers');
    const migrating = migrate({ lockMs: 200, attempts: 50 });
    await sleep(50);
    // Who comes behind the waiting migration waits for it, so it must give way soon.
    const startedMs = performance.now();
    for (let read = 0; read < 5; read += 1) {
      await withTenant(app.deps.db, businessCompanyId, (tx) => tx.execute('select 1 from timers limit 1'));
      await sleep(50);
    }
    expect(performance.now() - startedMs).toBeLessThan(3000);
    expect(await columnsOf('timers')).not.toContain('widened');
    await expect.poll(() => said.length).toBeGreaterThan(0);
    await release();
    await migrating;
    expect(await columnsOf('timers')).toContain('widened');
    expect(said[0]).toContain('9001_widen');
  });

  test('gives up with one line that names who is in the way; what came before it stays, nothing is left half', async () => {
    addMigration('9002_first', 'create table migrated_first (id integer);');
    addMigration(
      '9003_second',
      'create table migrated_second (id integer);\nalter table outbox add column widened text;',
    );
    const release = await holdTable('outbox');
    const refused = await migrate({ lockMs: 50, attempts: 2 }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartFault);
    expect((refused as StartFault).message).toMatch(/9003_second.*pid \d+/);
    expect(await columnsOf('migrated_first')).toEqual(['id']);
    expect(await columnsOf('migrated_second')).toEqual([]);
    await release();
    await migrate({ lockMs: 50, attempts: 2 });
    expect(await columnsOf('outbox')).toContain('widened');
  });
});

describe('a backfill', () => {
  const statement = `update audit_records set before = '{"filled": true}' where (company_id, id) in
    (select company_id, id from audit_records where before is null order by id limit 100)`;
  const left = async () => {
    const { rows } = await app.deps.db.pool.query<{ left: number }>(
      `select count(*)::int as left from audit_records where before is null`,
    );
    return rows[0]?.left ?? -1;
  };

  test('runs in batches of its own beside two nodes, goes on after a break, and never again', async () => {
    await app.deps.db.pool.query(`insert into audit_records
      select 1001, n, 1, '', '', '', '', null, null, now() from generate_series(1, 450) n`);
    const fills = join(folder, 'fills');
    mkdirSync(fills);
    writeFileSync(join(fills, '0001_fill-before.sql'), statement);
    const breaking = new AbortController();
    const first = runBackfills(app.deps.db, { folder: fills, pauseMs: 30, signal: breaking.signal });
    await expect.poll(left).toBeLessThan(450);
    breaking.abort();
    await first;
    const rest = await left();
    expect(rest).toBeGreaterThan(0);
    expect(rest % 100).toBe(50);
    const go = { folder: fills, pauseMs: 1, signal: new AbortController().signal };
    await Promise.all([runBackfills(app.deps.db, go), runBackfills(app.deps.db, go)]);
    expect(await left()).toBe(0);
    await app.deps.db.pool.query('update audit_records set before = null where id = 7');
    await runBackfills(app.deps.db, go);
    expect(await left()).toBe(1);
  });

  test('those of the house find nothing in a new shop, and end', async () => {
    await runBackfills(app.deps.db, { pauseMs: 0, signal: new AbortController().signal });
    const { rows } = await app.deps.db.pool.query(`select name from drizzle.backfills where done_at is null`);
    expect(rows).toEqual([]);
  });

  test('timers that were planned before the key was there get it, one of each occasion', async () => {
    const subject = 'invariants of a night';
    await app.deps.db.pool.query(
      `insert into timers (company_id, id, kind, subject, due_at, created_at)
       select 1001, 900 + n, 'audit.invariants', $1, now(), now() from generate_series(1, 2) n`,
      [subject],
    );
    await app.deps.db.pool.query(`delete from drizzle.backfills`);
    await runBackfills(app.deps.db, { pauseMs: 0, signal: new AbortController().signal });
    const { rows } = await app.deps.db.pool.query(`select id from timers where subject = $1 and is_once`, [subject]);
    expect(rows).toEqual([{ id: '901' }]);
  });
});
