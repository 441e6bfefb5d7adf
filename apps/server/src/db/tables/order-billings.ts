import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { companyColumn, fen, id, instant, tenantWall } from './kinds.ts';
import { orderLines } from './orders.ts';

/** receipt: units arrived; rest: what a line owes once nothing more comes; refund: money back for delivered units. */
export type BillingKind = 'receipt' | 'rest' | 'refund';

/**
 * Tenant, append-only: what lines of orders on account owe since goods were received, and no longer owe since they were
 * refunded (docs/domain/orders.md §7, docs/domain/statements.md §1): the source rows of statements. Refunds are
 * negative.
 */
export const orderBillings = pgTable(
  'order_billings',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    customerId: id('customer_id').notNull(),
    orderId: id('order_id').notNull(),
    orderLineId: id('order_line_id').notNull(),
    kind: text('kind').$type<BillingKind>().notNull(),
    /** The first parcel of a receipt, the cause of a refund; each is billed once a line. */
    sourceId: text('source_id').notNull(),
    qty: integer('qty').notNull(),
    feeFen: fen('fee_fen').notNull(),
    /** What of the fee is freight; the rest is price × qty, less what was taken off it. */
    freightFen: fen('freight_fen').notNull().default(0),
    /** VAT contained in the fee; an estimate for display. */
    taxFen: fen('tax_fen').notNull(),
    happenedAt: instant('happened_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('order_billings_source').on(t.companyId, t.orderLineId, t.kind, t.sourceId),
    index('order_billings_customer').on(t.companyId, t.customerId, t.happenedAt),
    index('order_billings_order').on(t.companyId, t.orderId),
    foreignKey({
      name: 'order_billings_line_fk',
      columns: [t.companyId, t.orderLineId],
      foreignColumns: [orderLines.companyId, orderLines.id],
    }),
    check(
      'order_billings_amount',
      sql`(${t.kind} = 'receipt' and ${t.qty} > 0 and ${t.feeFen} >= 0)
        or (${t.kind} = 'rest' and ${t.qty} = 0) or (${t.kind} = 'refund' and ${t.qty} < 0 and ${t.feeFen} <= 0)`,
    ),
  ],
);
