import { openPayStates, refundStates } from '@jicai/domain/payments/payment-states.ts';
import { sql } from 'drizzle-orm';
import { codes } from './codes.ts';
import type { Database } from './open.ts';
import { companies } from './tables/tenancy.ts';
import { asOwner } from './with-tenant.ts';

/** Money under way that nothing has touched for this long is looked at by the sweeper. */
export const restlessAfterMs = 10 * 60_000;

/**
 * The companies that have a timer or an effect due: the one look across tenants that workers may take. It returns company
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

/**
 * The companies with payments or refunds under way that nothing has touched for a while, for the sweeper
 * (docs/domain/crashes.md §4).
 */
export async function tenantsWithStuckMoney(db: Database, now: Date): Promise<string[]> {
  const before = sql`${new Date(now.getTime() - restlessAfterMs).toISOString()}::timestamptz`;
  const { rows } = await asOwner(db, (tx) =>
    tx.execute<{ company_id: string }>(sql`
      select company_id from payments where pay_state in (${codes(...openPayStates)}) and adapter <> 'bank' and updated_at < ${before}
      union
      select company_id from refunds where refund_state in (${codes(refundStates.waiting, refundStates.processing)})
        and adapter <> 'bank' and updated_at < ${before}`),
  );
  return rows.map((row) => row.company_id);
}

/** Every company, for housekeeping that each one needs. */
export async function everyTenant(db: Database): Promise<string[]> {
  const rows = await asOwner(db, (tx) => tx.select({ id: companies.id }).from(companies));
  return rows.map((row) => row.id);
}
