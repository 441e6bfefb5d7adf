import { boolean, foreignKey, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/** Tenant: 成本中心 that an enterprise books its orders on (docs/domain/accounts.md §7). Orders keep the code alone. */
export const costCenters = pgTable(
  'cost_centers',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    customerId: id('customer_id').notNull(),
    code: text('code').notNull(),
    title: text('title').notNull().default(''),
    /** Offered to who orders. */
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('cost_centers_code').on(t.companyId, t.customerId, t.code),
    foreignKey({
      name: 'cost_centers_customer_fk',
      columns: [t.companyId, t.customerId],
      foreignColumns: [customers.companyId, customers.id],
    }),
  ],
);
