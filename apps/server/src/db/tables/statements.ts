import type { TermKind } from '@jicai/domain/statements/payment-terms.ts';
import {
  type DisputeReason,
  type DisputeState,
  disputeStates,
  type StatementMove,
  type StatementPayState,
  type StatementSource,
  type StatementState,
} from '@jicai/domain/statements/statement-states.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { historyColumns } from './history-columns.ts';
import { companyColumn, fen, id, instant, tenantWall } from './kinds.ts';

/**
 * Tenant: 对账单, what an enterprise owes for goods received on account in a month (docs/domain/statements.md §7). What
 * comes after one made on demand stands in the next part.
 */
export const statements = pgTable(
  'statements',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    statementNo: text('check_no').notNull(),
    customerId: id('customer_id').notNull(),
    customerName: text('customer_name').notNull(),
    periodFrom: date('period_from', { mode: 'string' }).notNull(),
    /** The end of the month, or the day on which it was made on demand while the month ran. */
    periodTo: date('period_to', { mode: 'string' }).notNull(),
    /** Which of the month's statements it is, from 1. */
    part: integer('part').notNull().default(1),
    state: integer('state').$type<StatementState>().notNull(),
    receivedFen: fen('received_fen').notNull(),
    /** Negative. */
    refundFen: fen('refund_fen').notNull(),
    adjustFen: fen('adjust_fen').notNull(),
    totalFen: fen('total_fen').notNull(),
    invoicedFen: fen('invoiced_fen').notNull().default(0),
    /** All that may stand on paper has stood there; a red letter for a return does not change that. */
    isCovered: boolean('is_covered').notNull().default(false),
    paidFen: fen('paid_fen').notNull().default(0),
    /** The customer's terms when it was made. */
    termKind: text('term_kind').$type<TermKind>().notNull().default('monthly'),
    termDays: integer('term_days').notNull(),
    /** Last day to pay; null before it is confirmed, and while its terms wait for an invoice. */
    dueDate: date('due_date', { mode: 'string' }),
    /** The customer's own note. */
    remark: text('remark').notNull().default(''),
    confirmedAt: instant('confirmed_at'),
    settledAt: instant('settled_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
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
    check('statements_paid', sql`${t.paidFen} between 0 and greatest(${t.totalFen}, 0)`),
    check('statements_settled', sql`${t.state} <> 60 or ${t.paidFen} = greatest(${t.totalFen}, 0)`),
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
    companyId: companyColumn(),
    id: id('id').notNull(),
    statementId: id('statement_id').notNull(),
    sourceType: integer('source_type').$type<StatementSource>().notNull(),
    /** 1, 2: what the order bills; 3: the row itself; 4: the statement that carried its amount forward. */
    sourceId: id('source_id').notNull(),
    /** Null where no order stands behind it. */
    orderLineId: id('order_line_id'),
    /** Of an adjustment: the row it is about, which it lowers and with which it goes. */
    aboutId: id('about_id'),
    qty: integer('qty').notNull(),
    feeFen: fen('fee_fen').notNull(),
    /** What of the fee is freight; the rest is price × qty, less what was taken off it. */
    freightFen: fen('freight_fen').notNull().default(0),
    taxFen: fen('tax_fen').notNull(),
    happenedAt: instant('happened_at').notNull(),
    /** Why an adjustment stands here. */
    reason: text('reason').notNull().default(''),
    disputeState: integer('dispute_state').$type<DisputeState>().notNull().default(disputeStates.none),
    disputeReason: integer('dispute_reason').$type<DisputeReason>(),
    disputeRemark: text('dispute_remark').notNull().default(''),
    reply: text('reply').notNull().default(''),
    repliedBy: text('replied_by').notNull().default(''),
    repliedAt: instant('replied_at'),
    releasedAt: instant('released_at'),
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
    check('statement_lines_dispute', sql`${t.disputeState} = 0 or ${t.disputeReason} between 1 and 5`),
    check('statement_lines_reply', sql`${t.disputeState} <> 2 or ${t.reply} <> ''`),
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
