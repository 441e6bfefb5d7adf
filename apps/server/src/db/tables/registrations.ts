import type { RegisterState } from '@jicai/domain/people/registration.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, customers, users } from './accounts.ts';
import { storedFiles } from './files.ts';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/**
 * Tenant: an enterprise's registration, one row an applicant, changed when it is sent again. The customer is made when it
 * is approved; the mobile stands with the account.
 */
export const registrations = pgTable(
  'registrations',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    accountId: id('account_id').notNull(),
    userId: id('user_id').notNull(),
    /** 1 待审核 2 已通过 3 未通过. */
    state: integer('state').$type<RegisterState>().notNull(),
    customerName: text('customer_name').notNull(),
    taxNo: text('tax_no').notNull(),
    contactName: text('contact_name').notNull(),
    areaCode: text('area_code').notNull(),
    address: text('address').notNull(),
    bankName: text('bank_name').notNull(),
    bankAccount: text('bank_account').notNull(),
    licenseFileId: id('license_file_id').notNull(),
    /** How often it was sent. */
    rounds: integer('rounds').notNull().default(1),
    submittedAt: instant('submitted_at').notNull(),
    rejectReason: text('reject_reason').notNull().default(''),
    /** Who decided, by name, and when. */
    auditorName: text('auditor_name').notNull().default(''),
    auditedAt: instant('audited_at'),
    customerId: id('customer_id'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    ...tenantWall(t),
    unique('registrations_account').on(t.companyId, t.accountId),
    // A refused registration does not keep others from the code.
    uniqueIndex('registrations_tax_no')
      .on(t.companyId, t.taxNo)
      .where(sql`state in (1, 2)`),
    index('registrations_list').on(t.companyId, t.state, t.submittedAt),
    foreignKey({
      name: 'registrations_account_fk',
      columns: [t.companyId, t.accountId],
      foreignColumns: [accounts.companyId, accounts.id],
    }),
    foreignKey({
      name: 'registrations_user_fk',
      columns: [t.companyId, t.userId],
      foreignColumns: [users.companyId, users.id],
    }),
    foreignKey({
      name: 'registrations_customer_fk',
      columns: [t.companyId, t.customerId],
      foreignColumns: [customers.companyId, customers.id],
    }),
    foreignKey({
      name: 'registrations_license_fk',
      columns: [t.companyId, t.licenseFileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
    check('registrations_state', sql`${t.state} in (1, 2, 3)`),
    check('registrations_customer', sql`(${t.state} = 2) = (${t.customerId} is not null)`),
    check('registrations_reason', sql`(${t.state} = 3) = (${t.rejectReason} <> '')`),
  ],
);
