import { integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { companyColumn, id, instant, tenantPolicy } from './kinds.ts';

/** Reference: the shop companies of this installation. */
export const companies = pgTable('companies', {
  id: id('id').primaryKey(),
  name: text('name').notNull(),
  /** 'business' prices enterprises first, 'retail' members. */
  kind: text('kind').notNull(),
  state: text('state').notNull().default('open'),
  createdAt: instant('created_at').notNull(),
});

/** Reference: host (lower-case, no port) → company. A host is unique in the installation. */
export const hostMaps = pgTable('host_maps', {
  host: text('host').primaryKey(),
  id: id('id').notNull(),
  mappedCompanyId: id('mapped_company_id')
    .notNull()
    .references(() => companies.id),
  createdAt: instant('created_at').notNull(),
});

/** Tenant: hosts that a shop asked for; the proof of a host stands in DNS until it is mapped, and afterwards. */
export const hostClaims = pgTable(
  'host_claims',
  {
    companyId: companyColumn(),
    host: text('host').notNull(),
    /** What the proof says. */
    token: text('token').notNull(),
    provedAt: instant('proved_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.host] }), tenantPolicy()],
);

/** Tenant: the look of a shop, one row per company and page kind ('login' or 'page'). */
export const templates = pgTable(
  'templates',
  {
    companyId: companyColumn(),
    pageKind: text('page_kind').notNull(),
    id: id('id').notNull(),
    content: jsonb('content').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.pageKind] }), tenantPolicy()],
);

/** Tenant: name, colour, logos and switches of a shop. One row per company. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    companyId: companyColumn().primaryKey(),
    siteName: text('site_name').notNull(),
    pageDesc: text('page_desc').notNull(),
    webColor: text('web_color').notNull(),
    logoUrl: text('logo_url').notNull(),
    companyLogoUrl: text('company_logo_url').notNull(),
    /** Tenant flags and values that docs/domain names, such as payment deadlines; absent ones take the default. */
    options: jsonb('options').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  () => [tenantPolicy()],
);

/** Local: node numbers for ids, leased by running processes. */
export const nodeLeases = pgTable(
  'node_leases',
  {
    node: integer('node').primaryKey(),
    holder: text('holder').notNull(),
    leasedUntil: instant('leased_until').notNull(),
  },
  (t) => [unique('node_leases_holder').on(t.holder)],
);
