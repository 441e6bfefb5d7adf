import type pg from 'pg';
import type { Writable } from 'node:stream';
import { type Statement, StatementBatch } from '../src/db/statement-batch.ts';
import type { TestApp } from './test-app.ts';

/** What a call sent to the database. */
export interface Sent {
  /** Times something was sent and, but for the last, waited for: each is a system call and a change of process. */
  messages: number;
  statements: string[];
  /** Those of them that the query builder put together for this call, rather than `db/prepared.ts` once. */
  built: string[];
}

/** Everything that `act` sends to the database of this app, over all connections. */
export async function countMessages(app: TestApp, act: () => Promise<unknown>): Promise<Sent> {
  const { pool } = app.deps.db;
  const sent: Sent = { messages: 0, statements: [], built: [] };
  const undo: (() => void)[] = [];
  const watched = new Set<pg.PoolClient>();
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return;
    watched.add(client);
    undo.push(watchClient(client, sent));
  };
  pool.on('acquire', watch);
  try {
    await act();
  } finally {
    pool.off('acquire', watch);
    for (const end of undo) end();
  }
  return sent;
}

function watchClient(client: pg.PoolClient, sent: Sent): () => void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  const { query } = client;
  const uncork = stream.uncork.bind(stream);
  const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
  // pg corks every statement, and a transaction corks what it asks side by side: the outermost uncork sends.
  stream.uncork = () => {
    const holds = stream.writableLength > 0;
    uncork();
    if (holds && stream.writableCorked === 0) sent.messages += 1;
  };
  stream.write = (...args: unknown[]) => {
    // What nothing holds back leaves at once.
    if (stream.writableCorked === 0) sent.messages += 1;
    return write(...args);
  };
  client.query = function watchedQuery(this: unknown, ...args: unknown[]) {
    for (const { text, types } of statementsOf(args[0])) {
      sent.statements.push(text);
      // The builder says with each statement how its rows are read.
      if (types) sent.built.push(text);
    }
    return Reflect.apply(query, client, args) as unknown;
  } as typeof client.query;
  return () => {
    client.query = query;
    stream.uncork = uncork;
    stream.write = write as typeof stream.write;
  };
}

type Asked = Pick<Statement, 'text' | 'types'>;
function statementsOf(asked: unknown): readonly Asked[] {
  if (asked instanceof StatementBatch) return asked.statements;
  // Apart from batches, a text or what has one.
  return typeof asked === 'string' ? [{ text: asked, types: undefined }] : [asked as Asked];
}
