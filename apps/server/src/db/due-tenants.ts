import { sql } from 'drizzle-orm';
import type { Database } from './open.ts';
import { asOwner } from './with-tenant.ts';

/**
 * The companies that have a timer or an effect due: the one look across tenants that workers may take. It answers company
 * ids only; the rows themselves are claimed under each company's wall.
 */
export async function dueTenants(db: Database, kind: 'timers' | 'outbox', now: Date): Promise<string[]> {
  const table = sql.identifier(kind);
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await asOwner(db, (tx) =>
    tx.execute<{ company_id: string }>(sql`
      select distinct company_id from ${table}
      where done_at is null and due_at <= ${at} and (leased_until is null or leased_until <= ${at})`),
  );
  return rows.map((row) => row.company_id);
}
