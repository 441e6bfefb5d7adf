import type { OrderMove, OrderState } from '@jicai/domain/orders/order-states.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { historyColumns } from './history-columns.ts';
import { companyColumn, fen, id, instant, tenantWall } from './kinds.ts';
import { orderLines, orders } from './orders.ts';

/** Tenant: every move of an order; its state equals the newest row's toState, newest by `version`. */
export const orderHistory = pgTable(
  'order_history',
  {
    companyId: companyColumn(),
    orderId: id('order_id').notNull(),
    ...historyColumns<OrderState, OrderMove | 'submit'>(),
    requestId: text('request_id'),
  },
  (t) => [
    ...tenantWall(t),
    unique('order_history_version').on(t.companyId, t.orderId, t.version),
    foreignKey({
      name: 'order_history_order_fk',
      columns: [t.companyId, t.orderId],
      foreignColumns: [orders.companyId, orders.id],
    }),
  ],
);

/** Tenant: what people of the shop's side write beside an order; the buyer reads what is written to him alone. */
export const orderNotes = pgTable(
  'order_notes',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    orderId: id('order_id').notNull(),
    userId: id('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** Of whose people it is; null: an operator's, which no supplier reads. */
    supplierId: id('supplier_id'),
    text: text('text').notNull(),
    isForBuyer: boolean('is_for_buyer').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('order_notes_order').on(t.companyId, t.orderId, t.id),
    foreignKey({
      name: 'order_notes_order_fk',
      columns: [t.companyId, t.orderId],
      foreignColumns: [orders.companyId, orders.id],
    }),
  ],
);

/**
 * Tenant: money that an order gives back, because it was cancelled, goods ran out or after-sales agreed to it, line by
 * line. Written when the refund is opened; `doneAt` when it has succeeded.
 */
export const orderRefundParts = pgTable(
  'order_refund_parts',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    orderId: id('order_id').notNull(),
    orderLineId: id('order_line_id').notNull(),
    /** cancelOrder, cancelShort or return; with sourceId the key of the refund order. */
    sourceType: text('source_type').notNull(),
    sourceId: id('source_id').notNull(),
    qty: integer('qty').notNull(),
    feeFen: fen('fee_fen').notNull(),
    doneAt: instant('done_at'),
    /** What was paid back of it, less than feeFen where less had come in; null in rows that were done by an earlier release. */
    paidFen: fen('paid_fen'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('order_refund_parts_source').on(t.companyId, t.sourceType, t.sourceId, t.orderLineId),
    index('order_refund_parts_order').on(t.companyId, t.orderId),
    index('order_refund_parts_done')
      .on(t.companyId, t.doneAt)
      .where(sql`done_at is not null`),
    foreignKey({
      name: 'order_refund_parts_line_fk',
      columns: [t.companyId, t.orderLineId],
      foreignColumns: [orderLines.companyId, orderLines.id],
    }),
    check('order_refund_parts_source_type', sql`${t.sourceType} in ('cancelOrder', 'cancelShort', 'return')`),
    check('order_refund_parts_amount', sql`${t.qty} > 0 and ${t.feeFen} >= 0`),
  ],
);
