import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { companyColumn, fen, id, instant, tenantPolicy } from './kinds.ts';

const day = () => date('day', { mode: 'string' }).notNull();

/** What was sold and given back on a day (docs/domain/reports.md §2). */
const sums = () => ({
  soldFen: fen('sold_fen').notNull(),
  refundFen: fen('refund_fen').notNull(),
  costedFen: fen('costed_fen').notNull(),
  costFen: fen('cost_fen').notNull(),
});

/**
 * Tenant: how far the days below are rolled up: all until `until`, this day included. What comes after is read from the
 * orders.
 */
export const salesDayMarks = pgTable(
  'sales_day_marks',
  {
    companyId: companyColumn(),
    until: date('until', { mode: 'string' }).notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId] }), tenantPolicy()],
);

/** Tenant: sales of a day by what goods are, as they were filed that night: small enough to sum a year of. */
export const salesDays = pgTable(
  'sales_days',
  {
    companyId: companyColumn(),
    day: day(),
    categoryId: id('category_id').notNull(),
    /** '0' without a brand. */
    brandId: id('brand_id').notNull(),
    ...sums(),
    lineCount: integer('line_count').notNull(),
    qty: integer('qty').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.day, t.categoryId, t.brandId] }),
    tenantPolicy(),
    check('sales_days_counts', sql`${t.lineCount} >= 0 and ${t.qty} >= 0`),
  ],
);

/** Tenant: sales of a day by item. */
export const salesItemDays = pgTable(
  'sales_item_days',
  {
    companyId: companyColumn(),
    day: day(),
    itemId: id('item_id').notNull(),
    ...sums(),
    lineCount: integer('line_count').notNull(),
    qty: integer('qty').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.day, t.itemId] }), tenantPolicy()],
);

/** Tenant: sales of a day by supplier; an order has one, so that the orders of a day are counted here. */
export const salesSupplierDays = pgTable(
  'sales_supplier_days',
  {
    companyId: companyColumn(),
    day: day(),
    supplierId: id('supplier_id').notNull(),
    ...sums(),
    orderCount: integer('order_count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.day, t.supplierId] }), tenantPolicy()],
);

/** Tenant: sales of a day by customer. */
export const salesCustomerDays = pgTable(
  'sales_customer_days',
  {
    companyId: companyColumn(),
    day: day(),
    customerId: id('customer_id').notNull(),
    ...sums(),
    orderCount: integer('order_count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.day, t.customerId] }), tenantPolicy()],
);

/** Tenant: orders of which the first parcel left on a day, by supplier. */
export const deliveryDays = pgTable(
  'delivery_days',
  {
    companyId: companyColumn(),
    day: day(),
    supplierId: id('supplier_id').notNull(),
    orderCount: integer('order_count').notNull(),
    /** Shipped within the time limit that held that night. */
    onTimeCount: integer('on_time_count').notNull(),
    /** From when it might be shipped, all orders together. */
    minutes: fen('minutes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.day, t.supplierId] }), tenantPolicy()],
);
