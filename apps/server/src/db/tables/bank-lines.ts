import type { BankLineState } from '@jicai/domain/bank/bank-lines.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { companyColumn, fen, id, instant, tenantWall } from './kinds.ts';

/** Tenant: money that came onto the shop's bank account, as files of the bank say it (docs/domain/payments.md §9). */
export const bankLines = pgTable(
  'bank_lines',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    /** Ours, digits and letters alone. */
    bankAccount: text('bank_account').notNull(),
    /** The bank's number, or H and a hash of what the line says where it gives none. */
    bankSerialNo: text('bank_serial_no').notNull(),
    /** As the bank writes it: "YYYY-MM-DD", often with " HH:mm:ss". */
    bookedAt: text('booked_at').notNull(),
    amountFen: fen('amount_fen').notNull(),
    payerName: text('payer_name').notNull(),
    payerAccount: text('payer_account').notNull(),
    remark: text('remark').notNull(),
    /** 0 open, 10 applied, 20 set aside; that its number was taken elsewhere stands in bank_serials. */
    lineState: integer('line_state').$type<BankLineState>().notNull(),
    /** The trade that has its money; '' otherwise. */
    tradeNo: text('trade_no').notNull().default(''),
    /** Why it was set aside. */
    reason: text('reason').notNull().default(''),
    /** Who accepted it or set it aside. */
    answeredBy: text('answered_by').notNull().default(''),
    answeredAt: instant('answered_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('bank_lines_serial').on(t.companyId, t.bankAccount, t.bankSerialNo),
    index('bank_lines_booked').on(t.companyId, t.bookedAt, t.id),
    index('bank_lines_open')
      .on(t.companyId, t.bookedAt, t.id)
      .where(sql`line_state = 0`),
    index('bank_lines_trade').on(t.companyId, t.tradeNo),
    check('bank_lines_state', sql`${t.lineState} in (0, 10, 20)`),
    check('bank_lines_amount', sql`amount_fen > 0`),
    check('bank_lines_applied', sql`(line_state = 10) = (trade_no <> '')`),
  ],
);
