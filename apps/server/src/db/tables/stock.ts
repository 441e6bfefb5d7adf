import type { StockMoveSource } from '@jicai/domain/goods/stock-moves.ts';
import type { ReservationState } from '@jicai/domain/goods/reservation-states.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { items } from './goods.ts';
import { companyColumn, id, instant, tenantPolicy, tenantWall } from './kinds.ts';

/** Tenant: one row per item (docs/domain/stock.md §1); sellable = onHand − reserved. */
export const stockRows = pgTable(
  'stock_rows',
  {
    companyId: companyColumn(),
    itemId: id('item_id').notNull(),
    onHand: integer('on_hand').notNull(),
    reserved: integer('reserved').notNull().default(0),
    /** A column of its own: behind row-level security no index answers what an expression of two is compared with. */
    available: integer('available')
      .notNull()
      .generatedAlwaysAs(sql`on_hand - reserved`),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.itemId] }),
    tenantPolicy(),
    index('stock_rows_by_available').on(t.companyId, t.available, t.itemId),
    foreignKey({
      name: 'stock_rows_item_fk',
      columns: [t.companyId, t.itemId],
      foreignColumns: [items.companyId, items.id],
    }),
    check('stock_reserved_within_on_hand', sql`0 <= ${t.reserved} and ${t.reserved} <= ${t.onHand}`),
  ],
);

/**
 * Tenant: what an order line holds of the stock.
 * An order line has at most one open (10 or 20) reservation.
 */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    orderLineId: id('order_item_id').notNull(),
    itemId: id('item_id').notNull(),
    qty: integer('qty').notNull(),
    consumedQty: integer('consumed_qty').notNull().default(0),
    releasedQty: integer('released_qty').notNull().default(0),
    state: integer('state').$type<ReservationState>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    uniqueIndex('stock_reservations_open')
      .on(t.companyId, t.orderLineId)
      .where(sql`state in (10, 20)`),
    index('stock_reservations_item').on(t.companyId, t.itemId, t.state),
    foreignKey({
      name: 'stock_reservations_item_fk',
      columns: [t.companyId, t.itemId],
      foreignColumns: [items.companyId, items.id],
    }),
    check('stock_reservations_state', sql`${t.state} in (10, 20, 30, 40)`),
    check(
      'stock_reservations_parts',
      sql`${t.qty} > 0 and ${t.consumedQty} >= 0 and ${t.releasedQty} >= 0 and ${t.consumedQty} + ${t.releasedQty} <= ${t.qty}`,
    ),
  ],
);

/**
 * Tenant: append-only record of every stock change. `sourceType`: reserve, release, ship (by reservation), count (operator),
 * import, return and exchange (by line of an after-sales sheet); (sourceType, sourceId, itemId) is unique, so a change cannot be booked twice.
 */
export const stockLedger = pgTable(
  'stock_ledger',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    itemId: id('item_id').notNull(),
    onHandDelta: integer('on_hand_delta').notNull(),
    reservedDelta: integer('reserved_delta').notNull(),
    sourceType: text('source_type').$type<StockMoveSource>().notNull(),
    sourceId: text('source_id').notNull(),
    reason: text('reason').notNull().default(''),
    /** '' for the system. */
    actorName: text('actor_name').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('stock_ledger_source').on(t.companyId, t.sourceType, t.sourceId, t.itemId),
    index('stock_ledger_item').on(t.companyId, t.itemId, t.id),
    check(
      'stock_ledger_type',
      sql`${t.sourceType} in ('reserve', 'release', 'ship', 'count', 'import', 'return', 'exchange')`,
    ),
  ],
);
