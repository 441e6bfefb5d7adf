import type pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import type { Writable } from 'node:stream';
import type { Session } from './open.ts';
import { type Statement, StatementBatch } from './statement-batch.ts';
import type { StatementNames } from './statement-names.ts';

interface Guarded {
  client: Session;
  /** Runs the transaction's body and closes behind it. */
  run: <T>(body: () => Promise<T>) => Promise<T>;
  /** Sends what was asked and still waits: what ends the transaction comes behind it. */
  send: () => void;
  close: () => void;
}

/**
 * Two reads may run side by side in one transaction; when one fails, the other's next statement would come after the
 * rollback, outside tenant and role. The guard refuses it instead. A connection that the server ended meanwhile becomes
 * SQLSTATE 08006, so that the transaction runs again on another. Statements that are asked side by side go out together,
 * one system call here and one there; `onSent` is told when some have.
 */
export function guard(client: pg.PoolClient, nameOf: StatementNames, onSent: () => void = () => {}): Guarded {
  let isOpen = true;
  let lost: Error | undefined;
  let waiting: Statement[] = [];
  const onError = (error: Error) => void (lost = error);
  client.on('error', onError);
  const send = () => {
    const [first, ...others] = waiting;
    if (!first) return;
    waiting = [];
    // What ends the transaction may come in this tick still, and goes out with it.
    process.nextTick(holdMessages(client));
    // The driver takes whatever has the methods of a query; its types know of fewer.
    client.query(new StatementBatch([first, ...others]) as unknown as pg.Submittable);
    onSent();
  };
  const query = (asked: string | pg.QueryArrayConfig, values: unknown[] = []) => {
    if (!isOpen) return Promise.reject(new Error('statement after the end of its transaction'));
    const { text, rowMode, types } = typeof asked === 'string' ? { text: asked } : asked;
    if (values.length === 0) {
      send();
      process.nextTick(holdMessages(client));
      // A text without values may hold several statements, which PostgreSQL takes as a simple query alone.
      const answered = client.query({ text, rowMode, types } as pg.QueryConfig);
      onSent();
      return answered;
    }
    return new Promise<pg.QueryResult>((resolve, reject) => {
      const ready = { name: nameOf(text, values), values: values.map(prepareValue) };
      if (waiting.length === 0) process.nextTick(send);
      waiting.push({ text, rowMode, types, resolve, reject, ...ready });
    });
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
  return { client: { query } as unknown as Session, run, send, close };
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
