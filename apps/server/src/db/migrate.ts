import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartFault } from '../config.ts';
import { migrationsDir } from '../paths.ts';
import { applyMigrations, type MigrationWait } from './apply-migrations.ts';
import { appRoleOf } from './open.ts';
import { sqlState } from './with-tenant.ts';

const floorVersion = 150_000;

interface Options {
  /** Stops after that many migrations, to rebuild the schema of an old backup. */
  upTo?: number;
  folder?: string;
  wait?: MigrationWait;
  say?: (text: string) => void;
}

/** Brings the schema up to date, one node at a time, and gives the app role its rights. Safe to run at every start. */
export async function migrateDatabase(url: string, options: Options = {}): Promise<void> {
  const { folder = migrationsDir, say = () => {}, upTo, wait } = options;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await refuseOldServer(client);
    await withMigrationLock(url, async () => {
      await client.query('create extension if not exists btree_gin');
      await applyMigrations(client, { folder, upTo, wait, say });
      await client.query('create table if not exists drizzle.backfills (name text primary key, done_at timestamptz)');
      await grantAppRole(client, url);
    });
  } finally {
    await client.end();
  }
}

/** How many migrations the database has seen. */
export async function appliedMigrations(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from drizzle.__drizzle_migrations',
  );
  return rows[0]?.count ?? 0;
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  if (Number(rows[0]?.server_version_num) < floorVersion) {
    throw new StartFault('PostgreSQL 版本过低：需要 15 或更高版本');
  }
}

/** A row lock in a local table, not an advisory lock: it also holds behind a pooler. */
export async function withMigrationLock(url: string, run: () => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  try {
    await retryOnRace(() => holder.query('create table if not exists migration_lock (id integer primary key)'));
    await holder.query('insert into migration_lock (id) values (1) on conflict do nothing');
    // It waits for the work of `run`, whatever limit the server has for the idle.
    await holder.query('begin; set local idle_in_transaction_session_timeout = 0');
    await holder.query('select id from migration_lock where id = 1 for update');
    await run();
    await holder.query('commit');
  } finally {
    await holder.end();
  }
}

/**
 * The role that withTenant() takes: no login, no ownership, so row-level security applies. Roles are cluster-wide and
 * several databases may be migrated at once, hence the retry.
 */
async function grantAppRole(client: pg.Client, url: string): Promise<void> {
  const role = appRoleOf(url);
  await retryOnRace(async () => {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    if (rowCount) return;
    try {
      await client.query(`create role ${role} nologin`);
      await client.query(`grant ${role} to current_user`);
    } catch (error) {
      if (sqlState(error) !== '42501') throw error;
      throw new StartFault(
        `数据库账号没有 CREATEROLE 权限，请由管理员执行：create role ${role} nologin; grant ${role} to ${client.user};`,
        { cause: error },
      );
    }
  });
  await retryOnRace(async () => {
    await client.query(`grant usage on schema public to ${role}`);
    await client.query(`grant select, insert, update, delete on all tables in schema public to ${role}`);
    await client.query(`revoke update, delete on audit_records from ${role}`);
    await client.query(`revoke all on node_leases, migration_lock from ${role}`);
  });
}

/** 23505, 42710, XX000 "tuple concurrently updated": another process did the same at the same moment. */
async function retryOnRace(run: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run();
      return;
    } catch (error) {
      if (attempt >= 10 || !/^(23505|42710|42P07|XX000|40001|40P01)$/.test(sqlState(error))) throw error;
      await sleep(30 * attempt);
    }
  }
}
