import type { InvoiceKind, InvoiceChoiceState } from '@jicai/domain/invoices/invoice-states.ts';
import type { InvoiceTitleForm } from '@jicai/domain/invoices/invoice-title-form.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyColumn, id, instant, tenantPolicy } from './kinds.ts';
import { orders } from './orders.ts';

/**
 * Tenant: the invoice that the buyer chose when he submitted; it is asked for once the order is completed
 * (docs/domain/orders.md §8).
 */
export const orderInvoiceWishes = pgTable(
  'order_invoice_wishes',
  {
    companyId: companyColumn(),
    orderId: id('order_id').notNull(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    /** The title it was copied from, which may be gone. */
    titleId: id('title_id').notNull(),
    title: jsonb('title').$type<InvoiceTitleForm>().notNull(),
    receiveEmail: text('receive_email').notNull(),
    state: text('state').$type<InvoiceChoiceState>().notNull().default('waiting'),
    /** Of the request that was made; '' before and where none could be. */
    invoiceReqNo: text('invoice_req_no').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.orderId] }),
    tenantPolicy(),
    foreignKey({
      name: 'order_invoice_wishes_order_fk',
      columns: [t.companyId, t.orderId],
      foreignColumns: [orders.companyId, orders.id],
    }),
    check('order_invoice_wishes_kind', sql`${t.kind} in ('81', '82')`),
    check('order_invoice_wishes_state', sql`${t.state} in ('waiting', 'asked', 'ended')`),
  ],
);
