import type pg from 'pg';

/**
 * Copies rows of a table with some columns changed: `changed` are SQL expressions over the row `t` and what stands in
 * `from` (for instance `generate_series(1, 10) n`). Returns how many were written.
 */
export async function copyRows(
  client: pg.Client,
  copy: { table: string; from: string; where: string; changed: Record<string, string> },
): Promise<number> {
  const { table, from, where, changed } = copy;
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  );
  const names = rows.map((row) => row.name);
  const unknown = Object.keys(changed).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`${table} has no ${unknown.join(', ')}`);
  const values = names.map((name) => (changed[name] === undefined ? `t."${name}"` : `(${changed[name]})`));
  const written = await client.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
     select ${values.join(', ')} from ${table} t cross join ${from} where ${where}`,
  );
  return written.rowCount ?? 0;
}
