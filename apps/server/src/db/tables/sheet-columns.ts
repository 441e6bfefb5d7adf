import { type DisputeReason, type DisputeState, disputeStates } from '@jicai/domain/statements/statement-states.ts';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, date, integer, text } from 'drizzle-orm/pg-core';
import { companyColumn, fen, id, instant } from './kinds.ts';

/** What a sheet of a month keeps whoever owes it: a statement of a customer, a settlement with a supplier. */
export const sheetColumns = <State extends number>() => ({
  companyId: companyColumn(),
  id: id('id').notNull(),
  periodFrom: date('period_from', { mode: 'string' }).notNull(),
  /** The end of the month, or the day on which it was made on demand while the month ran. */
  periodTo: date('period_to', { mode: 'string' }).notNull(),
  /** Which of the month's sheets it is, from 1. */
  part: integer('part').notNull().default(1),
  state: integer('state').$type<State>().notNull(),
  receivedFen: fen('received_fen').notNull(),
  adjustFen: fen('adjust_fen').notNull(),
  totalFen: fen('total_fen').notNull(),
  paidFen: fen('paid_fen').notNull().default(0),
  invoicedFen: fen('invoiced_fen').notNull().default(0),
  termDays: integer('term_days').notNull(),
  /** Last day to pay; null before it is confirmed, and while the terms of a customer wait for an invoice. */
  dueDate: date('due_date', { mode: 'string' }),
  confirmedAt: instant('confirmed_at'),
  settledAt: instant('settled_at'),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** What is paid is never more than what is owed, and all of it once the sheet is settled. */
export const sheetChecks = (table: string, t: { state: AnyPgColumn; paidFen: AnyPgColumn; totalFen: AnyPgColumn }) => [
  check(`${table}_paid`, sql`${t.paidFen} between 0 and greatest(${t.totalFen}, 0)`),
  check(`${table}_settled`, sql`${t.state} <> 60 or ${t.paidFen} = greatest(${t.totalFen}, 0)`),
];

/** Rows of such a sheet, and what the other side says of them. */
export const sheetLineColumns = <Source extends number>() => ({
  companyId: companyColumn(),
  id: id('id').notNull(),
  sourceType: integer('source_type').$type<Source>().notNull(),
  sourceId: id('source_id').notNull(),
  /** Null where no order stands behind it. */
  orderLineId: id('order_line_id'),
  /** Of an adjustment: the row it is about, which it lowers and with which it goes. */
  aboutId: id('about_id'),
  /** Negative for what went back to a supplier. */
  qty: integer('qty').notNull(),
  feeFen: fen('fee_fen').notNull(),
  happenedAt: instant('happened_at').notNull(),
  /** Why an adjustment stands here. */
  reason: text('reason').notNull().default(''),
  disputeState: integer('dispute_state').$type<DisputeState>().notNull().default(disputeStates.none),
  disputeReason: integer('dispute_reason').$type<DisputeReason>(),
  disputeRemark: text('dispute_remark').notNull().default(''),
  reply: text('reply').notNull().default(''),
  /** A row that was taken out, or whose sheet is void, is released: its source is free again. */
  releasedAt: instant('released_at'),
});

/** A disputed row says why, an answered one what was answered. */
export const sheetLineChecks = (
  table: string,
  t: { disputeState: AnyPgColumn; disputeReason: AnyPgColumn; reply: AnyPgColumn },
) => [
  check(`${table}_dispute`, sql`${t.disputeState} = 0 or ${t.disputeReason} between 1 and 5`),
  check(`${table}_reply`, sql`${t.disputeState} <> 2 or ${t.reply} <> ''`),
];
