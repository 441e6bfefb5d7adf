import type { ApprovalWay } from '@jicai/domain/approvals/approval-ways.ts';
import {
  type AccountState,
  accountStates,
  type AccountType,
  type CustomerState,
  customerStates,
  type CustomerType,
} from '@jicai/domain/people/account-types.ts';
import type { DataScope } from '@jicai/domain/people/permissions.ts';
import type { TermKind } from '@jicai/domain/statements/payment-terms.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { suppliers } from './goods.ts';
import { companyColumn, id, instant, tenantPolicy, tenantWall } from './kinds.ts';

/** Tenant: who buys. An enterprise, or the personal customer of one member (docs/domain/decisions.md §11). */
export const customers = pgTable(
  'customers',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    customerType: integer('customer_type').$type<CustomerType>().notNull(),
    state: integer('state').$type<CustomerState>().notNull().default(customerStates.active),
    /** Unified social credit code; none for a personal customer. */
    taxNo: text('tax_no'),
    contactName: text('contact_name').notNull().default(''),
    telephone: text('telephone').notNull().default(''),
    areaCode: text('area_code').notNull().default(''),
    address: text('address').notNull().default(''),
    /** How long it may take to pay what it bought on account, and from when that is counted. */
    termKind: text('term_kind').$type<TermKind>().notNull().default('monthly'),
    termDays: integer('term_days').notNull().default(30),
    /** Why nothing is shipped to this customer for now (停止发货); '' while everything is. */
    shipHold: text('ship_hold').notNull().default(''),
    /**
     * Who of the shop's side looks after it, if anybody: a user. No foreign key: users refer to this table, and a restore reads
     * referenced tables first, so that a circle could not be restored (db/backup/archive-tables.ts).
     */
    salesmanId: id('salesman_id'),
    /** Closed for good: nobody signs in again, open orders are fulfilled. */
    closedAt: instant('closed_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('customers_tax_no').on(t.companyId, t.taxNo),
    index('customers_list').on(t.companyId, t.customerType, t.id),
    index('customers_salesman').on(t.companyId, t.salesmanId),
    check('customers_type', sql`${t.customerType} in (1, 2)`),
    check('customers_state', sql`${t.state} in (1, 2, 3)`),
    check(
      'customers_term',
      sql`${t.termKind} in ('monthly', 'invoice', 'receipt') and ${t.termDays} between 0 and 365`,
    ),
  ],
);

/** Tenant: departments of an enterprise, a tree of at most six levels; parent '0' is the enterprise itself. */
export const orgUnits = pgTable(
  'org_units',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    customerId: id('customer_id').notNull(),
    parentId: id('parent_id').notNull(),
    name: text('name').notNull(),
    leaderUserId: id('leader_user_id'),
    sortNo: integer('sort_no').notNull().default(0),
    /** Which department of the enterprise's address list it is (docs/domain/sign-on.md §9); null for one made by hand. */
    directoryId: text('directory_id'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    ...tenantWall(t),
    unique('org_units_sibling_name').on(t.companyId, t.customerId, t.parentId, t.name),
    unique('org_units_directory').on(t.companyId, t.customerId, t.directoryId),
    foreignKey({ columns: [t.companyId, t.customerId], foreignColumns: [customers.companyId, customers.id] }),
  ],
);

/** Tenant: login identities. The password stands in `credentials`, which belongs to another area. */
export const accounts = pgTable(
  'accounts',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    accountNo: text('account_no').notNull(),
    /** Proved by a code, or set by who looks after the account. */
    mobile: text('mobile'),
    /** A mailbox that a code has proved, in small letters; the address where a person wants mail is `users.email`. */
    email: text('email'),
    accountType: integer('account_type').$type<AccountType>().notNull(),
    state: integer('state').$type<AccountState>().notNull().default(accountStates.active),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    uniqueIndex('accounts_account_no').on(t.companyId, sql`lower(${t.accountNo})`),
    unique('accounts_mobile').on(t.companyId, t.mobile),
    unique('accounts_email').on(t.companyId, t.email),
    check('accounts_type', sql`${t.accountType} in (1, 2, 3)`),
    check('accounts_email_small', sql`${t.email} = lower(${t.email})`),
    check('accounts_state', sql`${t.state} in (1, 2, 3, 4)`),
  ],
);

/** Tenant: the person behind an account as a member of a customer, or of the shop's own side (no customer). */
export const users = pgTable(
  'users',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    accountId: id('account_id').notNull(),
    customerId: id('customer_id'),
    /** Set for supplier accounts: whose orders they see. */
    supplierId: id('supplier_id'),
    orgId: id('org_id'),
    name: text('name').notNull(),
    email: text('email').notNull().default(''),
    /** 0 未填 1 男 2 女. */
    sex: integer('sex').notNull().default(0),
    avatarUrl: text('avatar_url').notNull().default(''),
    /** The person wants to find again what he looked at. */
    isBrowsingKept: boolean('is_browsing_kept').notNull().default(true),
    /** One of the addresses this person sees; a shared one may be gone meanwhile, which counts as none. */
    defaultAddressId: id('default_address_id'),
    /** Of the shop's side: keys of built-in roles (shop-side/shop-roles.ts) and ids of `shop_roles`. */
    shopRoles: text('shop_roles')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Of the shop's side: what he does not want to be told (shop-side/shop-news.ts). */
    mutedNews: text('muted_news')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** How he may be told that he is asked to approve (approvals/approval-ways.ts). */
    approvalWays: text('approval_ways')
      .array()
      .$type<ApprovalWay[]>()
      .notNull()
      .default(sql`'{card,mail}'`),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('users_account').on(t.companyId, t.accountId),
    index('users_customer').on(t.companyId, t.customerId),
    foreignKey({ columns: [t.companyId, t.accountId], foreignColumns: [accounts.companyId, accounts.id] }),
    foreignKey({ columns: [t.companyId, t.customerId], foreignColumns: [customers.companyId, customers.id] }),
    foreignKey({ columns: [t.companyId, t.orgId], foreignColumns: [orgUnits.companyId, orgUnits.id] }),
    foreignKey({ columns: [t.companyId, t.supplierId], foreignColumns: [suppliers.companyId, suppliers.id] }),
  ],
);

/** Tenant: roles of one customer; the built-in ones are copied in when the customer is made. */
export const roles = pgTable(
  'roles',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    customerId: id('customer_id').notNull(),
    /** Key of the built-in role this one is, or '' for one the customer made. */
    builtIn: text('built_in').notNull().default(''),
    name: text('name').notNull(),
    remark: text('remark').notNull().default(''),
    /** 1 本人 2 本部门 3 本部门及下级 4 全企业. */
    orderScope: integer('order_scope').$type<DataScope>().notNull(),
    permissions: text('permissions').array().notNull(),
    functionIds: text('function_ids').array().notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    ...tenantWall(t),
    unique('roles_name').on(t.companyId, t.customerId, t.name),
    foreignKey({ columns: [t.companyId, t.customerId], foreignColumns: [customers.companyId, customers.id] }),
    check('roles_scope', sql`${t.orderScope} between 1 and 4`),
  ],
);

/** Tenant: roles that the shop's side made itself, beside those in shop-side/shop-roles.ts. */
export const shopRoles = pgTable(
  'shop_roles',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    /** Whom it may be given to: an operator or a supplier's account. */
    accountType: integer('account_type').$type<AccountType>().notNull(),
    name: text('name').notNull(),
    remark: text('remark').notNull().default(''),
    permissions: text('permissions').array().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('shop_roles_name').on(t.companyId, t.accountType, t.name),
    check('shop_roles_account_type', sql`${t.accountType} in (2, 3)`),
  ],
);

/** Tenant: 验收人, who may receive what people of a department, or of one below it, ordered. */
export const orgReceivers = pgTable(
  'org_receivers',
  {
    companyId: companyColumn(),
    orgId: id('org_id').notNull(),
    userId: id('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.orgId, t.userId] }),
    tenantPolicy(),
    index('org_receivers_user').on(t.companyId, t.userId),
    foreignKey({ columns: [t.companyId, t.orgId], foreignColumns: [orgUnits.companyId, orgUnits.id] }),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }),
  ],
);

/** Tenant: which roles a user holds. */
export const userRoles = pgTable(
  'user_roles',
  {
    companyId: companyColumn(),
    userId: id('user_id').notNull(),
    roleId: id('role_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId, t.roleId] }),
    tenantPolicy(),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [t.companyId, t.roleId], foreignColumns: [roles.companyId, roles.id] }),
  ],
);
