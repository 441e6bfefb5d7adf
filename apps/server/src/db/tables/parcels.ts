import type { ParcelState, TrackState } from '@jicai/domain/orders/tracking.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';
import { orderLines, orders } from './orders.ts';

/** Tenant: 包裹 of one order. State: 10 运输中, 20 已签收, 30 已收货, 40 异常, 50 已退回 (docs/domain/orders.md §6). */
export const parcels = pgTable(
  'parcels',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    orderId: id('order_id').notNull(),
    state: integer('state').$type<ParcelState>().notNull(),
    logisticsCode: text('logistics_code').notNull(),
    logisticsName: text('logistics_name').notNull(),
    /** '' for own delivery. */
    logisticsNo: text('logistics_no').notNull(),
    shippedAt: instant('shipped_at').notNull(),
    /** Since when nothing of it is awaited: by a receipt, or because the rest was paid back. */
    receivedAt: instant('received_at'),
    /** When somebody, or silence, last accepted goods of it: the hour of the papers. */
    acceptedAt: instant('accepted_at'),
    /** Names of who accepted it, or parts of it, by hand, in the order they did. */
    receivedBy: text('received_by')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When the goods count as received without the buyer's word. */
    autoReceiveAt: instant('auto_receive_at').notNull(),
    /** The buyer has asked for more time; once per parcel. */
    isExtended: boolean('is_extended').notNull().default(false),
  },
  (t) => [
    ...tenantWall(t),
    index('parcels_order').on(t.companyId, t.orderId, t.id),
    index('parcels_no')
      .on(t.companyId, t.logisticsNo)
      .where(sql`logistics_no <> ''`),
    foreignKey({
      name: 'parcels_order_fk',
      columns: [t.companyId, t.orderId],
      foreignColumns: [orders.companyId, orders.id],
    }),
    check('parcels_state', sql`${t.state} in (10, 20, 30, 40, 50)`),
  ],
);

/** Tenant: what is in a parcel. */
export const parcelLines = pgTable(
  'parcel_lines',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    parcelId: id('parcel_id').notNull(),
    orderLineId: id('order_line_id').notNull(),
    qty: integer('qty').notNull(),
    /**
     * Units that were accepted while others of the parcel were reported, and reported ones that were settled since. Says
     * nothing of a parcel that counts as received: all of it is.
     */
    receivedQty: integer('received_qty').notNull().default(0),
    /** Of these, what was reported and paid back: it counts as received but never came as ordered. */
    lostQty: integer('lost_qty').notNull().default(0),
  },
  (t) => [
    ...tenantWall(t),
    unique('parcel_lines_line').on(t.companyId, t.parcelId, t.orderLineId),
    foreignKey({
      name: 'parcel_lines_parcel_fk',
      columns: [t.companyId, t.parcelId],
      foreignColumns: [parcels.companyId, parcels.id],
    }),
    foreignKey({
      name: 'parcel_lines_order_line_fk',
      columns: [t.companyId, t.orderLineId],
      foreignColumns: [orderLines.companyId, orderLines.id],
    }),
    check('parcel_lines_qty', sql`${t.qty} > 0`),
    check('parcel_lines_received', sql`${t.receivedQty} between 0 and ${t.qty}`),
  ],
);

/** Tenant: what shop and buyer did with a parcel; what the courier says of it stands in `track_steps`. `state` is the courier's code. */
export const parcelSteps = pgTable(
  'parcel_steps',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    parcelId: id('parcel_id').notNull(),
    state: integer('state').$type<TrackState>().notNull(),
    context: text('context').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('parcel_steps_parcel').on(t.companyId, t.parcelId, t.createdAt),
    foreignKey({
      name: 'parcel_steps_parcel_fk',
      columns: [t.companyId, t.parcelId],
      foreignColumns: [parcels.companyId, parcels.id],
    }),
  ],
);
