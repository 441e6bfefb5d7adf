import type pg from 'pg';
import { guard, holdMessages } from './guard.ts';
import { asTx, type Database, type Tx } from './open.ts';

/** Lost connections, failovers, deadlocks and serialisation failures: the whole transaction may run again. */
const retryable = /^(40001|40P01|57P01|57P03|25006|08\w{3})$/;
/** With these the database itself has undone the transaction. */
const rolledBack = /^(40|23)/;
const maxAttempts = 3;

/**
 * How PostgreSQL plans the prepared statements of a transaction. 'weighed': for the values of each run, where it guesses that
 * to be worth it, and for any list of ids it does: 1 ms for what takes 0.2 ms to run, 9 ms for the page of a product. 'kept':
 * once, for transactions whose statements find a few rows by their keys whatever the values are (docs/performance.md §3).
 */
export type Plans = 'weighed' | 'kept';

/** Leaves a write to the end of the transaction: it goes out with the commit, and its failure is that of the transaction. */
export type AtEnd = (write: Promise<unknown>) => void;

/**
 * The only way from a module to the database: one transaction under the app role with the tenant set for that transaction
 * alone, so row-level security refuses every other company's rows even where a statement forgot to name `company_id`.
 * `fn` may run up to three times; its effects outside the database must wait for the commit.
 */
export async function withTenant<T>(
  db: Database,
  companyId: string,
  fn: (tx: Tx, atEnd: AtEnd) => Promise<T>,
  plans: Plans = 'weighed',
): Promise<T> {
  return withRetry(() => inTransaction(db, openingFor(db, companyId, { plans }), fn));
}

/**
 * As {@link withTenant}, for a read: `fn` sends its statements before it waits for any of them, and they go out together
 * with the begin before them and the commit behind them, in one round trip. A later statement is refused, and so is a write.
 */
export async function readWithTenant<T>(
  db: Database,
  companyId: string,
  fn: (tx: Tx) => Promise<T>,
  plans: Plans = 'weighed',
): Promise<T> {
  return withRetry(() => inOneRoundTrip(db, openingFor(db, companyId, { plans, begin: 'begin read only' }), fn));
}

function openingFor(db: Database, companyId: string, { plans, begin = 'begin' }: { plans: Plans; begin?: string }) {
  if (!/^\d{1,19}$/.test(companyId)) throw new Error('companyId must be digits');
  const planning = plans === 'kept' ? '; set local plan_cache_mode = force_generic_plan' : '';
  return `${begin}; set local role ${db.appRole}; set local app.company_id = '${companyId}'; ${db.limits}${planning}`;
}

/** A transaction as the owner, outside row-level security: migrations, host lookup and {@link dueTenants} only. */
export async function asOwner<T>(db: Database, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return withRetry(() => inTransaction(db, `begin; ${db.limits}`, fn));
}

/**
 * `open` waits for the first statement of `fn` and goes out with it: where `open` fails, the transaction is aborted for all
 * that follows, so nothing runs outside role and tenant.
 */
async function inTransaction<T>(db: Database, open: string, fn: (tx: Tx, atEnd: AtEnd) => Promise<T>): Promise<T> {
  const client = await db.pool.connect();
  const sendOpening = holdMessages(client);
  const session = guard(client, db.statementNames, sendOpening);
  let failure: Error | undefined;
  const last: Promise<unknown>[] = [];
  const atEnd: AtEnd = (write) => {
    // Where the transaction fails before its end, nobody waits for it.
    write.catch(() => {});
    last.push(write);
  };
  try {
    const value = await session.run(async () => {
      const body = async () => fn(asTx(session.client), atEnd);
      // Where nothing is asked, it goes out at the end.
      const sendLast = () => {
        session.send();
        sendOpening();
      };
      const [, result] = await Promise.all([client.query(open), body().finally(sendLast)]);
      return result;
    });
    await commit(client, last);
    return value;
  } catch (error) {
    failure = await rollBack(client);
    throw error;
  } finally {
    client.release(failure);
  }
}

/** The commit behind the last writes, in one message with them: where one of them failed it is a rollback. */
async function commit(client: pg.PoolClient, last: readonly Promise<unknown>[]): Promise<void> {
  const [ended, ...written] = await Promise.allSettled([client.query('commit'), ...last]);
  for (const write of written) if (write.status === 'rejected') throw write.reason;
  if (ended.status === 'rejected') endUnsure(ended.reason);
}

/** Whether the commit held is not known. */
class CommitUnsure extends Error {}

/** A connection lost at the commit leaves open whether it held, so it is not run again: the caller repeats its requestId. */
function endUnsure(cause: unknown): never {
  if (rolledBack.test(sqlState(cause))) throw cause;
  throw new CommitUnsure('the connection was lost at the commit', { cause });
}

/** A commit after a failed statement is a rollback, so nothing else has to end the transaction. */
async function inOneRoundTrip<T>(db: Database, open: string, fn: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await db.pool.connect();
  const session = guard(client, db.statementNames);
  let failure: Error | undefined;
  try {
    return await session.run(async () => {
      const sendAll = holdMessages(client);
      const commit = afterThisTick().then(() => {
        session.close();
        session.send();
        const done = client.query('commit');
        sendAll();
        return done;
      });
      const [opened, read, ended] = await Promise.allSettled([client.query(open), fn(asTx(session.client)), commit]);
      if (ended.status === 'rejected') failure = ended.reason as Error;
      for (const step of [opened, ended]) if (step.status === 'rejected') throw step.reason;
      if (read.status === 'rejected') throw read.reason;
      return read.value;
    });
  } finally {
    client.release(failure);
  }
}

/** When every promise that is settled by now has been followed, as far as that leads. */
async function afterThisTick(): Promise<void> {
  await new Promise<void>((resolve) => {
    process.nextTick(resolve);
  });
}

/** Returns the error that makes the connection unfit for reuse, if any. */
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
      const isOver = attempt >= maxAttempts || error instanceof CommitUnsure || !retryable.test(sqlState(error));
      if (isOver) throw error;
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
