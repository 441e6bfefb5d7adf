import { Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Tx } from './open.ts';

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
  const written = new PgDialect().sqlToQuery(build(places as Record<Name, Placeholder>));
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
