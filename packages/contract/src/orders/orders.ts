import { applyStates, payStates, refundStates } from '@jicai/domain/payments/payment-states.ts';
import { zCode } from '../wire/code.ts';
import { cancelStates, orderStates } from '@jicai/domain/orders/order-states.ts';
import { z } from 'zod';
import { command, optional, pageQuery, query, zCancelReason, zId } from '../wire/body.ts';
import { zOrderAddress, zOrderFile } from '../cart/checkout.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import { zChannel } from '../payments/payments.ts';
import { zInvoiceKind } from '../invoices/invoices.ts';
import {
  listFilter,
  zActions,
  zMoved,
  zNetLine,
  zOrderFilters,
  zOrderHead,
  zOrderLine,
  zOrderNet,
  zOrderNo,
  zParcel,
  zParcelTrack,
  zRebought,
  zReceivedTransfer,
} from './order-shapes.ts';
import { shopOrders } from './orders.ops.ts';
import { departmentReceipts, printHead, receiptFields, zPrintNos, zPrintParcel, zReceived } from './receipts.ts';

/** `items`: the first five lines; tradePayFee: what a payment pays, together with the other orders of the trade. */
export const zOrderCard = zOrderHead.extend({
  tradePayFee: z.number().int(),
  cancelReason: z.string(),
  /** Parcels that have left, and those of them that have arrived. */
  parcelCount: z.number().int(),
  arrivedParcelCount: z.number().int(),
  items: z.array(zOrderLine),
  ...zActions,
});
export type OrderCard = z.infer<typeof zOrderCard>;

export const zOrder = zOrderHead.extend({
  address: zOrderAddress,
  remark: z.string(),
  costCenter: z.string(),
  /** 采购附件 of the whole trade. */
  files: z.array(zOrderFile),
  expectDate: z.string().optional(),
  cancelReason: z.string(),
  payTime: z.string().optional(),
  shipTime: z.string().optional(),
  completeTime: z.string().optional(),
  cancelTime: z.string().optional(),
  tradePayFee: z.number().int(),
  /** What was chosen when it was submitted; ended: it could not be asked for. */
  invoice: z
    .object({
      invoiceKind: zInvoiceKind,
      invoiceKindText: z.string(),
      titleId: z.string(),
      titleName: z.string(),
      taxNo: z.string(),
      receiveEmail: z.string(),
      wishState: z.enum(['waiting', 'asked', 'ended']),
      /** Of the request, once it is made. */
      invoiceReqNo: z.string().optional(),
    })
    .optional(),
  lines: z.array(zNetLine),
  net: zOrderNet,
  /** Of the whole trade, in the order they arrived. */
  transfers: z.array(zReceivedTransfer),
  parcels: z.array(zParcel),
  payments: z.array(
    z.object({
      payNo: z.string(),
      channel: zChannel,
      /** What has arrived, be it a part; else what is asked for. */
      payFee: z.number().int(),
      payState: zCode(payStates),
      /** What the money did to the trade: 2 paid twice and 3 paid too late are refunded by themselves. */
      applyState: zCode(applyStates),
      payTime: z.string().optional(),
    }),
  ),
  /** With those of the trade's money that reached no order. */
  refunds: z.array(
    z.object({
      refundNo: z.string(),
      refundFee: z.number().int(),
      refundState: zCode(refundStates),
      refundTime: z.string().optional(),
    }),
  ),
  /** The other orders of the same trade, each with the first of its goods. */
  siblings: z.array(
    z.object({
      orderNo: z.string(),
      supplierName: z.string(),
      orderState: zCode(orderStates),
      payFee: z.number().int(),
      itemName: z.string(),
      imgUrl: z.string(),
      itemCount: z.number().int(),
      totalQty: z.number().int(),
    }),
  ),
  /** What the shop has written to the buyer about it, the latest first. */
  shopNotes: z.array(z.object({ text: z.string(), time: z.string() })),
  history: z.array(
    z.object({
      event: z.string(),
      label: z.string(),
      userName: z.string(),
      time: z.string(),
      remark: z.string(),
      /** What the move did to goods and credit that were held; a line of the record of its own. */
      held: z.string().optional(),
    }),
  ),
  ...zActions,
});
export type Order = z.infer<typeof zOrder>;

/** What stands on the papers of one order; fees in fen. */
const zPrintOrder = z.object({
  ...zOrderHead.shape,
  remark: z.string(),
  costCenter: z.string(),
  payTime: z.string().optional(),
  /** 人民币大写 of what is left of it, net.payFee. */
  amountText: z.string(),
  address: zOrderAddress,
  lines: z.array(zNetLine),
  net: zOrderNet,
  /** Each has a delivery note of its own. */
  parcels: z.array(zPrintParcel),
});

/** What an order may be booked on: the enterprise's own list (`isList`), else what was written before. */
export const zOfferedCostCenters = z.object({
  isList: z.boolean(),
  costCenters: z.array(z.object({ code: z.string(), title: z.string() })),
});

const zScope = optional.oneOf(['my', 'all']);
/**
 * orgId takes the department with those below it. screen, where orderStates names none: cancel = 60 and 70; cancelReturn = these and the orders that
 * somebody asked to cancel.
 */
const zListFilter = { ...listFilter, scope: zScope, screen: optional.oneOf(['cancel', 'cancelReturn']) };

const buyerOrders = {
  /** scope 'all' needs order.viewAll; searchKey: orderNo, purchaseNo, itemNo or part of an item name. */
  '/api/ShopOrder/GetPage': endpoint({
    access: { can: 'order.view' },
    body: pageQuery(zListFilter),
    result: z.array(zOrderCard),
    extra: pageExtra,
  }),
  /**
   * What may stand as 成本中心 on an order: the enterprise's own list by code (`isList`), of which one must be chosen; without a list those of
   * its recent orders, the last used first, so that whoever buys next need not spell one anew.
   */
  '/api/ShopOrder/GetCostCenters': endpoint({
    access: { can: 'order.submit' },
    body: query({}),
    result: zOfferedCostCenters,
  }),
  /** Number of orders by state code, each exact to 10,000. */
  '/api/ShopOrder/GetStateCount': endpoint({
    access: { can: 'order.view' },
    body: query({ scope: zScope }),
    result: z.record(z.string(), z.number().int()),
  }),
  '/api/ShopOrder/GetFilters': endpoint({
    access: { can: 'order.view' },
    body: query({ scope: zScope }),
    result: zOrderFilters,
  }),
  /**
   * The orders of a list, one row a line, as XLSX; at most 5,000 rows, else '4'. The link is good for 10 minutes. One export at a time per
   * account, else '7'.
   */
  '/api/ShopOrder/Export': endpoint({
    access: { can: 'order.export' },
    body: pageQuery(zListFilter),
    result: z.object({ fileUrl: z.string(), expireTime: z.string(), rowCount: z.number().int() }),
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
      reasonCode: zCancelReason,
      reason: optional.text(200),
    }),
    result: z.object({
      orderState: zCode(orderStates),
      cancelState: zCode(cancelStates),
      isClosing: z.boolean(),
      orders: z.array(zMoved),
    }),
    requestId: 'required',
  }),
  /** State 30, nothing shipped: agreed at once while picking has not begun. */
  '/api/ShopOrder/ApplyCancel': endpoint({
    access: { can: 'order.cancel' },
    body: command({ orderNo: zOrderNo, reasonCode: zCancelReason, reason: optional.text(200) }),
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
  /**
   * One parcel by quantity: all that has not been accepted yet, less what is reported. Each report opens an after-sales
   * sheet for the order's buyer, whose numbers are answered in the order of the reports; returnType is what is asked for,
   * else the first that the fault allows. '5004' while a sheet holds goods of the parcel.
   */
  '/api/ShopOrder/ReceiveParcel': endpoint({
    access: { can: 'order.receive' },
    body: command(receiptFields),
    result: zReceived,
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
    result: zRebought,
    requestId: 'optional',
  }),
  /** Hides a finished order from its buyer's own lists. */
  '/api/ShopOrder/Delete': endpoint({
    access: { can: 'order.view' },
    body: command({ orderNo: zOrderNo }),
    result: z.object({}),
    requestId: 'optional',
  }),
  /**
   * Papers of up to 20 orders (docs/domain/orders.md §9), in the order asked for; '5' when one of them is not the
   * caller's to see.
   */
  '/api/ShopOrder/GetPrint': endpoint({
    access: { can: 'order.view' },
    body: command({ orderNos: zPrintNos }),
    result: z.object({ ...printHead, orders: z.array(zPrintOrder) }),
  }),
  '/api/ShopOrder/GetTrack': endpoint({
    access: { can: 'order.view' },
    body: command({ parcelId: zId }),
    result: zParcelTrack,
  }),
};

export const orders = { ...buyerOrders, ...departmentReceipts, ...shopOrders };
