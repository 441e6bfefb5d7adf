import pg from 'pg';
import Result from 'pg/lib/result.js';
import type { Writable } from 'node:stream';

/** One place in the queue of a connection, as far as the driver reads it: its types tell of other things. */
const DriverQuery = pg.Query as unknown as new (config: { text: string; name: string | undefined }) => {
  text: string;
  name: string | undefined;
};

/** A statement on its way, with what becomes of it. */
export interface Statement {
  text: string;
  /** Under which it is prepared; undefined for one that is not. */
  name: string | undefined;
  /** As they go over the wire. */
  values: readonly (string | Buffer | null)[];
  rowMode: 'array' | undefined;
  types: pg.CustomTypesConfig | undefined;
  resolve: (result: pg.QueryResult) => void;
  reject: (error: unknown) => void;
}

interface Connection {
  stream: Writable;
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  parse(message: { text: string; name: string | undefined }): void;
  bind(message: { statement: string | undefined; values: Statement['values'] }): void;
  describe(message: { type: 'P'; name: '' }): void;
  execute(message: object): void;
  sync(): void;
}

/**
 * An answer without rows of each statement that a connection has prepared, by name: its columns stay as they are, so they are
 * described once. A plan whose columns would change PostgreSQL refuses.
 */
const describedOn = new WeakMap<Connection, Map<string, Result>>();

/**
 * Statements of one transaction that go out together with one Sync behind the last: PostgreSQL keeps what it answers until
 * a Sync, so it answers them by one system call, where the driver's own queries are answered by one each (ADR 100). Where
 * one fails, the server passes over those behind it, which it would have refused in a transaction that has failed.
 *
 * To the driver it is one query: the methods are those that it calls as messages arrive.
 */
export class StatementBatch extends DriverQuery {
  readonly statements: readonly Statement[];
  /** Of the statement that is being answered. */
  #at = 0;
  #result: Result | undefined;
  #unreadable: unknown;
  #described = new Map<string, Result>();
  /** Of each statement, when it was sent: what its answer looks like, where that was known. */
  readonly #known: (Result | undefined)[] = [];

  constructor(statements: readonly [Statement, ...Statement[]]) {
    super(statements[0]);
    this.statements = statements;
  }

  submit(connection: Connection): null {
    this.#described = describedOn.get(connection) ?? this.#described;
    describedOn.set(connection, this.#described);
    connection.stream.cork();
    try {
      for (const statement of this.statements) this.#send(connection, statement);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    return null;
  }

  #send(connection: Connection, statement: Statement): void {
    const { text, name, values } = statement;
    if (!name || !(connection.parsedStatements[name] ?? connection.submittedNamedStatements[name])) {
      connection.parse({ text, name });
      if (name) connection.submittedNamedStatements[name] = text;
    }
    connection.bind({ statement: name, values });
    const known = isPlain(statement) ? this.#described.get(name ?? '') : undefined;
    this.#known.push(known);
    if (!known) connection.describe({ type: 'P', name: '' });
    connection.execute({});
  }

  /** What is read into for the statement that is being answered. */
  #current(): Result {
    const known = this.#known[this.#at];
    const { rowMode, types } = this.statements[this.#at] ?? {};
    this.#result ??= known
      ? Object.assign(Object.create(known) as Result, { rows: [], command: null, rowCount: null, oid: null })
      : new Result(rowMode, types);
    return this.#result;
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#current().addFields(fields);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#unreadable) return;
    try {
      const result = this.#current();
      result.rows.push(result.parseRow(fields));
    } catch (error) {
      this.#unreadable = error;
    }
  }

  handleCommandComplete(message: { text: string }): void {
    const statement = this.statements[this.#at];
    if (!statement) return;
    const result = this.#current();
    result.addCommandComplete(message);
    this.#keepDescription(statement, result);
    if (this.#unreadable) statement.reject(this.#unreadable);
    else statement.resolve(result);
    this.#moveOn();
  }

  #keepDescription(statement: Statement, { fields }: Result): void {
    const { name } = statement;
    if (!name || !isPlain(statement) || this.#described.has(name)) return;
    const empty = new Result(undefined, undefined);
    empty.addFields(fields);
    this.#described.set(name, empty);
  }

  #moveOn(): void {
    this.#at += 1;
    this.#result = undefined;
    this.#unreadable = undefined;
    // Under these the driver notes that a statement is parsed.
    const { name, text = '' } = this.statements[this.#at] ?? {};
    this.name = name;
    this.text = text;
  }

  handleError(error: unknown, connection: Connection): void {
    const [failed, ...behind] = this.statements.slice(this.#at);
    failed?.reject(error);
    for (const { name, reject } of behind) {
      // It was not parsed, unless it was before.
      if (name) delete connection.submittedNamedStatements[name];
      reject(passedOver(error));
    }
  }

  handleReadyForQuery(): void {
    // Each statement has had its answer.
  }
}

/** Rows come as the driver reads them by itself. */
const isPlain = ({ rowMode, types }: Statement) => !rowMode && !types;

/** As PostgreSQL refuses a statement in a transaction that has failed. */
const passedOver = (cause: unknown) =>
  Object.assign(new Error('a statement before this one failed', { cause }), { code: '25P02' });
