import type { SettlementMove, SettlementSource, SettlementState } from '@jicai/domain/settlements/settlement-states.ts';
import type { SettlementTerms } from '@jicai/domain/settlements/settlement-terms.ts';
import type { SupplierInvoiceState } from '@jicai/domain/settlements/settlement-invoices.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { suppliers } from './goods.ts';
import { historyColumns } from './history-columns.ts';
import { sheetChecks, sheetColumns, sheetLineChecks, sheetLineColumns } from './sheet-columns.ts';
import { companyColumn, fen, id, instant, tenantPolicy, tenantWall } from './kinds.ts';

/** Tenant: what the shop agreed on with a supplier; without a row the terms of the start. */
export const supplierTerms = pgTable(
  'supplier_terms',
  {
    companyId: companyColumn(),
    supplierId: id('supplier_id').notNull(),
    termDays: integer('term_days').notNull(),
    rateBp: integer('rate_bp').notNull(),
    categoryRates: jsonb('category_rates').$type<SettlementTerms['categoryRates']>().notNull(),
    /** 'YYYY-MM-DD'; '' for all. */
    settleFrom: text('settle_from').notNull().default(''),
    invoiceInfo: text('invoice_info').notNull().default(''),
    payeeInfo: text('payee_info').notNull().default(''),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.supplierId] }),
    tenantPolicy(),
    check('supplier_terms_rate', sql`${t.rateBp} between 0 and 10000`),
    foreignKey({
      name: 'supplier_terms_supplier_fk',
      columns: [t.companyId, t.supplierId],
      foreignColumns: [suppliers.companyId, suppliers.id],
    }),
  ],
);

/** Tenant: 供应商结算单, what the shop owes a supplier for a month (docs/domain/settlements.md §1). */
export const settlements = pgTable(
  'settlements',
  {
    ...sheetColumns<SettlementState>(),
    settlementNo: text('settlement_no').notNull(),
    supplierId: id('supplier_id').notNull(),
    supplierName: text('supplier_name').notNull(),
    /** Negative. */
    returnedFen: fen('returned_fen').notNull(),
    commissionFen: fen('commission_fen').notNull(),
    /** Of the supplier's invoices those that were checked; `invoicedFen` is of all that were not refused. */
    acceptedFen: fen('accepted_fen').notNull().default(0),
    /** Rows without a cost. */
    missingCount: integer('missing_count').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    ...tenantWall(t),
    unique('settlements_no').on(t.companyId, t.settlementNo),
    uniqueIndex('settlements_period')
      .on(t.companyId, t.supplierId, t.periodFrom, t.part)
      .where(sql`state <> 90`),
    index('settlements_supplier').on(t.companyId, t.supplierId, t.id),
    index('settlements_state').on(t.companyId, t.state, t.id),
    foreignKey({
      name: 'settlements_supplier_fk',
      columns: [t.companyId, t.supplierId],
      foreignColumns: [suppliers.companyId, suppliers.id],
    }),
    check('settlements_state_code', sql`${t.state} in (5, 10, 20, 30, 50, 60, 90)`),
    check(
      'settlements_total',
      sql`${t.totalFen} = ${t.receivedFen} + ${t.returnedFen} + ${t.adjustFen} - ${t.commissionFen}`,
    ),
    ...sheetChecks('settlements', t),
    check('settlements_missing', sql`${t.missingCount} >= 0 and (${t.missingCount} = 0 or ${t.state} in (5, 90))`),
  ],
);

/** Tenant: rows of a sheet. Its source stands in one live row only; a row whose sheet is void, or that was taken back, is released. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    /** The source of 1: the line of a parcel; 2: of an after-sales sheet; 3: the row itself. */
    ...sheetLineColumns<SettlementSource>(),
    settlementId: id('settlement_id').notNull(),
    /** 进价 of a unit when the order was placed; null while it is not known. */
    costFen: fen('cost_fen'),
    rateBp: integer('rate_bp').notNull(),
    commissionFen: fen('commission_fen').notNull(),
    /** What the supplier says it should be: units, or money. */
    claimQty: integer('claim_qty'),
    claimFen: fen('claim_fen'),
  },
  (t) => [
    ...tenantWall(t),
    uniqueIndex('settlement_lines_source')
      .on(t.companyId, t.sourceType, t.sourceId)
      .where(sql`released_at is null`),
    index('settlement_lines_sheet').on(t.companyId, t.settlementId, t.happenedAt, t.id),
    foreignKey({
      name: 'settlement_lines_sheet_fk',
      columns: [t.companyId, t.settlementId],
      foreignColumns: [settlements.companyId, settlements.id],
    }),
    check('settlement_lines_source_type', sql`${t.sourceType} in (1, 2, 3)`),
    check(
      'settlement_lines_fee',
      sql`case when ${t.sourceType} = 3 then true when ${t.costFen} is null then ${t.feeFen} = 0 and ${t.commissionFen} = 0 else ${t.feeFen} = ${t.costFen} * ${t.qty} end`,
    ),
    ...sheetLineChecks('settlement_lines', t),
  ],
);

/** Tenant: every move of a sheet; its state equals the newest row's toState, newest by `version`. */
export const settlementHistory = pgTable(
  'settlement_history',
  {
    companyId: companyColumn(),
    settlementId: id('settlement_id').notNull(),
    ...historyColumns<SettlementState, SettlementMove | 'generate'>(),
  },
  (t) => [
    ...tenantWall(t),
    unique('settlement_history_version').on(t.companyId, t.settlementId, t.version),
    foreignKey({
      name: 'settlement_history_sheet_fk',
      columns: [t.companyId, t.settlementId],
      foreignColumns: [settlements.companyId, settlements.id],
    }),
  ],
);

/** Tenant: what the shop paid a supplier outside, with the bank's slip. One line of the bank is one payment. */
export const settlementPayments = pgTable(
  'settlement_payments',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    settlementId: id('settlement_id').notNull(),
    feeFen: fen('fee_fen').notNull(),
    bankSerialNo: text('bank_serial_no').notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    voucherFileId: id('voucher_file_id').notNull(),
    userName: text('user_name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('settlement_payments_serial').on(t.companyId, t.bankSerialNo),
    index('settlement_payments_sheet').on(t.companyId, t.settlementId, t.id),
    check('settlement_payments_fee', sql`${t.feeFen} > 0`),
    foreignKey({
      name: 'settlement_payments_sheet_fk',
      columns: [t.companyId, t.settlementId],
      foreignColumns: [settlements.companyId, settlements.id],
    }),
  ],
);

/** Tenant: invoices that a supplier wrote down for a sheet. A number counts once while it is not refused. */
export const settlementInvoices = pgTable(
  'settlement_invoices',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    settlementId: id('settlement_id').notNull(),
    invoiceNo: text('invoice_no').notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    feeFen: fen('fee_fen').notNull(),
    fileId: id('file_id').notNull(),
    state: integer('state').$type<SupplierInvoiceState>().notNull(),
    /** Why it was refused. */
    reply: text('reply').notNull().default(''),
    userName: text('user_name').notNull(),
    checkerName: text('checker_name').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    checkedAt: instant('checked_at'),
  },
  (t) => [
    ...tenantWall(t),
    uniqueIndex('settlement_invoices_no')
      .on(t.companyId, t.invoiceNo)
      .where(sql`state <> 30`),
    index('settlement_invoices_sheet').on(t.companyId, t.settlementId, t.id),
    check('settlement_invoices_fee', sql`${t.feeFen} > 0`),
    check('settlement_invoices_state', sql`${t.state} in (10, 20, 30)`),
    foreignKey({
      name: 'settlement_invoices_sheet_fk',
      columns: [t.companyId, t.settlementId],
      foreignColumns: [settlements.companyId, settlements.id],
    }),
  ],
);
