import {
  type ApplyState,
  applyStates,
  type Channel,
  type PayState,
  type RefundState,
  type TransferState,
} from '@jicai/domain/payments/payment-states.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyColumn, fen, id, instant, tenantWall } from './kinds.ts';

/**
 * Tenant: payment attempts, one row each (docs/domain/payments.md §3). A trade may have many, but only one whose money
 * is applied.
 */
export const payments = pgTable(
  'payments',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    /** The channel's out_trade_no. */
    payNo: text('pay_no').notNull(),
    tradeId: id('trade_id').notNull(),
    tradeNo: text('trade_no').notNull(),
    customerId: id('customer_id').notNull(),
    accountId: id('account_id').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    /** Which adapter holds it: 'alipay', 'wechat', 'local' or 'bank'. Kept, because keys may be added later. */
    adapter: text('adapter').notNull(),
    amountFen: fen('amount_fen').notNull(),
    receivedFen: fen('received_fen').notNull().default(0),
    payState: integer('pay_state').$type<PayState>().notNull(),
    applyState: integer('apply_state').$type<ApplyState>().notNull().default(applyStates.none),
    /** The channel's own number, known once it is paid. */
    channelTradeNo: text('channel_trade_no'),
    payForm: jsonb('pay_form'),
    codeUrl: text('code_url'),
    /** Tells who pays inside WeChat from anybody else, without naming him; null where it is paid anywhere. */
    payerMark: text('payer_mark'),
    /** What WeChat's bridge takes. */
    bridgeCall: jsonb('bridge_call'),
    expireAt: instant('expire_at').notNull(),
    /** The channel's time. */
    paidAt: instant('paid_at'),
    queryCount: integer('query_count').notNull().default(0),
    queriedAt: instant('queried_at'),
    /** A close-before-cancel has asked for this attempt, and has let go of it: closed, or beyond our reach. */
    closeAskedAt: instant('close_asked_at'),
    releasedAt: instant('released_at'),
    failText: text('fail_text'),
    /** How an operator settled an abnormal one (applyState 4). */
    resolution: text('resolution'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('payments_pay_no').on(t.companyId, t.channel, t.payNo),
    unique('payments_channel_trade_no').on(t.companyId, t.channel, t.channelTradeNo),
    uniqueIndex('payments_one_applied')
      .on(t.companyId, t.tradeId)
      .where(sql`apply_state = 1`),
    index('payments_trade').on(t.companyId, t.tradeId, t.id),
    index('payments_customer').on(t.companyId, t.customerId, t.id),
    index('payments_created').on(t.companyId, t.createdAt, t.id),
    index('payments_paid')
      .on(t.companyId, t.paidAt)
      .where(sql`pay_state = 20`),
    index('payments_open')
      .on(t.companyId, t.updatedAt)
      .where(sql`pay_state in (0, 10)`),
    index('payments_abnormal')
      .on(t.companyId, t.updatedAt)
      .where(sql`apply_state = 4`),
    check('payments_pay_state', sql`pay_state in (0, 10, 20, 30, 40)`),
    check('payments_apply_state', sql`apply_state between 0 and 4 and (apply_state = 0 or pay_state = 20)`),
    check('payments_amount', sql`amount_fen > 0 and received_fen >= 0`),
  ],
);

/**
 * Tenant: refunds of one payment each (docs/domain/refunds.md §3). One source is refunded once; a closed one is sent
 * under a new number.
 */
export const refunds = pgTable(
  'refunds',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    refundNo: text('refund_no').notNull(),
    paymentId: id('payment_id').notNull(),
    payNo: text('pay_no').notNull(),
    tradeId: id('trade_id').notNull(),
    tradeNo: text('trade_no').notNull(),
    /** Null for money that never reached an order (duplicate, late, mismatch). */
    orderId: id('order_id'),
    channel: text('channel').$type<Channel>().notNull(),
    adapter: text('adapter').notNull(),
    feeFen: fen('fee_fen').notNull(),
    refundState: integer('refund_state').$type<RefundState>().notNull(),
    sourceType: text('source_type').notNull(),
    sourceId: text('source_id').notNull(),
    reason: text('reason').notNull(),
    channelRefundNo: text('channel_refund_no'),
    queryCount: integer('query_count').notNull().default(0),
    failText: text('fail_text'),
    /** Bank receipt of a refund that a person paid out. */
    voucher: text('voucher'),
    succeededAt: instant('succeeded_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('refunds_refund_no').on(t.companyId, t.refundNo),
    uniqueIndex('refunds_source')
      .on(t.companyId, t.sourceType, t.sourceId)
      .where(sql`refund_state <> 50`),
    index('refunds_payment').on(t.companyId, t.paymentId),
    index('refunds_trade').on(t.companyId, t.tradeId),
    index('refunds_succeeded')
      .on(t.companyId, t.succeededAt)
      .where(sql`refund_state = 30`),
    index('refunds_abnormal')
      .on(t.companyId, t.updatedAt)
      .where(sql`refund_state in (10, 20, 40)`),
    check('refunds_state', sql`refund_state in (10, 20, 30, 40, 50)`),
    check('refunds_fee', sql`fee_fen > 0`),
  ],
);

/** Tenant: bank transfers, as a buyer's voucher reports them and as the operator found them on the account. */
export const transfers = pgTable(
  'transfers',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    tradeId: id('trade_id').notNull(),
    tradeNo: text('trade_no').notNull(),
    /** A file: the bank's slip as the buyer photographed it. */
    voucherFileId: id('voucher_file_id'),
    payerName: text('payer_name').notNull(),
    payerAccount: text('payer_account').notNull(),
    bankSerialNo: text('bank_serial_no').notNull(),
    transferFen: fen('transfer_fen').notNull(),
    transferAt: instant('transfer_at').notNull(),
    /** 0 waiting, 1 confirmed, 2 refused. */
    transferState: integer('transfer_state').$type<TransferState>().notNull(),
    /** What the operator saw on the account. */
    receivedFen: fen('received_fen').notNull().default(0),
    /** Why the operator refused it. */
    reason: text('reason').notNull().default(''),
    confirmedAt: instant('confirmed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('transfers_trade_serial').on(t.companyId, t.tradeId, t.bankSerialNo),
    // One line of the bank statement is money for one trade only.
    uniqueIndex('transfers_confirmed_serial')
      .on(t.companyId, t.bankSerialNo)
      .where(sql`transfer_state = 1`),
    check('transfers_state', sql`transfer_state in (0, 1, 2)`),
    check('transfers_fen', sql`transfer_fen > 0 and received_fen >= 0`),
  ],
);

/** Tenant: lines of the bank statement that have been taken, for a trade or for reconciliation statements: each once. */
export const bankSerials = pgTable(
  'bank_serials',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    bankSerialNo: text('bank_serial_no').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (t) => [...tenantWall(t), unique('bank_serials_no').on(t.companyId, t.bankSerialNo)],
);

/** Tenant: every notice a channel sent, as it came, for support; forged ones too. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    /** Last part of the path: 'Alipay', 'WeChat' or 'WeChatRefund'. */
    kind: text('kind').notNull(),
    headers: jsonb('headers').notNull(),
    body: text('body').notNull(),
    /** What became of it: 'applied', 'repeated', 'forged', 'probe', 'unknown' and so on. */
    result: text('result').notNull(),
    payNo: text('pay_no'),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('payment_notices_pay_no').on(t.companyId, t.payNo, t.receivedAt),
    index('payment_notices_forged')
      .on(t.companyId, t.receivedAt)
      .where(sql`${t.result} in ('forged', 'probe')`),
  ],
);

/** Tenant: the company's own keys at a channel, or its bank account for transfers. One row per channel. */
export const merchantAccounts = pgTable(
  'merchant_accounts',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    /** By channel: `alipay`, `wechat` settings of adapters/payment, or the bank account shown to buyers. */
    settings: jsonb('settings').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [...tenantWall(t), unique('merchant_accounts_channel').on(t.companyId, t.channel)],
);
