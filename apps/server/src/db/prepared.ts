import { Placeholder, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core';
import type { Tx } from './open.ts';

const dialect = new PgDialect();

/** A value of a statement: as it is, the place where a prepared statement takes it, or a column. */
export type StatementValue = string | Placeholder | SQL;

/**
 * A statement of a hot path, put together once: `names` are its values, `build` says where they stand, each run brings
 * them. Rows come as the driver reads them: int8 as strings of digits, json parsed.
 */
export function prepared<Row extends object, const Name extends string>(
  names: readonly Name[],
  build: (at: Record<Name, Placeholder>) => SQL,
): (db: Tx, values: Record<Name, unknown>) => Promise<Row[]> {
  let known: { text: string; used: Name[] } | undefined;
  return async (db, values) => {
    known ??= compile(names, build);
    const { rows } = await db.$client.query<Row>(
      { text: known.text },
      known.used.map((name) => values[name]),
    );
    return rows;
  };
}

/** A value that stands in several places is one parameter: fewer to send, and the planner knows that they are equal. */
function compile<Name extends string>(names: readonly Name[], build: (at: Record<Name, Placeholder>) => SQL) {
  const places: Partial<Record<Name, Placeholder>> = {};
  for (const name of names) places[name] = sql.placeholder(name);
  // Every name has its place now.
  const written = dialect.sqlToQuery(build(places as Record<Name, Placeholder>));
  const nameAt = written.params.map((param) => {
    const name = names.find((known) => param instanceof Placeholder && param.name === known);
    if (name === undefined) throw new Error('a prepared statement takes its values by name');
    return name;
  });
  const used = [...new Set(nameAt)];
  const text = written.sql.replace(/\$(\d+)/g, (_, number: string) => {
    const name = nameAt[Number(number) - 1];
    return `$${used.findIndex((other) => other === name) + 1}`;
  });
  return { text, used };
}

type Columns = Record<string, PgColumn>;
/** A row of these columns as the tables type it. */
export type RowOf<C extends Columns> = {
  [Name in keyof C]: C[Name]['_']['notNull'] extends true ? C[Name]['_']['data'] : C[Name]['_']['data'] | null;
};

/** These columns under our names, for the list of a select whose rows are read by {@link runSql}. */
export function selectList(columns: Columns): SQL {
  const list = Object.entries(columns).map(([name, column]) => sql`${asTyped(column)} as ${sql.identifier(name)}`);
  return sql.join(list, sql`, `);
}

/** What stands in a statement without a value of its own, put together once. */
export function fixed(part: SQL): SQL {
  const written = dialect.sqlToQuery(part);
  if (written.params.length > 0) throw new Error('a fixed part of a statement takes no values');
  return sql.raw(written.sql);
}

/** Runs a statement that differs from call to call; rows come as those of a prepared one. */
export async function runSql<Row extends object>(db: Tx, statement: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const { rows } = await db.$client.query<Row>({ text }, params);
  return rows;
}

type JsonOf<T> = T extends Date ? string : T;
/** A row of these columns as JSON brings it: times are ISO texts. */
export type JsonRowOf<C extends Columns> = { [Name in keyof C]: JsonOf<RowOf<C>[Name]> };

/** These columns as one JSON object under our names, {@link JsonRowOf}: rows below a row cost the driver nothing then. */
export function jsonOf(columns: Columns): SQL {
  const pairs = Object.entries(columns).map(([name, column]) => {
    const isId = column.getSQLType() === 'bigint' && typeof column.mapFromDriverValue('1') === 'string';
    return sql`${sql.raw(`'${name}'`)}, ${isId ? sql`${column}::text` : sql`${column}`}`;
  });
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** The driver reads int8 as text and a date as midnight somewhere: fen come as numbers, days as text. */
function asTyped(column: PgColumn): SQL {
  const type = column.getSQLType();
  if (type === 'date') return sql`${column}::text`;
  return type === 'bigint' && typeof column.mapFromDriverValue('1') === 'number'
    ? sql`${column}::float8`
    : sql`${column}`;
}
