import type {
  BillLineKind,
  BillLineState,
  BillResult,
  BillState,
  MoneyStage,
} from '@jicai/domain/channel-bills/channel-bills.ts';
import type { OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { companyColumn, fen, id, instant, tenantWall } from './kinds.ts';

/** Tenant: the bill of one merchant for one day, held against the shop's own money (docs/domain/payments.md §10). */
export const channelBills = pgTable(
  'channel_bills',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    channel: text('channel').$type<OnlineChannel>().notNull(),
    /** As of payments: money that another adapter took stands in no bill of this one. */
    adapter: text('adapter').notNull(),
    /** The merchant's number at the channel when it was fetched last; '' for none. */
    merchantNo: text('merchant_no').notNull().default(''),
    /** "YYYY-MM-DD" in Shanghai. */
    billDay: text('bill_day').notNull(),
    billState: integer('bill_state').$type<BillState>().notNull(),
    /** Somebody has asked for it and waits. */
    isAsked: boolean('is_asked').notNull().default(false),
    /** Why it could not be fetched the last time; '' otherwise. */
    failText: text('fail_text').notNull().default(''),
    tryCount: integer('try_count').notNull().default(0),
    /** What the bill says. */
    paidCount: integer('paid_count').notNull().default(0),
    paidFen: fen('paid_fen').notNull().default(0),
    refundCount: integer('refund_count').notNull().default(0),
    refundFen: fen('refund_fen').notNull().default(0),
    /** What the shop says went through on that day. */
    ownPaidCount: integer('own_paid_count').notNull().default(0),
    ownPaidFen: fen('own_paid_fen').notNull().default(0),
    ownRefundCount: integer('own_refund_count').notNull().default(0),
    ownRefundFen: fen('own_refund_fen').notNull().default(0),
    matchedCount: integer('matched_count').notNull().default(0),
    /** Found by the bill and put right by asking the channel, at the last comparison. */
    mendedCount: integer('mended_count').notNull().default(0),
    comparedAt: instant('compared_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('channel_bills_day').on(t.companyId, t.channel, t.adapter, t.billDay),
    index('channel_bills_days').on(t.companyId, t.billDay, t.id),
    index('channel_bills_failed')
      .on(t.companyId, t.billDay)
      .where(sql`bill_state = 20`),
    check('channel_bills_state', sql`bill_state in (0, 10, 20)`),
    check('channel_bills_compared', sql`(bill_state = 10) <= (compared_at is not null)`),
  ],
);

/** Tenant: each line of a bill with the shop's own, in pairs; what one side lacks is null. */
export const channelBillLines = pgTable(
  'channel_bill_lines',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    billId: id('bill_id').notNull(),
    lineKind: text('line_kind').$type<BillLineKind>().notNull(),
    /** Ours: of the attempt or the refund. */
    lineNo: text('line_no').notNull(),
    /** From 1, among lines of the same number. */
    nth: integer('nth').notNull(),
    channelNo: text('channel_no').notNull(),
    result: text('result').$type<BillResult>().notNull(),
    billFen: fen('bill_fen'),
    billStage: text('bill_stage').$type<MoneyStage>(),
    ownFen: fen('own_fen'),
    ownStage: text('own_stage').$type<MoneyStage>(),
    /** '' for money that nobody here knows of. */
    tradeNo: text('trade_no').notNull(),
    /** When the channel says it moved, else when the shop says so. */
    movedAt: instant('moved_at').notNull(),
    lineState: integer('line_state').$type<BillLineState>().notNull(),
    /** Why it is so, as a person found out. */
    note: text('note').notNull(),
    answeredBy: text('answered_by').notNull(),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    ...tenantWall(t),
    unique('channel_bill_lines_line').on(t.companyId, t.billId, t.lineKind, t.lineNo, t.nth),
    index('channel_bill_lines_no').on(t.companyId, t.lineNo),
    index('channel_bill_lines_open')
      .on(t.companyId, t.billId)
      .where(sql`line_state = 0`),
    check('channel_bill_lines_state', sql`line_state in (0, 10, 20, 30)`),
    check('channel_bill_lines_kind', sql`line_kind in ('payment', 'refund')`),
    check('channel_bill_lines_sides', sql`bill_fen is not null or own_fen is not null`),
    check('channel_bill_lines_explained', sql`(line_state = 10) <= (note <> '')`),
  ],
);
