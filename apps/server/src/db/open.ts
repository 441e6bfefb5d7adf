import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createIdMaker, type IdMaker } from './ids.ts';
import { poolSize } from './pool-size.ts';
import { createStatementNames, type StatementNames } from './statement-names.ts';

/** A drizzle handle bound to one transaction. Stores receive it as `ctx.db` and nothing else reaches the database. */
export type Tx = NodePgDatabase & { $client: Session };
/** What a transaction may do with its connection. */
export type Session = Pick<pg.PoolClient, 'query'>;

export interface Database {
  pool: pg.Pool;
  /** The role that row-level security applies to: neither superuser nor owner. */
  appRole: string;
  newId: IdMaker;
  statementNames: StatementNames;
  /** What every transaction begins with: its limits, in one message with its begin. */
  limits: string;
  /** Makes later ids carry this process's leased node number. */
  setNode: (node: number) => void;
  close: () => Promise<void>;
}

export interface OpenOptions {
  url: string;
  maxConnections?: number;
  /** What a statement may take before it is broken off; by default 15 s. */
  statementMs?: number;
  /** False behind a pooler that loses the names of statements between transactions. */
  isPrepared?: boolean;
  onIdleError?: (error: Error) => void;
}

/** Nobody waits for an answer here, and a batch of goods on a busy machine takes its time. */
export const toolStatementMs = 600_000;

/**
 * The same database for making a demo: nobody waits for an answer, and its thousands of commits do not wait for the disk.
 * A machine that loses power in between keeps what was before, never a part of a commit.
 */
export const forDemo = (db: Database): Database => ({
  ...db,
  limits: `${limitsOf(toolStatementMs)}; set local synchronous_commit = off`,
});

/** Opens the pool. An idle connection that the server ends is replaced, never fatal. */
export function openDatabase(options: OpenOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? poolSize(),
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    pipeline: true,
  });
  // Without these listeners a connection that the server ends (restart, time-out) would end the process: the first is
  // for idle connections, the second for those a transaction holds, whose next statement fails and tells the caller.
  pool.on('error', (error) => options.onIdleError?.(error));
  pool.on('connect', (client) => client.on('error', () => {}));
  let makeId = createIdMaker(0);
  return {
    pool,
    appRole: appRoleOf(options.url),
    newId: () => makeId(),
    statementNames: options.isPrepared === false ? () => undefined : createStatementNames(),
    limits: limitsOf(options.statementMs ?? 15_000),
    setNode: (node) => void (makeId = createIdMaker(node)),
    close: () => pool.end(),
  };
}

/**
 * For one transaction, not for the connection: a pooler in transaction mode refuses startup options, and what is set
 * outside a transaction would meet another client's. Pages are read from memory or SSD: at the default price of 4 the
 * planner reads all goods for a frequent word.
 */
function limitsOf(statementMs: number): string {
  return [
    `set local statement_timeout = ${statementMs}`,
    'set local lock_timeout = 5000',
    'set local idle_in_transaction_session_timeout = 20000',
    'set local random_page_cost = 1.1',
  ].join('; ');
}

/** Roles are cluster-wide, so each database has its own: `jicai_app_<database>`. */
export function appRoleOf(url: string): string {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  return `jicai_app_${name.replace(/\W/g, '_')}`.slice(0, 63);
}

export function asTx(client: Session): Tx {
  // drizzle calls nothing but query() on it.
  return drizzle({ client: client as pg.PoolClient });
}
