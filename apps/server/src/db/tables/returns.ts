import type { ReturnReasonCode, ReturnType } from '@jicai/domain/returns/return-reasons.ts';
import type { BadReason, MissingReason } from '@jicai/domain/returns/inspection.ts';
import type { ReceiveState, ReturnBasis } from '@jicai/domain/returns/return-rules.ts';
import type { ReturnDirection, ReturnMove, ReturnState } from '@jicai/domain/returns/return-states.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { suppliers } from './goods.ts';
import { historyColumns } from './history-columns.ts';
import { companyColumn, fen, id, instant, tenantWall } from './kinds.ts';
import { orderLines, orders } from './orders.ts';

/** Where goods come back to, as it stood when the shop agreed. */
export interface ReturnAddressSnapshot {
  receiver: string;
  mobile: string;
  areaText: string;
  address: string;
}

/** Tenant: 售后单, one set of lines of one order (docs/domain/returns.md §2). */
export const returnSheets = pgTable(
  'return_sheets',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    returnNo: text('return_no').notNull(),
    orderId: id('order_id').notNull(),
    orderNo: text('order_no').notNull(),
    /** Of the order, kept here so that lists need no join. */
    customerId: id('customer_id').notNull(),
    customerName: text('customer_name').notNull(),
    userId: id('user_id').notNull(),
    userName: text('user_name').notNull(),
    orgId: id('org_id'),
    supplierId: id('supplier_id').notNull(),
    supplierName: text('supplier_name').notNull(),
    returnType: integer('return_type').$type<ReturnType>().notNull(),
    state: integer('state').$type<ReturnState>().notNull(),
    reasonCode: integer('reason_code').$type<ReturnReasonCode>().notNull(),
    /** Freight comes back with the goods: the seller is at fault. */
    withFreight: boolean('with_freight').notNull(),
    receiveState: integer('receive_state').$type<ReceiveState>().notNull(),
    remark: text('remark').notNull(),
    /** Ids of files. */
    images: jsonb('images').$type<string[]>().notNull(),
    contactName: text('contact_name').notNull(),
    contactMobile: text('contact_mobile').notNull(),
    /** What the buyer wants instead; the same item where it is null. */
    exchangeItemId: id('exchange_item_id'),
    /** 1 the first application, 2 the one that follows a refusal; `previousId` is the refused one. */
    attempt: integer('attempt').notNull(),
    previousId: id('previous_id'),
    /** Made by the system for a parcel that came back. */
    parcelId: id('parcel_id'),
    /** The parcel at whose receipt the buyer reported these units. */
    receiptParcelId: id('receipt_parcel_id'),
    applyFen: fen('apply_fen').notNull(),
    /** What the shop agreed to; null before that. */
    agreeFen: fen('agree_fen'),
    /** What is paid back; null until the refund begins. */
    refundFen: fen('refund_fen'),
    auditRemark: text('audit_remark').notNull().default(''),
    returnAddress: jsonb('return_address').$type<ReturnAddressSnapshot>(),
    /** Why the shop refused what came back, with ids of files. */
    refusalImages: jsonb('refusal_images').$type<string[]>().notNull().default([]),
    /** When the state ends by itself; null where it does not. */
    deadlineAt: instant('deadline_at'),
    closedAt: instant('closed_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('return_sheets_no').on(t.companyId, t.returnNo),
    uniqueIndex('return_sheets_previous')
      .on(t.companyId, t.previousId)
      .where(sql`previous_id is not null`),
    uniqueIndex('return_sheets_parcel')
      .on(t.companyId, t.parcelId)
      .where(sql`parcel_id is not null`),
    index('return_sheets_order').on(t.companyId, t.orderId, t.id),
    index('return_sheets_user').on(t.companyId, t.userId, t.id),
    index('return_sheets_customer').on(t.companyId, t.customerId, t.id),
    index('return_sheets_supplier').on(t.companyId, t.supplierId, t.id),
    index('return_sheets_created').on(t.companyId, t.createdAt),
    index('return_sheets_state').on(t.companyId, t.state, t.id),
    foreignKey({
      name: 'return_sheets_order_fk',
      columns: [t.companyId, t.orderId],
      foreignColumns: [orders.companyId, orders.id],
    }),
    check('return_sheets_type', sql`${t.returnType} in (1, 2, 3)`),
    check('return_sheets_state_code', sql`${t.state} in (10, 20, 30, 40, 50, 55, 60, 70, 80, 90)`),
    check('return_sheets_receive_state', sql`${t.receiveState} in (1, 2)`),
    check('return_sheets_attempt', sql`${t.attempt} in (1, 2) and (${t.attempt} = 2) = (${t.previousId} is not null)`),
    check(
      'return_sheets_fees',
      sql`${t.applyFen} >= 0 and coalesce(${t.agreeFen}, 0) between 0 and ${t.applyFen} and coalesce(${t.refundFen}, 0) >= 0`,
    ),
  ],
);

/** Tenant: what a sheet is about, by order line. While the sheet is open its quantity is held on the order line. */
export const returnLines = pgTable(
  'return_lines',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    returnId: id('return_id').notNull(),
    orderLineId: id('order_line_id').notNull(),
    /** Where the units are: unshipped, transit or received. */
    basis: text('basis').$type<ReturnBasis>().notNull(),
    qty: integer('qty').notNull(),
    applyFen: fen('apply_fen').notNull(),
    /** Asked for, or agreed to, all that was due then. */
    isWhole: boolean('is_whole').notNull(),
    agreeFen: fen('agree_fen'),
    refundFen: fen('refund_fen'),
    /** What the shop found when the goods came back; null before that. */
    goodQty: integer('good_qty'),
    badQty: integer('bad_qty'),
    /** Why pieces are not good, and why some are missing; null where there are none. */
    badReason: text('bad_reason').$type<BadReason>(),
    missingReason: text('missing_reason').$type<MissingReason>(),
    foundNote: text('found_note').notNull().default(''),
    /** Ids of files: what the shop photographed. */
    foundImages: jsonb('found_images').$type<string[]>().notNull().default([]),
  },
  (t) => [
    ...tenantWall(t),
    unique('return_lines_line').on(t.companyId, t.returnId, t.orderLineId),
    index('return_lines_order_line').on(t.companyId, t.orderLineId),
    foreignKey({
      name: 'return_lines_sheet_fk',
      columns: [t.companyId, t.returnId],
      foreignColumns: [returnSheets.companyId, returnSheets.id],
    }),
    foreignKey({
      name: 'return_lines_order_line_fk',
      columns: [t.companyId, t.orderLineId],
      foreignColumns: [orderLines.companyId, orderLines.id],
    }),
    check('return_lines_basis', sql`${t.basis} in ('unshipped', 'transit', 'received')`),
    check(
      'return_lines_qty',
      sql`${t.qty} > 0 and coalesce(${t.goodQty}, 0) >= 0 and coalesce(${t.badQty}, 0) >= 0 and coalesce(${t.goodQty}, 0) + coalesce(${t.badQty}, 0) <= ${t.qty}`,
    ),
    check(
      'return_lines_fees',
      sql`${t.applyFen} >= 0 and coalesce(${t.agreeFen}, 0) between 0 and ${t.applyFen} and coalesce(${t.refundFen}, 0) >= 0`,
    ),
  ],
);

/** Tenant: every move of a sheet; its state equals the newest row's toState, newest by `version`. */
export const returnHistory = pgTable(
  'return_history',
  {
    companyId: companyColumn(),
    returnId: id('return_id').notNull(),
    ...historyColumns<ReturnState, ReturnMove | 'submit'>(),
    requestId: text('request_id'),
  },
  (t) => [
    ...tenantWall(t),
    unique('return_history_version').on(t.companyId, t.returnId, t.version),
    foreignKey({
      name: 'return_history_sheet_fk',
      columns: [t.companyId, t.returnId],
      foreignColumns: [returnSheets.companyId, returnSheets.id],
    }),
  ],
);

/** Tenant: carriers and numbers, of the goods sent back ('back') and of those sent in exchange ('exchange'). */
export const returnParcels = pgTable(
  'return_parcels',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    returnId: id('return_id').notNull(),
    direction: text('direction').$type<ReturnDirection>().notNull(),
    logisticsCode: text('logistics_code').notNull(),
    logisticsName: text('logistics_name').notNull(),
    /** '' for goods that somebody brought himself. */
    logisticsNo: text('logistics_no').notNull(),
    /** Ids of files. */
    images: jsonb('images').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('return_parcels_direction').on(t.companyId, t.returnId, t.direction),
    foreignKey({
      name: 'return_parcels_sheet_fk',
      columns: [t.companyId, t.returnId],
      foreignColumns: [returnSheets.companyId, returnSheets.id],
    }),
    check('return_parcels_direction_code', sql`${t.direction} in ('back', 'exchange')`),
  ],
);

/** Tenant: where a supplier takes goods back. At most one is the default; without any it is the supplier's own address. */
export const returnAddresses = pgTable(
  'return_addresses',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    supplierId: id('supplier_id').notNull(),
    receiver: text('receiver').notNull(),
    mobile: text('mobile').notNull(),
    areaCode: text('area_code').notNull(),
    areaText: text('area_text').notNull(),
    address: text('address').notNull(),
    isDefault: boolean('is_default').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('return_addresses_supplier').on(t.companyId, t.supplierId, t.id),
    uniqueIndex('return_addresses_default')
      .on(t.companyId, t.supplierId)
      .where(sql`is_default`),
    foreignKey({
      name: 'return_addresses_supplier_fk',
      columns: [t.companyId, t.supplierId],
      foreignColumns: [suppliers.companyId, suppliers.id],
    }),
  ],
);
