import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/**
 * Tenant: what the demo's own channel and courier service still have to tell the shop, as real ones keep it on their side.
 * A row goes when the shop has it. The shop's own jobs know nothing of it.
 */
export const localNotices = pgTable(
  'local_notices',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [...tenantWall(t), index('local_notices_due').on(t.companyId, t.dueAt)],
);
