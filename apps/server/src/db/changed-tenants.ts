import { sql } from 'drizzle-orm';
import type { Database } from './open.ts';
import { asOwner } from './with-tenant.ts';

/**
 * Which of these companies have search documents that changed at or after their position (a transaction id), for the
 * index in memory: one look across tenants that returns company ids only, like dueTenants.
 */
export async function changedTenants(db: Database, positions: ReadonlyMap<string, string>): Promise<string[]> {
  const { rows } = await asOwner(db, (tx) =>
    tx.execute<{ id: string }>(sql`
      select known.id::text as id
      from unnest(${sql.param([...positions.keys()])}::bigint[], ${sql.param([...positions.values()])}::xid8[]) as known (id, position)
      where exists (select 1 from search_changes c where c.company_id = known.id and c.changed_xid >= known.position)`),
  );
  return rows.map((row) => row.id);
}
