import type { SignOnAdmission, SignOnKind } from '@jicai/domain/people/sign-on.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { accounts, customers } from './accounts.ts';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/** Tenant: the identity system of an enterprise, at most one each (docs/domain/sign-on.md §1). */
export const signOnConnections = pgTable(
  'sign_on_connections',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    customerId: id('customer_id').notNull(),
    kind: text('kind').$type<SignOnKind>().notNull(),
    /** What the button says. */
    name: text('name').notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    /** Its members sign in by it alone. */
    isOnly: boolean('is_only').notNull(),
    admission: text('admission').$type<SignOnAdmission>().notNull(),
    /** What who is created gets. No foreign key: a role that is deleted makes nobody more. */
    roleId: id('role_id'),
    domains: text('domains').array().notNull(),
    /** Of these, the ones that DNS proved to be the enterprise's. */
    provedDomains: text('proved_domains').array().notNull(),
    /** { sealed }: the fields of its form, sealed together. */
    settings: jsonb('settings').$type<{ sealed: string }>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('sign_on_connections_customer').on(t.companyId, t.customerId),
    foreignKey({
      name: 'sign_on_connections_customer_fk',
      columns: [t.companyId, t.customerId],
      foreignColumns: [customers.companyId, customers.id],
    }),
    check('sign_on_connections_role', sql`${t.admission} = 'link' or ${t.roleId} is not null`),
  ],
);

/** Tenant: which account an identity system means by a subject of its own. */
export const signOnIdentities = pgTable(
  'sign_on_identities',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    connectionId: id('connection_id').notNull(),
    subject: text('subject').notNull(),
    accountId: id('account_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('sign_on_identities_subject').on(t.companyId, t.connectionId, t.subject),
    index('sign_on_identities_account').on(t.companyId, t.accountId),
    foreignKey({
      name: 'sign_on_identities_connection_fk',
      columns: [t.companyId, t.connectionId],
      foreignColumns: [signOnConnections.companyId, signOnConnections.id],
    }),
    foreignKey({
      name: 'sign_on_identities_account_fk',
      columns: [t.companyId, t.accountId],
      foreignColumns: [accounts.companyId, accounts.id],
    }),
  ],
);
