import { getTableColumns, getTableName, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './open.ts';
import { prepared } from './prepared.ts';

/** A row that brings each of these columns; the others keep their defaults. */
export type NewRow<T extends PgTable, Name extends keyof InferInsertModel<T>> = {
  [Column in Name]-?: Exclude<InferInsertModel<T>[Column], undefined>;
};

/**
 * Inserts rows of a hot table by one statement that is put together once, however many they are: they come as one JSON
 * value. `behind` ends the statement (on conflict, returning).
 */
export function inserter<Row extends object, T extends PgTable, Name extends string & keyof InferInsertModel<T>>(
  table: T,
  names: readonly Name[],
  behind: SQL = sql``,
): (db: Tx, rows: readonly NewRow<T, Name>[]) => Promise<Row[]> {
  const columns = getTableColumns(table);
  const target = sql.identifier(getTableName(table));
  const stored = names.map((name) => String(columns[name]?.name));
  const list = (prefix: SQL) =>
    sql.join(
      stored.map((name) => sql`${prefix}${sql.identifier(name)}`),
      sql`, `,
    );
  const run = prepared<Row, 'rows'>(
    ['rows'],
    ({ rows }) => sql`insert into ${target} (${list(sql``)})
      select ${list(sql`n.`)} from json_populate_recordset(null::${target}, ${rows}::json) as n ${behind}`,
  );
  const asStored = (row: NewRow<T, Name>) =>
    Object.fromEntries(names.map((name, at) => [stored[at], row[name] as unknown]));
  return async (db, rows) => (rows.length === 0 ? [] : run(db, { rows: jsonText(rows.map(asStored)) }));
}

/** Half of a pair of UTF-16 is no character: PostgreSQL refuses it in JSON, and takes it as U+FFFD in a text, as here. */
function jsonText(rows: readonly object[]): string {
  const text = JSON.stringify(rows);
  if (!text.includes(String.raw`\ud`)) return text;
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value,
  );
}
