import type { ContactDuty } from '@jicai/domain/people/customer-contacts.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/** Tenant: whom the shop talks to at a customer (docs/domain/accounts.md §14); they need no account. */
export const customerContacts = pgTable(
  'customer_contacts',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    customerId: id('customer_id').notNull(),
    contactName: text('contact_name').notNull(),
    duty: text('duty').$type<ContactDuty>().notNull(),
    jobTitle: text('job_title').notNull().default(''),
    mobile: text('mobile').notNull().default(''),
    email: text('email').notNull().default(''),
    note: text('note').notNull().default(''),
    /** The one to talk to first. */
    isPreferred: boolean('is_preferred').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('customer_contacts_customer').on(t.companyId, t.customerId, t.id),
    uniqueIndex('customer_contacts_preferred')
      .on(t.companyId, t.customerId)
      .where(sql`is_preferred`),
    foreignKey({
      name: 'customer_contacts_customer_fk',
      columns: [t.companyId, t.customerId],
      foreignColumns: [customers.companyId, customers.id],
    }),
    check(
      'customer_contacts_duty',
      sql`${t.duty} in ('purchase', 'finance', 'receiving', 'technical', 'management', 'other')`,
    ),
  ],
);
