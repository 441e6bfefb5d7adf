import { type AddressScope, addressScopes } from '@jicai/domain/people/account-types.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { customers, users } from './accounts.ts';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/** Tenant: where goods are sent. Orders keep a copy, so a row may be changed and deleted freely. */
export const addresses = pgTable(
  'addresses',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    customerId: id('customer_id').notNull(),
    /** Who made it; with scope 1 nobody else sees it. */
    userId: id('user_id').notNull(),
    /** 1 本人 2 企业共享. */
    scope: integer('scope').$type<AddressScope>().notNull().default(addressScopes.own),
    receiver: text('receiver').notNull(),
    mobile: text('mobile').notNull().default(''),
    telephone: text('telephone').notNull().default(''),
    provinceCode: text('province_code').notNull(),
    cityCode: text('city_code').notNull(),
    areaCode: text('area_code').notNull(),
    /** Nine digits; '' where no street was chosen. */
    streetCode: text('street_code').notNull().default(''),
    /** Names of province, city, county and, where chosen, street in one text. */
    areaText: text('area_text').notNull(),
    address: text('address').notNull(),
    zipCode: text('zip_code').notNull().default(''),
    tag: text('tag').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('addresses_user').on(t.companyId, t.userId),
    index('addresses_shared').on(t.companyId, t.customerId, t.scope),
    foreignKey({ columns: [t.companyId, t.customerId], foreignColumns: [customers.companyId, customers.id] }),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }),
    check('addresses_scope', sql`${t.scope} in (1, 2)`),
    check('addresses_reachable', sql`${t.mobile} <> '' or ${t.telephone} <> ''`),
  ],
);
