import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { companyColumn, fen, id, instant, tenantWall } from './kinds.ts';

/**
 * Tenant: the local payment channel's own books, as a real channel keeps them on its side. Only adapters/payment/local
 * reads or writes them; the shop learns of them by notices and queries.
 */
export const localPayments = pgTable(
  'local_payments',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    channel: text('channel').notNull(),
    payNo: text('pay_no').notNull(),
    channelTradeNo: text('channel_trade_no').notNull(),
    title: text('title').notNull(),
    feeFen: fen('fee_fen').notNull(),
    refundedFen: fen('refunded_fen').notNull().default(0),
    /** 'waiting', 'paid' or 'closed'. */
    state: text('state').notNull(),
    /** The buyer has opened its page: before that an Alipay-like trade does not exist for queries. */
    isOpened: boolean('is_opened').notNull(),
    notifyPath: text('notify_path').notNull(),
    returnPath: text('return_path').notNull(),
    expireAt: instant('expire_at').notNull(),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('local_payments_pay_no').on(t.companyId, t.payNo),
    check('local_payments_state', sql`state in ('waiting', 'paid', 'closed')`),
    check('local_payments_refunded', sql`refunded_fen between 0 and fee_fen`),
  ],
);

/** Tenant: refunds the local channel has accepted; the number makes a repeated call pay once. */
export const localRefunds = pgTable(
  'local_refunds',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    refundNo: text('refund_no').notNull(),
    payNo: text('pay_no').notNull(),
    channelRefundNo: text('channel_refund_no').notNull(),
    feeFen: fen('fee_fen').notNull(),
    /** 'processing' or 'succeeded'. */
    state: text('state').notNull(),
    calls: integer('calls').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('local_refunds_refund_no').on(t.companyId, t.refundNo),
    check('local_refunds_state', sql`state in ('processing', 'succeeded')`),
  ],
);
