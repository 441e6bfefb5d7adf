import { readMigrationFiles } from 'drizzle-orm/migrator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartFault } from '../config.ts';
import { sqlState } from './with-tenant.ts';

/** How long a migration waits for the tables it changes, and how often it tries. */
export interface MigrationWait {
  lockMs: number;
  attempts: number;
}

/** Every query behind a waiting migration waits as well, so it gives up after a short time and tries again. */
const usualWait: MigrationWait = { lockMs: 2000, attempts: 30 };
const longestPauseMs = 5000;
const lockNotAvailable = '55P03';

interface Options {
  folder: string;
  /** Stops after that many migrations. */
  upTo?: number | undefined;
  wait?: MigrationWait | undefined;
  say: (text: string) => void;
}

interface Migration {
  tag: string;
  sql: string[];
  hash: string;
  folderMillis: number;
}

/** Each migration is a transaction of its own, so that no table is locked while the next one is changed. */
export async function applyMigrations(client: pg.Client, options: Options): Promise<void> {
  const { folder, upTo, wait = usualWait, say } = options;
  // The names are those of drizzle's own migrator, whose tables every release so far has written.
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const last = Number(rows[0]?.last ?? 0);
  for (const migration of readMigrations(folder).slice(0, upTo)) {
    if (migration.folderMillis > last) await applyPatiently(client, migration, { wait, say });
  }
}

/** How many migrations this version knows. */
export const knownMigrations = (folder: string): number => readMigrations(folder).length;

function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return readMigrationFiles({ migrationsFolder: folder }).map((file, at) => ({
    ...file,
    tag: journal.entries[at]?.tag ?? '',
  }));
}

async function applyPatiently(
  client: pg.Client,
  migration: Migration,
  { wait, say }: { wait: MigrationWait; say: (text: string) => void },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOne(client, migration, wait.lockMs);
    } catch (error) {
      await client.query('rollback');
      if (sqlState(error) !== lockNotAvailable) throw error;
      const holder = await oldestTransaction(client);
      if (attempt >= wait.attempts) {
        throw new StartFault(`数据库升级 ${migration.tag} 一直等不到表锁${holder}：请结束占用它的事务后再启动`, {
          cause: error,
        });
      }
      say(`数据库升级 ${migration.tag} 等待表锁，稍后重试（第 ${attempt} 次，共 ${wait.attempts} 次）${holder}`);
      await sleep(Math.min(wait.lockMs * attempt, longestPauseMs));
    }
  }
}

async function applyOne(client: pg.Client, migration: Migration, lockMs: number): Promise<void> {
  // A server may have limits of its own; a long change is no fault.
  await client.query(`begin; set local lock_timeout = ${lockMs}; set local statement_timeout = 0`);
  for (const statement of migration.sql) await client.query(statement);
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    migration.hash,
    migration.folderMillis,
  ]);
  await client.query('commit');
}

/**
 * Who most likely is in the way: the transaction that has been open longest, but for the one that holds the others
 * back.
 */
async function oldestTransaction(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ pid: number; seconds: number }>(
    `select a.pid, extract(epoch from clock_timestamp() - a.xact_start)::int as seconds from pg_stat_activity a
     where a.datname = current_database() and a.pid <> pg_backend_pid() and a.xact_start is not null
       and not exists (select 1 from pg_locks l where l.pid = a.pid and l.relation = to_regclass('migration_lock'))
     order by a.xact_start limit 1`,
  );
  return rows[0] ? `（pid ${rows[0].pid} 的事务已打开 ${rows[0].seconds} 秒）` : '';
}
