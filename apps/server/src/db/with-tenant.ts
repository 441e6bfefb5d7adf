import type pg from 'pg';
import { asTx, type Database, type Session, type Tx } from './open.ts';
import type { StatementNames } from './statement-names.ts';

/** Lost connections, failovers, deadlocks and serialisation failures: the whole transaction may run again. */
const retryable = /^(40001|40P01|57P01|57P03|25006|08\w{3})$/;
const maxAttempts = 3;

/**
 * The only way from a module to the database: one transaction under the app role with the tenant set for that transaction
 * alone, so row-level security refuses every other company's rows even where a statement forgot to name `company_id`.
 * `fn` may run up to three times; its effects outside the database must wait for the commit.
 */
export async function withTenant<T>(db: Database, companyId: string, fn: (tx: Tx) => Promise<T>): Promise<T> {
  if (!/^\d{1,19}$/.test(companyId)) throw new Error('companyId must be digits');
  const open = `begin; set local role ${db.appRole}; set local app.company_id = '${companyId}'`;
  return withRetry(() => inTransaction(db, open, fn));
}

/** A transaction as the owner, outside row-level security: migrations, host lookup and {@link dueTenants} only. */
export async function asOwner<T>(db: Database, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return withRetry(() => inTransaction(db, 'begin', fn));
}

/**
 * `open` and the first statement of `fn` go out together: where `open` fails, the transaction is aborted for all that
 * follows, so nothing runs outside role and tenant.
 */
async function inTransaction<T>(db: Database, open: string, fn: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await db.pool.connect();
  const session = guard(client, db.statementNames);
  let failure: Error | undefined;
  try {
    const value = await session.run(async () => {
      const [, result] = await Promise.all([client.query(open), fn(asTx(session.client))]);
      return result;
    });
    // A connection lost here leaves open whether the commit held, so it is not run again: the caller repeats its requestId.
    await client.query('commit');
    return value;
  } catch (error) {
    failure = await rollBack(client);
    throw error;
  } finally {
    client.release(failure);
  }
}

/**
 * Two reads may run side by side in one transaction; when one fails, the other's next statement would come after the
 * rollback, outside tenant and role. The guard refuses it instead. A connection that the server ended meanwhile becomes
 * SQLSTATE 08006, so that the transaction runs again on another.
 */
function guard(client: pg.PoolClient, nameOf: StatementNames) {
  let isOpen = true;
  let lost: Error | undefined;
  const onError = (error: Error) => void (lost = error);
  client.on('error', onError);
  const query = (statement: string | pg.QueryConfig, values?: unknown[]) => {
    if (!isOpen) return Promise.reject(new Error('statement after the end of its transaction'));
    const config = typeof statement === 'string' ? { text: statement } : statement;
    // A statement without values goes as a simple query, which has no plan to keep.
    return client.query({ ...config, name: values?.length ? nameOf(config.text) : undefined }, values);
  };
  const run = async <T>(body: () => Promise<T>): Promise<T> => {
    try {
      return await body();
    } catch (error) {
      throw lost ? Object.assign(new Error('connection lost', { cause: error }), { code: '08006' }) : error;
    } finally {
      isOpen = false;
      client.off('error', onError);
    }
  };
  return { client: { query } as unknown as Session, run };
}

/** Answers the error that makes the connection unfit for reuse, if any. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

async function withRetry<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= maxAttempts || !retryable.test(sqlState(error))) throw error;
    }
  }
}

/** The five-character SQLSTATE of a database error, also where drizzle wrapped it; '' for anything else. */
export function sqlState(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && /^\w{5}$/.test(code)) return code;
  return cause ? sqlState(cause) : '';
}

/** The name of the violated constraint, or ''. */
export function constraintOf(error: unknown): string {
  const { constraint, cause } = (error ?? {}) as { constraint?: unknown; cause?: unknown };
  if (typeof constraint === 'string') return constraint;
  return cause ? constraintOf(cause) : '';
}
