import type { TermKind } from '@jicai/domain/statements/payment-terms.ts';
import {
  type StatementMove,
  type StatementPayState,
  type StatementSource,
  type StatementState,
} from '@jicai/domain/statements/statement-states.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { historyColumns } from './history-columns.ts';
import { sheetChecks, sheetColumns, sheetLineChecks, sheetLineColumns } from './sheet-columns.ts';
import { companyColumn, fen, id, instant, tenantWall } from './kinds.ts';

/**
 * Tenant: 对账单, what an enterprise owes for goods received on account in a month (docs/domain/statements.md §7). What
 * comes after one made on demand stands in the next part.
 */
export const statements = pgTable(
  'statements',
  {
    ...sheetColumns<StatementState>(),
    statementNo: text('check_no').notNull(),
    customerId: id('customer_id').notNull(),
    customerName: text('customer_name').notNull(),
    /** Negative. */
    refundFen: fen('refund_fen').notNull(),
    /** All that may stand on paper has stood there; a red letter for a return does not change that. */
    isCovered: boolean('is_covered').notNull().default(false),
    /** The customer's terms when it was made. */
    termKind: text('term_kind').$type<TermKind>().notNull().default('monthly'),
    /** The customer's own note. */
    remark: text('remark').notNull().default(''),
  },
  (t) => [
    ...tenantWall(t),
    unique('statements_no').on(t.companyId, t.statementNo),
    uniqueIndex('statements_period')
      .on(t.companyId, t.customerId, t.periodFrom, t.part)
      .where(sql`state <> 90`),
    index('statements_customer').on(t.companyId, t.customerId, t.id),
    index('statements_state').on(t.companyId, t.state, t.id),
    foreignKey({
      name: 'statements_customer_fk',
      columns: [t.companyId, t.customerId],
      foreignColumns: [customers.companyId, customers.id],
    }),
    check('statements_state_code', sql`${t.state} in (10, 20, 30, 40, 50, 60, 90)`),
    check('statements_total', sql`${t.totalFen} = ${t.receivedFen} + ${t.refundFen} + ${t.adjustFen}`),
    ...sheetChecks('statements', t),
    check(
      'statements_due',
      sql`${t.state} not in (30, 40, 50, 60) or ${t.dueDate} is not null or ${t.termKind} = 'invoice'`,
    ),
  ],
);

/**
 * Tenant: rows of a statement. Its source stands in one live row only; a row that was taken out, or whose statement is void,
 * is released and its source is free again.
 */
export const statementLines = pgTable(
  'statement_lines',
  {
    /** The source of 1, 2: what the order bills; 3: the row itself; 4: the statement that carried its amount forward. */
    ...sheetLineColumns<StatementSource>(),
    statementId: id('statement_id').notNull(),
    /** What of the fee is freight; the rest is price × qty, less what was taken off it. */
    freightFen: fen('freight_fen').notNull().default(0),
    taxFen: fen('tax_fen').notNull(),
    repliedBy: text('replied_by').notNull().default(''),
    repliedAt: instant('replied_at'),
  },
  (t) => [
    ...tenantWall(t),
    uniqueIndex('statement_lines_source')
      .on(t.companyId, t.sourceType, t.sourceId)
      .where(sql`released_at is null`),
    index('statement_lines_statement').on(t.companyId, t.statementId, t.happenedAt, t.id),
    foreignKey({
      name: 'statement_lines_statement_fk',
      columns: [t.companyId, t.statementId],
      foreignColumns: [statements.companyId, statements.id],
    }),
    check('statement_lines_source_type', sql`${t.sourceType} in (1, 2, 3, 4)`),
    ...sheetLineChecks('statement_lines', t),
  ],
);

/** Tenant: every move of a statement; its state equals the newest row's toState, newest by `version`. */
export const statementHistory = pgTable(
  'statement_history',
  {
    companyId: companyColumn(),
    statementId: id('statement_id').notNull(),
    ...historyColumns<StatementState, StatementMove | 'generate'>(),
  },
  (t) => [
    ...tenantWall(t),
    unique('statement_history_version').on(t.companyId, t.statementId, t.version),
    foreignKey({
      name: 'statement_history_statement_fk',
      columns: [t.companyId, t.statementId],
      foreignColumns: [statements.companyId, statements.id],
    }),
  ],
);

/** Tenant: payments for statements, as a customer's voucher reports them and as the operator found them on the account. */
export const statementPayments = pgTable(
  'statement_payments',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    customerId: id('customer_id').notNull(),
    accountId: id('account_id').notNull(),
    userId: id('user_id').notNull(),
    userName: text('user_name').notNull(),
    feeFen: fen('fee_fen').notNull(),
    /** True: paid from the customer's balance, so without a slip and at once. */
    isFromBalance: boolean('is_from_balance').notNull().default(false),
    /** A file: the bank's slip. */
    voucherFileId: id('voucher_file_id'),
    bankSerialNo: text('bank_serial_no').notNull(),
    paidAt: instant('paid_at').notNull(),
    state: integer('state').$type<StatementPayState>().notNull(),
    /** Why the shop sent it back. */
    reason: text('reason').notNull().default(''),
    answeredAt: instant('answered_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    // One line of the bank statement pays once; one that was sent back may be handed in again.
    uniqueIndex('statement_payments_serial')
      .on(t.companyId, t.bankSerialNo)
      .where(sql`state <> 2 and not is_from_balance`),
    index('statement_payments_customer').on(t.companyId, t.customerId, t.id),
    index('statement_payments_state').on(t.companyId, t.state, t.id),
    foreignKey({
      name: 'statement_payments_customer_fk',
      columns: [t.companyId, t.customerId],
      foreignColumns: [customers.companyId, customers.id],
    }),
    check('statement_payments_state_code', sql`${t.state} in (0, 1, 2)`),
    check('statement_payments_slip', sql`${t.isFromBalance} or ${t.voucherFileId} is not null`),
    check('statement_payments_fee', sql`${t.feeFen} > 0`),
  ],
);

/** Tenant: how a payment is spread over statements; what its parts leave of it is the customer's balance. */
export const statementPaymentParts = pgTable(
  'statement_payment_parts',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    paymentId: id('payment_id').notNull(),
    statementId: id('statement_id').notNull(),
    feeFen: fen('fee_fen').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('statement_payment_parts_statement').on(t.companyId, t.paymentId, t.statementId),
    index('statement_payment_parts_of').on(t.companyId, t.statementId),
    foreignKey({
      name: 'statement_payment_parts_payment_fk',
      columns: [t.companyId, t.paymentId],
      foreignColumns: [statementPayments.companyId, statementPayments.id],
    }),
    foreignKey({
      name: 'statement_payment_parts_statement_fk',
      columns: [t.companyId, t.statementId],
      foreignColumns: [statements.companyId, statements.id],
    }),
    check('statement_payment_parts_fee', sql`${t.feeFen} > 0`),
  ],
);
