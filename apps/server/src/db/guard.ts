import type pg from 'pg';
import type { Writable } from 'node:stream';
import type { Session } from './open.ts';
import type { StatementNames } from './statement-names.ts';

interface Guarded {
  client: Session;
  /** Runs the transaction's body and closes behind it. */
  run: <T>(body: () => Promise<T>) => Promise<T>;
  close: () => void;
}

/**
 * Two reads may run side by side in one transaction; when one fails, the other's next statement would come after the
 * rollback, outside tenant and role. The guard refuses it instead. A connection that the server ended meanwhile becomes
 * SQLSTATE 08006, so that the transaction runs again on another. `onStatement` is told of each before it is sent.
 */
export function guard(client: pg.PoolClient, nameOf: StatementNames, onStatement: () => void = () => {}): Guarded {
  let isOpen = true;
  let lost: Error | undefined;
  const onError = (error: Error) => void (lost = error);
  client.on('error', onError);
  const query = (statement: string | pg.QueryConfig, values?: unknown[]) => {
    if (!isOpen) return Promise.reject(new Error('statement after the end of its transaction'));
    const config = typeof statement === 'string' ? { text: statement } : statement;
    const sendAll = holdMessages(client);
    process.nextTick(sendAll);
    onStatement();
    // No spread: it is slow in the built server (ADR 24), and this runs for every statement.
    return client.query(Object.assign({}, config, { name: nameOf(config.text, values ?? []) }), values);
  };
  const close = () => void (isOpen = false);
  const run = async <T>(body: () => Promise<T>): Promise<T> => {
    try {
      return await body();
    } catch (error) {
      throw lost ? Object.assign(new Error('connection lost', { cause: error }), { code: '08006' }) : error;
    } finally {
      close();
      client.off('error', onError);
    }
  };
  return { client: { query } as unknown as Session, run, close };
}

/**
 * Until the answer is called (again does nothing), messages wait to be sent together; pg does the same for those of one
 * statement. Statements that are asked side by side so cost one system call.
 */
export function holdMessages(client: pg.PoolClient): () => void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  let isHeld = true;
  return () => {
    if (isHeld) stream.uncork();
    isHeld = false;
  };
}
