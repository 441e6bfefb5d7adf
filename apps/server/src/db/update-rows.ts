import { getTableColumns, getTableName, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './open.ts';
import { prepared } from './prepared.ts';

/** What every row that is changed so says of itself. */
type Kept = 'companyId' | 'id' | 'updatedAt';
/** The fields to change; undefined ones stay as they are. */
export type ChangedFields<T extends PgTable> = { [Name in Exclude<keyof InferInsertModel<T>, Kept>]?: unknown };

interface Change<T extends PgTable> {
  companyId: string;
  ids: readonly string[];
  now: Date;
  fields: ChangedFields<T>;
}

/**
 * Changes rows of a hot table, all alike, by one statement for each set of columns, put together when it is first met.
 * `counting` names a column that each change raises by one.
 */
export function updater<T extends PgTable>(
  table: T,
  { counting }: { counting?: string } = {},
): (db: Tx, change: Change<T>) => Promise<void> {
  const columns = getTableColumns(table) as Record<string, ReturnType<typeof getTableColumns<PgTable>>[string]>;
  const columnOf = (name: string) => {
    const column = columns[name];
    if (!column) throw new Error(`${getTableName(table)} has no ${name}`);
    return column;
  };
  const stored = (name: string) => sql.identifier(columnOf(name).name);
  const make = (names: readonly string[]) =>
    prepared<never, string>([...names, 'companyId', 'ids', 'now'], (at) => {
      const sets: SQL[] = names.map((name) => sql`${stored(name)} = ${at[name]}`);
      if (counting !== undefined) sets.push(sql`${stored(counting)} = ${columnOf(counting)} + 1`);
      return sql`update ${table} set ${sql.join(sets, sql`, `)}, updated_at = ${at['now']}
        where company_id = ${at['companyId']} and id = any(${at['ids']}::bigint[])`;
    });
  const statements = new Map<string, ReturnType<typeof make>>();
  return async (db, { companyId, ids, now, fields }) => {
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    const names = given.map(([name]) => name);
    const key = names.join();
    const run = statements.get(key) ?? make(names);
    statements.set(key, run);
    const values = given.map(([name, value]) => [name, value === null ? null : columnOf(name).mapToDriverValue(value)]);
    await run(db, { ...Object.fromEntries(values), companyId, ids, now });
  };
}
