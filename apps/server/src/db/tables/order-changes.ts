import type { LineTerms, OrderChangeState } from '@jicai/domain/orders/order-change.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyColumn, fen, id, instant, tenantWall } from './kinds.ts';
import { type AddressSnapshot, orders } from './orders.ts';

/** What an order is, or is to become. */
export interface OrderTerms {
  lines: LineTerms[];
  /** Only where it would be another. */
  address?: AddressSnapshot | undefined;
}

/** Tenant: changes of an order that its buyer is asked about (docs/domain/orders.md §15). One that waits, an order. */
export const orderChanges = pgTable(
  'order_changes',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    orderId: id('order_id').notNull(),
    orderNo: text('order_no').notNull(),
    state: integer('state').$type<OrderChangeState>().notNull(),
    before: jsonb('before').$type<OrderTerms>().notNull(),
    after: jsonb('after').$type<OrderTerms>().notNull(),
    oldPayFen: fen('old_pay_fen').notNull(),
    newPayFen: fen('new_pay_fen').notNull(),
    reason: text('reason').notNull(),
    requesterId: id('requester_id').notNull(),
    requesterName: text('requester_name').notNull(),
    endsAt: instant('ends_at').notNull(),
    answer: text('answer').notNull().default(''),
    answerName: text('answer_name').notNull().default(''),
    answeredAt: instant('answered_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    uniqueIndex('order_changes_waiting')
      .on(t.companyId, t.orderId)
      .where(sql`state = 10`),
    index('order_changes_order').on(t.companyId, t.orderId, t.id),
    foreignKey({
      name: 'order_changes_order_fk',
      columns: [t.companyId, t.orderId],
      foreignColumns: [orders.companyId, orders.id],
    }),
    check('order_changes_state_code', sql`${t.state} in (10, 20, 30, 40, 50)`),
  ],
);
