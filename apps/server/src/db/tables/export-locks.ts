import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { companyColumn, id, tenantPolicy } from './kinds.ts';

/** Tenant: a row for each account that exports its orders; who holds its lock is exporting. It says nothing else. */
export const exportLocks = pgTable(
  'export_locks',
  { companyId: companyColumn(), accountId: id('account_id').notNull() },
  (t) => [primaryKey({ columns: [t.companyId, t.accountId] }), tenantPolicy()],
);
