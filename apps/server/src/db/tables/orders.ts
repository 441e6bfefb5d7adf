import type { CustomerType } from '@jicai/domain/people/account-types.ts';
import { type OrderInvoiceState, orderInvoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import {
  type AfterSaleState,
  afterSaleStates,
  type CancelCause,
  type CancelState,
  cancelStates,
  type MoveActor,
  type OrderState,
  type PayMode,
  type TradePayState,
  type TradeState,
} from '@jicai/domain/orders/order-states.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { suppliers } from './goods.ts';
import { companyColumn, fen, id, instant, pieceColumns, tenantWall } from './kinds.ts';

/** Where the goods go, as it stood at submit. */
export interface AddressSnapshot {
  addressId: string;
  receiver: string;
  mobile: string;
  telephone: string;
  provinceCode: string;
  cityCode: string;
  areaCode: string;
  streetCode: string;
  areaText: string;
  address: string;
}

/** Who asked for a cancel that waits until the payment attempts are closed. */
export interface PendingCancel {
  cancelReasonCode: CancelCause;
  /** Not of those by time; text where an earlier release wrote it. */
  buyerReasonCode?: number;
  reason: string;
  actorType: MoveActor;
  actorId: string;
  actorName: string;
}

const orderStateCodes = sql.raw('(10, 15, 20, 30, 35, 40, 50, 60, 70)');

/** Tenant: 交易单, what one submit bought, with approval, deadline and payment (docs/domain/decisions.md §3, docs/domain/orders.md §2). */
export const trades = pgTable(
  'trades',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    tradeNo: text('trade_no').notNull(),
    customerId: id('customer_id').notNull(),
    customerType: integer('customer_type').$type<CustomerType>().notNull(),
    accountId: id('account_id').notNull(),
    userId: id('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** The shared state of its orders while 10, 15, 20 or 60; stays 30 once fulfilment starts. */
    state: integer('state').$type<TradeState>().notNull(),
    payMode: integer('pay_mode').$type<PayMode>().notNull(),
    payState: integer('pay_state').$type<TradePayState>().notNull(),
    /** True while a close-before-cancel runs: no new payment begins. */
    isClosing: boolean('is_closing').notNull().default(false),
    pendingCancel: jsonb('pending_cancel').$type<PendingCancel>(),
    goodsFen: fen('goods_fen').notNull(),
    discountFen: fen('discount_fen').notNull(),
    freightFen: fen('freight_fen').notNull(),
    payFen: fen('pay_fen').notNull(),
    /** What has arrived by bank transfer while it is still less than payFen; 0 otherwise. */
    receivedFen: fen('received_fen').notNull().default(0),
    refundedFen: fen('refunded_fen').notNull().default(0),
    payDeadline: instant('pay_deadline'),
    /** The payment that was applied, and its channel; '' before that and where no payment order exists. */
    payNo: text('pay_no').notNull().default(''),
    payChannel: text('pay_channel').notNull().default(''),
    paidAt: instant('paid_at'),
    address: jsonb('address').$type<AddressSnapshot>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('trades_no').on(t.companyId, t.tradeNo),
    index('trades_customer').on(t.companyId, t.customerId, t.id),
    foreignKey({
      name: 'trades_customer_fk',
      columns: [t.companyId, t.customerId],
      foreignColumns: [customers.companyId, customers.id],
    }),
    check('trades_state', sql`${t.state} in (10, 15, 20, 30, 60)`),
    check('trades_pay_mode', sql`${t.payMode} in (1, 2, 3)`),
    check('trades_pay_state', sql`${t.payState} between 0 and 5`),
    check('trades_fees', sql`${t.payFen} = ${t.goodsFen} - ${t.discountFen} + ${t.freightFen} and ${t.payFen} >= 0`),
    check('trades_money', sql`${t.receivedFen} >= 0 and ${t.refundedFen} between 0 and ${t.payFen}`),
  ],
);

/** Tenant: 订单, the part of a trade that one supplier fulfils. */
export const orders = pgTable(
  'orders',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    orderNo: text('order_no').notNull(),
    tradeId: id('trade_id').notNull(),
    tradeNo: text('trade_no').notNull(),
    customerId: id('customer_id').notNull(),
    customerName: text('customer_name').notNull(),
    accountId: id('account_id').notNull(),
    userId: id('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** Who of the shop's side placed it for the buyer (docs/domain/orders.md §12); null and '' where he did himself. */
    placedById: id('placed_by_id'),
    placedByName: text('placed_by_name').notNull().default(''),
    orgId: id('org_id'),
    orgName: text('org_name').notNull(),
    supplierId: id('supplier_id').notNull(),
    supplierName: text('supplier_name').notNull(),
    state: integer('state').$type<OrderState>().notNull(),
    payMode: integer('pay_mode').$type<PayMode>().notNull(),
    payState: integer('pay_state').$type<TradePayState>().notNull(),
    cancelState: integer('cancel_state').$type<CancelState>().notNull().default(cancelStates.none),
    afterSaleState: integer('after_sale_state').$type<AfterSaleState>().notNull().default(afterSaleStates.none),
    invoiceState: integer('invoice_state').$type<OrderInvoiceState>().notNull().default(orderInvoiceStates.none),
    cancelReasonCode: integer('cancel_reason_code').$type<CancelCause>(),
    buyerReasonCode: text('buyer_reason_code').notNull().default(''),
    cancelReason: text('cancel_reason').notNull().default(''),
    /** Picking has begun: a buyer's cancel then needs the shop's consent. */
    isPickLocked: boolean('is_pick_locked').notNull().default(false),
    /** When who ships was first told the receiver's number in full. */
    waybillPrintedAt: instant('waybill_printed_at'),
    goodsFen: fen('goods_fen').notNull(),
    discountFen: fen('discount_fen').notNull(),
    freightFen: fen('freight_fen').notNull(),
    payFen: fen('pay_fen').notNull(),
    refundedFen: fen('refunded_fen').notNull().default(0),
    totalQty: integer('total_qty').notNull(),
    lineCount: integer('line_count').notNull(),
    remark: text('remark').notNull().default(''),
    purchaseNo: text('purchase_no').notNull().default(''),
    costCenter: text('cost_center').notNull().default(''),
    expectDate: date('expect_date', { mode: 'string' }),
    payDeadline: instant('pay_deadline'),
    paidAt: instant('paid_at'),
    /** Since when it may be shipped; its time limit for that (发货时限) counts from here. */
    awaitingShipmentAt: instant('awaiting_shipment_at'),
    shippedAt: instant('shipped_at'),
    completedAt: instant('completed_at'),
    cancelledAt: instant('cancelled_at'),
    /** The time for after-sales is over; suppliers may be settled with. */
    isAfterSaleClosed: boolean('is_after_sale_closed').notNull().default(false),
    /** The buyer has deleted it from his own lists. */
    isHidden: boolean('is_hidden').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('orders_no').on(t.companyId, t.orderNo),
    index('orders_trade').on(t.companyId, t.tradeId, t.id),
    // Lists and counts walk these alone: what they filter by stands beside the order of the list.
    index('orders_user').on(t.companyId, t.userId, t.id, t.isHidden),
    index('orders_user_state').on(t.companyId, t.userId, t.state, t.id, t.isHidden),
    index('orders_customer').on(t.companyId, t.customerId, t.id, t.isHidden, t.userId, t.orgId),
    index('orders_customer_state').on(t.companyId, t.customerId, t.state, t.id, t.isHidden, t.userId, t.orgId),
    index('orders_purchase_no')
      .on(t.companyId, t.customerId, t.purchaseNo)
      .where(sql`purchase_no <> ''`),
    index('orders_supplier').on(t.companyId, t.supplierId, t.id),
    index('orders_state').on(t.companyId, t.state, t.id),
    // What the shop's side filters by: days, amounts, the customer's own numbers.
    index('orders_created').on(t.companyId, t.createdAt, t.id),
    index('orders_pay_fen').on(t.companyId, t.payFen, t.id),
    index('orders_purchase')
      .on(t.companyId, t.purchaseNo, t.id)
      .where(sql`purchase_no <> ''`),
    // The queues of who ships, the one that waits longest first.
    index('orders_to_ship')
      .on(t.companyId, t.awaitingShipmentAt, t.id, t.supplierId)
      .where(sql`state in (30, 35)`),
    index('orders_sold')
      .on(t.companyId, t.awaitingShipmentAt)
      .where(sql`awaiting_shipment_at is not null`),
    index('orders_customer_sold')
      .on(t.companyId, t.customerId, t.awaitingShipmentAt)
      .where(sql`awaiting_shipment_at is not null`),
    index('orders_shipped')
      .on(t.companyId, t.shippedAt)
      .where(sql`shipped_at is not null`),
    index('orders_cancel_asked')
      .on(t.companyId, t.id, t.supplierId)
      .where(sql`cancel_state = 1`),
    foreignKey({
      name: 'orders_trade_fk',
      columns: [t.companyId, t.tradeId],
      foreignColumns: [trades.companyId, trades.id],
    }),
    foreignKey({
      name: 'orders_supplier_fk',
      columns: [t.companyId, t.supplierId],
      foreignColumns: [suppliers.companyId, suppliers.id],
    }),
    check('orders_state_code', sql`${t.state} in ${orderStateCodes}`),
    check('orders_pay_mode', sql`${t.payMode} in (1, 2, 3)`),
    check('orders_after_sale_state', sql`${t.afterSaleState} between 0 and 3`),
    check('orders_cancel_state', sql`${t.cancelState} between 0 and 3`),
    check('orders_fees', sql`${t.payFen} = ${t.goodsFen} - ${t.discountFen} + ${t.freightFen} and ${t.payFen} >= 0`),
    check('orders_refunded', sql`${t.refundedFen} between 0 and ${t.payFen}`),
  ],
);

/** Tenant: 订单行, a snapshot of the item as it was bought. Due quantity = qty − cancelledQty. */
export const orderLines = pgTable(
  'order_lines',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    orderId: id('order_id').notNull(),
    /** As on the order: the orders in which a customer bought an item are found without the others'. */
    customerId: id('customer_id').notNull(),
    lineNo: integer('line_no').notNull(),
    itemId: id('item_id').notNull(),
    itemNo: text('item_no').notNull(),
    productId: id('product_id').notNull(),
    itemName: text('item_name').notNull(),
    itemSpec: text('item_spec').notNull(),
    colorName: text('color_name').notNull(),
    imgUrl: text('img_url').notNull(),
    unitName: text('unit_name').notNull(),
    ...pieceColumns(),
    priceFen: fen('price_fen').notNull(),
    /** contract, discount, tier, enterprise or retail. */
    priceSource: text('price_source').notNull(),
    qty: integer('qty').notNull(),
    cancelledQty: integer('cancelled_qty').notNull().default(0),
    shippedQty: integer('shipped_qty').notNull().default(0),
    receivedQty: integer('received_qty').notNull().default(0),
    /** Units that after-sales have settled: come back, or paid back without. */
    returnedQty: integer('returned_qty').notNull().default(0),
    /** Units that open after-sales sheets hold, by where they are: those not shipped may not be shipped meanwhile. */
    heldUnshippedQty: integer('held_unshipped_qty').notNull().default(0),
    heldTransitQty: integer('held_transit_qty').notNull().default(0),
    heldReceivedQty: integer('held_received_qty').notNull().default(0),
    /** Received units whose second application for after-sales was refused too. */
    refusedQty: integer('refused_qty').notNull().default(0),
    /** Units given back, and units given back with their freight: the counters of docs/domain/money.md §4. */
    refundedQty: integer('refunded_qty').notNull().default(0),
    freightRefundedQty: integer('freight_refunded_qty').notNull().default(0),
    /** Units that statements took off after a dispute, and all the money they took off the line: never above 0. */
    adjustedQty: integer('adjusted_qty').notNull().default(0),
    adjustedFen: fen('adjusted_fen').notNull().default(0),
    goodsFen: fen('goods_fen').notNull(),
    discountFen: fen('discount_fen').notNull(),
    freightFen: fen('freight_fen').notNull(),
    payFen: fen('pay_fen').notNull(),
    refundedFen: fen('refunded_fen').notNull().default(0),
    taxRateBp: integer('tax_rate_bp').notNull(),
    /** VAT contained in payFen; an estimate for display, the invoice is decisive. */
    taxFen: fen('tax_fen').notNull(),
    isReturnable7: boolean('is_returnable7').notNull(),
    /** For sale when it was submitted; null where nobody looked. */
    stockQty: integer('stock_qty'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('order_lines_no').on(t.companyId, t.orderId, t.lineNo),
    index('order_lines_item').on(t.companyId, t.itemId, t.customerId, t.orderId),
    foreignKey({
      name: 'order_lines_order_fk',
      columns: [t.companyId, t.orderId],
      foreignColumns: [orders.companyId, orders.id],
    }),
    check('order_lines_fees', sql`${t.payFen} = ${t.goodsFen} - ${t.discountFen} + ${t.freightFen}`),
    check(
      'order_lines_goods',
      sql`${t.goodsFen} = ${t.priceFen} * ${t.qty} and ${t.discountFen} between 0 and ${t.goodsFen}`,
    ),
    check(
      'order_lines_refunded',
      sql`${t.refundedFen} between 0 and ${t.payFen} and ${t.refundedQty} between 0 and ${t.qty}`,
    ),
    check(
      'order_lines_adjusted',
      sql`${t.adjustedQty} >= 0 and ${t.adjustedFen} <= 0 and ${t.refundedFen} <= ${t.payFen} + ${t.adjustedFen}`,
    ),
    check(
      'order_lines_progress',
      sql`${t.qty} > 0 and ${t.cancelledQty} >= 0 and ${t.shippedQty} between 0 and ${t.qty} - ${t.cancelledQty} and ${t.receivedQty} between 0 and ${t.shippedQty} and ${t.returnedQty} between 0 and ${t.receivedQty}`,
    ),
    check(
      'order_lines_held',
      sql`${t.heldUnshippedQty} between 0 and ${t.qty} - ${t.cancelledQty} - ${t.shippedQty} and ${t.heldTransitQty} between 0 and ${t.shippedQty} - ${t.receivedQty} and ${t.heldReceivedQty} >= 0 and ${t.refusedQty} >= 0 and ${t.heldReceivedQty} + ${t.refusedQty} <= ${t.receivedQty} - ${t.returnedQty} - ${t.adjustedQty}`,
    ),
  ],
);
