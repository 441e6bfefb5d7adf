import { z } from 'zod';
import { command, optional, pageQuery, query, zFen, zFlag, zId, zQty } from './body.ts';
import { zAddListResult } from './cart.ts';
import { zOrderAddress } from './checkout.ts';
import { endpoint, pageExtra } from './endpoint.ts';

const fees = {
  goodsFee: z.number().int(),
  discountFee: z.number().int(),
  freightFee: z.number().int(),
  payFee: z.number().int(),
  refundedFee: z.number().int(),
};

/** A line of an order with how far it has come; fees in fen, taxRate in basis points. */
export const zOrderLine = z.object({
  orderItemId: z.string(),
  itemId: z.string(),
  productId: z.string(),
  itemNo: z.string(),
  itemName: z.string(),
  itemSpec: z.string(),
  colorName: z.string(),
  imgUrl: z.string(),
  unitName: z.string(),
  price: z.number().int(),
  qty: z.number().int(),
  shippedQty: z.number().int(),
  receivedQty: z.number().int(),
  cancelledQty: z.number().int(),
  returnedQty: z.number().int(),
  ...fees,
  taxRate: z.number().int(),
  taxFee: z.number().int(),
});

const zOrderHead = z.object({
  orderId: z.string(),
  orderNo: z.string(),
  tradeId: z.string(),
  tradeNo: z.string(),
  createTime: z.string(),
  customerName: z.string(),
  userName: z.string(),
  orgName: z.string(),
  supplierId: z.string(),
  supplierName: z.string(),
  orderState: z.number().int(),
  orderStateText: z.string(),
  payMode: z.number().int(),
  payModeText: z.string(),
  payState: z.number().int(),
  cancelState: z.number().int(),
  afterSaleState: z.number().int(),
  invoiceState: z.number().int(),
  purchaseNo: z.string(),
  ...fees,
  totalQty: z.number().int(),
  /** Number of lines. */
  itemCount: z.number().int(),
  payDeadline: z.string().optional(),
  version: z.number().int(),
});

const zActions = {
  /** What this caller may do now: pay, cancel, applyCancel, receive, extend, rebuy, delete. */
  actions: z.array(z.string()),
  /** Why an action that this state knows is refused. */
  disabledReasons: z.record(z.string(), z.string()),
};

/** `items`: the first five lines. */
export const zOrderCard = zOrderHead.extend({ items: z.array(zOrderLine), ...zActions });
export type OrderCard = z.infer<typeof zOrderCard>;

export const zParcel = z.object({
  parcelId: z.string(),
  parcelState: z.number().int(),
  parcelStateText: z.string(),
  logisticsCode: z.string(),
  logisticsName: z.string(),
  logisticsNo: z.string(),
  shipTime: z.string(),
  receiveTime: z.string().optional(),
  /** When the goods count as received without the buyer's word. */
  autoReceiveTime: z.string().optional(),
  isExtended: z.boolean(),
  items: z.array(z.object({ orderItemId: z.string(), qty: z.number().int() })),
});

export const zOrder = zOrderHead.extend({
  address: zOrderAddress,
  remark: z.string(),
  costCenter: z.string(),
  expectDate: z.string().optional(),
  cancelReason: z.string(),
  payTime: z.string().optional(),
  shipTime: z.string().optional(),
  completeTime: z.string().optional(),
  cancelTime: z.string().optional(),
  tradePayFee: z.number().int(),
  lines: z.array(zOrderLine),
  parcels: z.array(zParcel),
  payments: z.array(
    z.object({
      payNo: z.string(),
      channel: z.string(),
      payFee: z.number().int(),
      payState: z.number().int(),
      payTime: z.string().optional(),
    }),
  ),
  refunds: z.array(
    z.object({
      refundNo: z.string(),
      refundFee: z.number().int(),
      refundState: z.number().int(),
      refundTime: z.string().optional(),
    }),
  ),
  /** The other orders of the same trade. */
  siblings: z.array(z.object({ orderNo: z.string(), supplierName: z.string(), orderState: z.number().int() })),
  history: z.array(
    z.object({
      event: z.string(),
      label: z.string(),
      userName: z.string(),
      time: z.string(),
      remark: z.string(),
    }),
  ),
  ...zActions,
});
export type Order = z.infer<typeof zOrder>;

const zMoved = z.object({
  orderNo: z.string(),
  orderState: z.number().int(),
  cancelState: z.number().int(),
  version: z.number().int(),
});

const zOrderNo = z.string().regex(/^D\d{18}$/);
const zTradeNo = z.string().regex(/^T\d{18}$/);
const listFilter = {
  orderStates: optional.list(z.number().int()),
  payState: optional.int(0, 5),
  /** "YYYY-MM-DD", both days included. */
  dateFrom: optional.text(10),
  dateTo: optional.text(10),
  userId: optional.id,
  orgId: optional.id,
  supplierId: optional.id,
};
const zScope = optional.oneOf(['my', 'all']);

const buyerOrders = {
  /** scope 'all' needs order.viewAll; searchKey: orderNo, purchaseNo, itemNo or part of an item name. */
  '/api/ShopOrder/GetPage': endpoint({
    access: { can: 'order.view' },
    body: pageQuery({ ...listFilter, scope: zScope, screen: optional.oneOf(['cancel', 'cancelReturn']) }),
    result: z.array(zOrderCard),
    extra: pageExtra,
  }),
  /** Number of orders by state code. */
  '/api/ShopOrder/GetStateCount': endpoint({
    access: { can: 'order.view' },
    body: query({ scope: zScope }),
    result: z.record(z.string(), z.number().int()),
  }),
  /** By orderNo or orderId; by tradeNo the trade's first order, whose siblings name the others. */
  '/api/ShopOrder/GetModel': endpoint({
    access: { can: 'order.view' },
    body: command({ orderId: optional.id, orderNo: optional.text(32), tradeNo: optional.text(32) }),
    result: zOrder,
  }),
  /** State 20: cancels the whole trade and lists its orders. With an open payment attempt isClosing is true: not yet. */
  '/api/ShopOrder/Cancel': endpoint({
    access: { can: 'order.cancel' },
    body: command({
      orderNo: optional.text(32),
      tradeNo: optional.text(32),
      reasonCode: z.string().max(8).default(''),
      reason: optional.text(200),
    }),
    result: z.object({
      orderState: z.number().int(),
      cancelState: z.number().int(),
      isClosing: z.boolean(),
      orders: z.array(zMoved),
    }),
    requestId: 'required',
  }),
  /** State 30, nothing shipped: agreed at once while picking has not begun. */
  '/api/ShopOrder/ApplyCancel': endpoint({
    access: { can: 'order.cancel' },
    body: command({ orderNo: zOrderNo, reasonCode: z.string().max(8).default(''), reason: optional.text(200) }),
    result: zMoved,
    requestId: 'required',
  }),
  /** Without parcelId: every parcel on its way. */
  '/api/ShopOrder/Receive': endpoint({
    access: { can: 'order.receive' },
    body: command({ orderNo: zOrderNo, parcelId: optional.id }),
    result: zMoved,
    requestId: 'required',
  }),
  '/api/ShopOrder/ExtendReceive': endpoint({
    access: { can: 'order.receive' },
    body: command({ orderNo: zOrderNo, parcelId: optional.id }),
    result: zMoved,
    requestId: 'required',
  }),
  '/api/ShopOrder/Rebuy': endpoint({
    access: { can: 'cart.edit' },
    body: command({ orderNo: zOrderNo }),
    result: zAddListResult,
    requestId: 'optional',
  }),
  /** Hides a finished order from its buyer's own lists. */
  '/api/ShopOrder/Delete': endpoint({
    access: { can: 'order.view' },
    body: command({ orderNo: zOrderNo }),
    result: z.object({}),
    requestId: 'optional',
  }),
  '/api/ShopOrder/GetTrack': endpoint({
    access: { can: 'order.view' },
    body: command({ parcelId: zId }),
    result: z.object({
      parcelId: z.string(),
      parcelState: z.number().int(),
      logisticsName: z.string(),
      logisticsNo: z.string(),
      /** Newest first. */
      list: z.array(z.object({ time: z.string(), context: z.string(), state: z.number().int() })),
    }),
  }),
};

const shop = { ops: 'operatorOrSupplier' } as const;

const shopOrders = {
  /** All orders of the shop, or of the supplier who asks, with every line. */
  '/api/OpsOrder/GetPage': endpoint({
    access: shop,
    body: pageQuery({ ...listFilter, cancelState: optional.int(0, 3) }),
    result: z.array(
      zOrderHead.extend({
        address: zOrderAddress,
        remark: z.string(),
        isPickLocked: z.boolean(),
        receivedFee: z.number().int(),
        lines: z.array(zOrderLine),
        parcels: z.array(zParcel),
      }),
    ),
    extra: pageExtra,
  }),
  '/api/OpsOrder/Ship': endpoint({
    access: shop,
    body: command({
      orderNo: zOrderNo,
      logisticsCode: z.string().max(32).default(''),
      logisticsNo: z.string().trim().max(64).default(''),
      items: z
        .array(z.object({ orderItemId: zId, qty: zQty }))
        .min(1, '请选择要发货的商品')
        .max(200),
    }),
    result: zMoved.extend({ parcelId: z.string() }),
    requestId: 'required',
  }),
  '/api/OpsOrder/AuditCancel': endpoint({
    access: shop,
    body: command({ orderNo: zOrderNo, isAgree: zFlag, reason: optional.text(200) }),
    result: zMoved,
    requestId: 'required',
  }),
  /** 缺货取消: part or all of what a line still has to ship. */
  '/api/OpsOrder/CancelShort': endpoint({
    access: shop,
    body: command({ orderNo: zOrderNo, orderItemId: zId, qty: zQty }),
    result: zMoved.extend({ refundFee: z.number().int() }),
    requestId: 'required',
  }),
  '/api/OpsOrder/SetPickLock': endpoint({
    access: shop,
    body: command({ orderNo: zOrderNo, isLocked: zFlag }),
    result: zMoved,
    requestId: 'required',
  }),
  /** Money that arrived on the bank account, in fen: less than due waits for the rest, more is refunded by transfer. */
  '/api/OpsOrder/ConfirmTransfer': endpoint({
    access: { ops: 'operator' },
    body: command({
      tradeNo: zTradeNo,
      receivedFee: zFen.min(1, '到账金额不正确'),
      bankSerialNo: z.string().trim().min(1, '请输入银行流水号').max(50),
    }),
    result: z.object({
      tradeNo: z.string(),
      orderState: z.number().int(),
      receivedFee: z.number().int(),
      /** Still to come. */
      restFee: z.number().int(),
      refundFee: z.number().int(),
    }),
    requestId: 'required',
  }),
};

export const orders = { ...buyerOrders, ...shopOrders };
