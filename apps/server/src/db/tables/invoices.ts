import type {
  InvoiceEvent,
  InvoiceKind,
  InvoiceState,
  RedConfirmState,
  RedReason,
} from '@jicai/domain/invoices/invoice-states.ts';
import type { RedLine } from '@jicai/domain/invoices/invoice-lines.ts';
import type { InvoiceTitleForm, TitleType } from '@jicai/domain/invoices/invoice-title-form.ts';
import type { Seller } from '@jicai/domain/orders/seller.ts';
import type { TaxProvider } from '@jicai/domain/tax/tax-services.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { historyColumns } from './history-columns.ts';
import { companyColumn, fen, id, instant, tenantWall } from './kinds.ts';
import { orderLines } from './orders.ts';

/** Tenant: 发票抬头 of a customer. Invoices keep a copy, so a row may be changed and deleted freely. */
export const invoiceTitles = pgTable(
  'invoice_titles',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    customerId: id('customer_id').notNull(),
    titleType: integer('title_type').$type<TitleType>().notNull(),
    titleName: text('title_name').notNull(),
    taxNo: text('tax_no').notNull(),
    regAddress: text('reg_address').notNull(),
    regTel: text('reg_tel').notNull(),
    bankName: text('bank_name').notNull(),
    /** Digits only. */
    bankAccount: text('bank_account').notNull(),
    email: text('email').notNull(),
    mobile: text('mobile').notNull(),
    isDefault: boolean('is_default').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('invoice_titles_customer').on(t.companyId, t.customerId, t.id),
    uniqueIndex('invoice_titles_default')
      .on(t.companyId, t.customerId)
      .where(sql`is_default`),
    foreignKey({
      name: 'invoice_titles_customer_fk',
      columns: [t.companyId, t.customerId],
      foreignColumns: [customers.companyId, customers.id],
    }),
    check('invoice_titles_type', sql`${t.titleType} in (1, 2, 3)`),
  ],
);

/** Who issues, as it stands on the paper. */
export type InvoiceSeller = Seller;

/** Tenant: 开票申请 and, once issued, the digital invoice itself (docs/domain/invoices.md §1). */
export const invoices = pgTable(
  'invoices',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    /** The fixed key of everything that is asked of the tax platform. */
    reqNo: text('req_no').notNull(),
    customerId: id('customer_id').notNull(),
    customerName: text('customer_name').notNull(),
    accountId: id('account_id').notNull(),
    userId: id('user_id').notNull(),
    userName: text('user_name').notNull(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    state: integer('state').$type<InvoiceState>().notNull(),
    title: jsonb('title').$type<InvoiceTitleForm>().notNull(),
    seller: jsonb('seller').$type<InvoiceSeller>().notNull(),
    receiveEmail: text('receive_email').notNull(),
    remark: text('remark').notNull(),
    /** The statement it was asked for; null where it was asked for by orders. */
    statementId: id('statement_id'),
    amountFen: fen('amount_fen').notNull(),
    taxFen: fen('tax_fen').notNull(),
    redFen: fen('red_fen').notNull().default(0),
    redTaxFen: fen('red_tax_fen').notNull().default(0),
    /** 20 digits of the tax platform; '' before it is issued. */
    invoiceNo: text('invoice_no').notNull().default(''),
    issuedAt: instant('issued_at'),
    pdfFileId: id('pdf_file_id'),
    /** The same paper in the other forms a buyer may book by (docs/domain/invoices.md §5). */
    ofdFileId: id('ofd_file_id'),
    xmlFileId: id('xml_file_id'),
    failReason: text('fail_reason').notNull().default(''),
    /** Which platform it was sent to last; '' for the demo's own, or none. */
    taxProvider: text('tax_provider').$type<TaxProvider | ''>().notNull().default(''),
    queryCount: integer('query_count').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('invoices_req_no').on(t.companyId, t.reqNo),
    uniqueIndex('invoices_no')
      .on(t.companyId, t.invoiceNo)
      .where(sql`invoice_no <> ''`),
    index('invoices_customer').on(t.companyId, t.customerId, t.id),
    index('invoices_state').on(t.companyId, t.state, t.id),
    index('invoices_statement')
      .on(t.companyId, t.statementId)
      .where(sql`statement_id is not null`),
    foreignKey({
      name: 'invoices_customer_fk',
      columns: [t.companyId, t.customerId],
      foreignColumns: [customers.companyId, customers.id],
    }),
    check('invoices_kind', sql`${t.kind} in ('81', '82')`),
    check('invoices_state_code', sql`${t.state} in (10, 20, 30, 40, 50, 60, 65, 70)`),
    check('invoices_money', sql`${t.amountFen} > 0 and ${t.taxFen} between 0 and ${t.amountFen}`),
    check('invoices_red', sql`${t.redFen} between 0 and ${t.amountFen} and ${t.redTaxFen} between 0 and ${t.taxFen}`),
  ],
);

/** Tenant: which amounts of which order lines an invoice carries, and what of them red letters have taken back. */
export const invoiceSources = pgTable(
  'invoice_sources',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    invoiceId: id('invoice_id').notNull(),
    orderId: id('order_id').notNull(),
    orderNo: text('order_no').notNull(),
    orderLineId: id('order_line_id').notNull(),
    qty: integer('qty').notNull(),
    goodsFen: fen('goods_fen').notNull(),
    freightFen: fen('freight_fen').notNull(),
    redQty: integer('red_qty').notNull().default(0),
    redGoodsFen: fen('red_goods_fen').notNull().default(0),
    redFreightFen: fen('red_freight_fen').notNull().default(0),
  },
  (t) => [
    ...tenantWall(t),
    unique('invoice_sources_line').on(t.companyId, t.invoiceId, t.orderLineId),
    index('invoice_sources_order_line').on(t.companyId, t.orderLineId),
    index('invoice_sources_order').on(t.companyId, t.orderId),
    foreignKey({
      name: 'invoice_sources_invoice_fk',
      columns: [t.companyId, t.invoiceId],
      foreignColumns: [invoices.companyId, invoices.id],
    }),
    foreignKey({
      name: 'invoice_sources_order_line_fk',
      columns: [t.companyId, t.orderLineId],
      foreignColumns: [orderLines.companyId, orderLines.id],
    }),
    check(
      'invoice_sources_red',
      sql`${t.redQty} between 0 and ${t.qty} and ${t.redGoodsFen} between 0 and ${t.goodsFen} and ${t.redFreightFen} between 0 and ${t.freightFen}`,
    ),
  ],
);

/** Tenant: lines of the paper; an invoice's totals are their sums. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    invoiceId: id('invoice_id').notNull(),
    lineNo: integer('line_no').notNull(),
    /** Null for the freight of a tax rate. */
    orderLineId: id('order_line_id'),
    name: text('name').notNull(),
    spec: text('spec').notNull(),
    unit: text('unit').notNull(),
    qty: integer('qty').notNull(),
    taxCode: text('tax_code').notNull(),
    taxRateBp: integer('tax_rate_bp').notNull(),
    priceExTax: text('price_ex_tax').notNull(),
    feeFen: fen('fee_fen').notNull(),
    taxFen: fen('tax_fen').notNull(),
    redQty: integer('red_qty').notNull().default(0),
    redFeeFen: fen('red_fee_fen').notNull().default(0),
    redTaxFen: fen('red_tax_fen').notNull().default(0),
  },
  (t) => [
    ...tenantWall(t),
    unique('invoice_lines_no').on(t.companyId, t.invoiceId, t.lineNo),
    foreignKey({
      name: 'invoice_lines_invoice_fk',
      columns: [t.companyId, t.invoiceId],
      foreignColumns: [invoices.companyId, invoices.id],
    }),
    check(
      'invoice_lines_red',
      sql`${t.redQty} between 0 and ${t.qty} and ${t.redFeeFen} between 0 and ${t.feeFen} and ${t.redTaxFen} between 0 and ${t.taxFen}`,
    ),
  ],
);

/** Tenant: red letters (红字发票) with their confirmation; at most one of an invoice is open. */
export const invoiceReds = pgTable(
  'invoice_reds',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    invoiceId: id('invoice_id').notNull(),
    reqNo: text('req_no').notNull(),
    reason: text('reason').$type<RedReason>().notNull(),
    /** 'open', 'issued' or 'void'. */
    outcome: text('outcome').$type<'open' | 'issued' | 'void'>().notNull(),
    confirmNo: text('confirm_no').notNull().default(''),
    confirmState: text('confirm_state').$type<RedConfirmState | ''>().notNull().default(''),
    redNo: text('red_no').notNull().default(''),
    lines: jsonb('lines').$type<RedLine[]>().notNull(),
    amountFen: fen('amount_fen').notNull(),
    taxFen: fen('tax_fen').notNull(),
    issuedAt: instant('issued_at'),
    /** Where it was applied for; '' for the demo's own platform. */
    taxProvider: text('tax_provider').$type<TaxProvider | ''>().notNull().default(''),
    queryCount: integer('query_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('invoice_reds_req_no').on(t.companyId, t.reqNo),
    uniqueIndex('invoice_reds_open')
      .on(t.companyId, t.invoiceId)
      .where(sql`outcome = 'open'`),
    index('invoice_reds_invoice').on(t.companyId, t.invoiceId),
    foreignKey({
      name: 'invoice_reds_invoice_fk',
      columns: [t.companyId, t.invoiceId],
      foreignColumns: [invoices.companyId, invoices.id],
    }),
    check('invoice_reds_outcome', sql`${t.outcome} in ('open', 'issued', 'void')`),
    check('invoice_reds_amount', sql`${t.amountFen} > 0 and ${t.taxFen} >= 0`),
  ],
);

/** Tenant: every move of an invoice, newest by `version`. */
export const invoiceHistory = pgTable(
  'invoice_history',
  {
    companyId: companyColumn(),
    invoiceId: id('invoice_id').notNull(),
    ...historyColumns<number, InvoiceEvent>(),
    requestId: text('request_id'),
  },
  (t) => [
    ...tenantWall(t),
    unique('invoice_history_version').on(t.companyId, t.invoiceId, t.version),
    foreignKey({
      name: 'invoice_history_invoice_fk',
      columns: [t.companyId, t.invoiceId],
      foreignColumns: [invoices.companyId, invoices.id],
    }),
  ],
);

/**
 * Tenant: the local tax platform's own books. Only adapters/tax/local reads or writes them; the shop learns of them by
 * queries.
 */
export const localTaxPapers = pgTable(
  'local_tax_papers',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    reqNo: text('req_no').notNull(),
    /** The blue invoice that a red one takes back; '' for a blue one. */
    blueNo: text('blue_no').notNull(),
    paperNo: text('paper_no').notNull(),
    failReason: text('fail_reason').notNull(),
    confirmNo: text('confirm_no').notNull(),
    confirmState: text('confirm_state').$type<RedConfirmState | ''>().notNull(),
    /** From then on the paper is there; before, the platform is at work. */
    readyAt: instant('ready_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [...tenantWall(t), unique('local_tax_papers_req_no').on(t.companyId, t.reqNo)],
);
