import type { BalanceKind, CreditKind } from '@jicai/domain/payments/credit-kinds.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { companyColumn, fen, id, instant, tenantWall } from './kinds.ts';

/** Tenant: what an enterprise may owe the shop (docs/domain/credit.md §1). Available = limit − used − frozen. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    customerId: id('customer_id').notNull(),
    limitFen: fen('limit_fen').notNull(),
    /** On top of the limit until its end (docs/domain/credit.md §3). */
    tempFen: fen('temp_fen').notNull().default(0),
    tempUntil: instant('temp_until'),
    /** Nothing more is taken on account. */
    isFrozen: boolean('is_frozen').notNull().default(false),
    /** Until then what is overdue does not stop purchases on account. */
    releasedUntil: instant('released_until'),
    /** May be negative: a refund after settlement stands in the customer's favour, until a statement makes it a balance. */
    usedFen: fen('used_fen').notNull().default(0),
    frozenFen: fen('frozen_fen').notNull().default(0),
    /** 余额: money of the customer's that nothing is owed for; its entries sum to it. */
    balanceFen: fen('balance_fen').notNull().default(0),
    /** Owed past its due date; above 0 no new order on account is taken. */
    overdueFen: fen('overdue_fen').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('credit_accounts_customer').on(t.companyId, t.customerId),
    foreignKey({
      name: 'credit_accounts_customer_fk',
      columns: [t.companyId, t.customerId],
      foreignColumns: [customers.companyId, customers.id],
    }),
    check('credit_accounts_balance', sql`${t.balanceFen} >= 0`),
    check('credit_accounts_frozen', sql`${t.frozenFen} >= 0`),
    check('credit_accounts_limit', sql`${t.limitFen} >= 0`),
    check('credit_accounts_temp', sql`${t.tempFen} >= 0`),
    check('credit_accounts_overdue', sql`${t.overdueFen} >= 0`),
  ],
);

/**
 * Tenant: append-only record of every change of a credit account; its deltas sum to the balance. One entry per kind and
 * source, so a change cannot be booked twice.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    creditId: id('credit_id').notNull(),
    /** allocated 分配, updated 调整, purchased 采购, reimbursed 还款, refunded 退款, reverted 撤销, frozen 冻结, unfrozen 解冻, consumed 转占用, transferred 转入余额. */
    kind: text('kind').$type<CreditKind>().notNull(),
    limitDeltaFen: fen('limit_delta_fen').notNull(),
    usedDeltaFen: fen('used_delta_fen').notNull(),
    frozenDeltaFen: fen('frozen_delta_fen').notNull().default(0),
    /** tradeNo, or what else caused the change. */
    sourceId: text('source_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    uniqueIndex('credit_entries_source').on(t.companyId, t.creditId, t.kind, t.sourceId),
    index('credit_entries_age').on(t.companyId, t.creditId, t.createdAt),
    foreignKey({
      name: 'credit_entries_account_fk',
      columns: [t.companyId, t.creditId],
      foreignColumns: [creditAccounts.companyId, creditAccounts.id],
    }),
    check(
      'credit_entries_kind',
      sql`${t.kind} in ('allocated', 'updated', 'purchased', 'reimbursed', 'refunded', 'reverted', 'frozen', 'unfrozen', 'consumed', 'transferred')`,
    ),
  ],
);

/** Tenant: append-only record of every change of a balance; one entry per kind and source. */
export const balanceEntries = pgTable(
  'balance_entries',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    creditId: id('credit_id').notNull(),
    kind: text('kind').$type<BalanceKind>().notNull(),
    deltaFen: fen('delta_fen').notNull(),
    /** The payment, or the statement below zero, that caused it. */
    sourceId: id('source_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    uniqueIndex('balance_entries_source').on(t.companyId, t.creditId, t.kind, t.sourceId),
    foreignKey({
      name: 'balance_entries_account_fk',
      columns: [t.companyId, t.creditId],
      foreignColumns: [creditAccounts.companyId, creditAccounts.id],
    }),
    check('balance_entries_kind', sql`${t.kind} in ('overpaid', 'creditNote', 'spent')`),
  ],
);
