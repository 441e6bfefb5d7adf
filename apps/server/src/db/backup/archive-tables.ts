import type pg from 'pg';

/** A table of the shop with its columns in the order they are copied. */
export interface ArchivedTable {
  name: string;
  columns: string[];
}

/** Every table of the shop, referenced tables before those that refer to them, so that a restore meets no missing key. */
export async function listTables(client: pg.Client): Promise<ArchivedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; refers: string[] | null }>(
    `
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
            order by a.attnum) as columns,
      (select array_agg(distinct f.confrelid::regclass::text) from pg_constraint f
       where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1)
    order by c.relname`,
    [bookkeeping],
  );
  return inOrder(rows.map(({ name, columns, refers }) => ({ name, columns, refers: new Set(refers ?? []) })));
}

/** Tells of running processes, not of the shop. */
const bookkeeping = ['node_leases', 'migration_lock', 'search_changes', 'catalogue_changes'];

function inOrder(tables: (ArchivedTable & { refers: Set<string> })[]): ArchivedTable[] {
  const ordered: ArchivedTable[] = [];
  const waiting = [...tables];
  while (waiting.length > 0) {
    const next = waiting.findIndex((table) => !waiting.some((other) => table.refers.has(other.name)));
    if (next < 0) throw new Error(`tables refer to each other in a circle: ${waiting.map((t) => t.name).join()}`);
    const [table] = waiting.splice(next, 1);
    if (table) ordered.push({ name: table.name, columns: table.columns });
  }
  return ordered;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const columnList = (table: ArchivedTable) => table.columns.map(quoted).join(', ');
