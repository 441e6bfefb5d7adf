import pg from 'pg';
import { migrationsDir } from '../paths.ts';
import { knownMigrations } from './apply-migrations.ts';
import { appliedMigrations } from './migrate.ts';
import { appRoleOf } from './open.ts';

const connectMs = 10_000;
const clockTries = 5;

export interface ServerFacts {
  version: string;
  /** As PostgreSQL counts: 150004 is 15.4. */
  number: number;
  isReadOnly: boolean;
  isTls: boolean;
  isLocal: boolean;
  maxConnections: number;
  /** The role that row-level security applies to, whether it is there and whether this login could make it. */
  role: string;
  hasRole: boolean;
  mayCreateRole: boolean;
  hasGin: boolean;
  login: string;
}

export interface DatabaseFacts {
  server: ServerFacts;
  /** The quickest of some round trips, and how far the database's clock is ahead of this machine's. */
  clock: { tookMs: number; skewMs: number };
  /** Migrations of the database and of this version; undefined for an empty database. */
  schema: { applied: number; known: number; backfills: string[] } | undefined;
}

/** Looks at a database through one connection and changes nothing. Rejects with what keeps it from connecting. */
export async function inspectDatabase(url: string): Promise<DatabaseFacts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  await client.connect();
  try {
    return { server: await serverOf(client, url), clock: await clockOf(client), schema: await schemaOf(client) };
  } finally {
    await client.end();
  }
}

async function serverOf(client: pg.Client, url: string): Promise<ServerFacts> {
  const role = appRoleOf(url);
  const { rows } = await client.query<Omit<ServerFacts, 'role' | 'login'>>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      current_setting('transaction_read_only') = 'on' as "isReadOnly",
      coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isTls",
      coalesce(inet_server_addr() <<= '127.0.0.0/8' or inet_server_addr() = '::1', true) as "isLocal",
      current_setting('max_connections')::int as "maxConnections",
      exists (select 1 from pg_roles where rolname = $1 and pg_has_role(oid, 'member')) as "hasRole",
      (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as "mayCreateRole",
      exists (select 1 from pg_available_extensions where name = 'btree_gin') as "hasGin"`,
    [role],
  );
  const [row] = rows;
  if (!row) throw new Error('no answer');
  return { ...row, role, login: client.user ?? '' };
}

async function clockOf(client: pg.Client): Promise<DatabaseFacts['clock']> {
  let best = { tookMs: Infinity, skewMs: 0 };
  for (let attempt = 0; attempt < clockTries; attempt += 1) {
    const [startedMs, started] = [Date.now(), performance.now()];
    const { rows } = await client.query<{ ms: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
    );
    const tookMs = performance.now() - started;
    if (tookMs < best.tookMs) best = { tookMs, skewMs: (rows[0]?.ms ?? 0) - (startedMs + tookMs / 2) };
  }
  return best;
}

async function schemaOf(client: pg.Client): Promise<DatabaseFacts['schema']> {
  const { rows } = await client.query<{ isThere: boolean; hasBackfills: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere",
      to_regclass('drizzle.backfills') is not null as "hasBackfills"`,
  );
  if (!rows[0]?.isThere) return undefined;
  const open = rows[0].hasBackfills
    ? await client.query<{ name: string }>('select name from drizzle.backfills where done_at is null order by name')
    : { rows: [] };
  return {
    applied: await appliedMigrations(client),
    known: knownMigrations(migrationsDir),
    backfills: open.rows.map(({ name }) => name),
  };
}
