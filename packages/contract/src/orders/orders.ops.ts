import { cancelStates, orderStates } from '@jicai/domain/orders/order-states.ts';
import { orderQueueNames } from '@jicai/domain/orders/order-queues.ts';
import { shopOrderActionTexts } from '@jicai/domain/orders/shop-order-actions.ts';
import { zCode, zNameOf } from '../wire/code.ts';
import { mostTickedOrders } from '@jicai/domain/orders/order-sheet.ts';
import { orderSorts } from '@jicai/domain/shop-side/list-sorts.ts';
import { z } from 'zod';
import { wantedTitles, zListExport } from '../shop/exports.ops.ts';
import { command, optional, pageQuery, zFen, zFlag, zId, zQty, zText } from '../wire/body.ts';
import { zOrderAddress, zOrderFile } from '../cart/checkout.ts';
import { zShelf } from '../goods/stock.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import {
  listFilter,
  zMoved,
  zOrderHead,
  zOrderLine,
  zOrderNo,
  zParcel,
  zParcelTrack,
  zTradeNo,
} from './order-shapes.ts';

const moneyOfLine = {
  price: true,
  goodsFee: true,
  discountFee: true,
  freightFee: true,
  payFee: true,
  refundedFee: true,
  taxRate: true,
  taxFee: true,
} as const;

/** An order as the shop side sees it. A supplier is not told money, pay mode and purchase number, and its mobile is masked. */
const zShopOrder = zOrderHead
  .partial({
    payMode: true,
    payModeText: true,
    payState: true,
    payDeadline: true,
    purchaseNo: true,
    placedByName: true,
    goodsFee: true,
    discountFee: true,
    freightFee: true,
    payFee: true,
    refundedFee: true,
  })
  .extend({
    address: zOrderAddress,
    remark: z.string(),
    isPickLocked: z.boolean(),
    /** When the waybill was printed first. */
    waybillPrintTime: z.string().optional(),
    receivedFee: z.number().int().optional(),
    /** Until when it is to be shipped; while it waits for that. */
    shipDueTime: z.string().optional(),
    actions: z.array(zNameOf(shopOrderActionTexts)),
    /** Why not, for every other action. */
    disabledReasons: z.record(z.string(), z.string()),
    lines: z.array(zOrderLine.partial(moneyOfLine)),
    parcels: z.array(zParcel),
  });

/** What somebody of the shop's side wrote beside an order, the latest first. */
const zOrderNote = z.object({
  noteId: z.string(),
  userName: z.string(),
  text: z.string(),
  /** The buyer reads it too. */
  isForBuyer: z.boolean(),
  time: z.string(),
});

/** What the shop's side filters orders by. What a supplier is not told, it does not filter by: '3'. */
const zShopFilter = {
  ...listFilter,
  cancelState: optional.code(cancelStates),
  queue: optional.oneOf(orderQueueNames),
  customerId: optional.id,
  /** Orders of the customers that he looks after. */
  salesmanId: optional.id,
  itemId: optional.id,
  purchaseNo: optional.text(50),
  /** Of what is to be paid, both included. */
  amountFrom: optional.int(0, 9_999_999_999),
  amountTo: optional.int(0, 9_999_999_999),
};

/** Whom and where a parcel goes to, in full; who asked for it, and when, is recorded. */
export const zWaybill = z.object({
  orderNo: z.string(),
  receiver: z.string(),
  mobile: z.string(),
  telephone: z.string(),
  areaText: z.string(),
  address: z.string(),
  remark: z.string(),
  /** Of the first print. */
  printTime: z.string(),
});

/** The shop side of orders (docs/domain/api.md §7); every command names the version it acts on. */
export const shopOrders = {
  /** All orders of the shop, or of the supplier who asks, with every line; searchKey also: a part of the customer's name. A supplier who filters by pay mode or state: '3'. */
  '/api/OpsOrder/GetPage': endpoint({
    access: { ops: 'ops.order.view' },
    /** A supplier is not told amounts, so it does not sort by them: '3'. */
    body: pageQuery({ ...zShopFilter, sort: optional.oneOf(orderSorts), isDown: optional.flag }),
    result: z.array(zShopOrder),
    extra: pageExtra,
  }),
  /** How many orders stand in each queue that the caller has, counted to 10,000 (docs/domain/orders.md §10). */
  '/api/OpsOrder/GetCounts': endpoint({
    access: { ops: 'ops.order.view' },
    body: z.object({}),
    result: z.array(z.object({ queue: z.enum(orderQueueNames), count: z.number().int(), isCapped: z.boolean() })),
  }),
  /** One order with its record and the notes written inside the shop; of another supplier '5'. */
  '/api/OpsOrder/GetModel': endpoint({
    access: { ops: 'ops.order.view' },
    body: command({ orderNo: zOrderNo }),
    result: zShopOrder.extend({
      /** A supplier is not told. */
      customerId: z.string().optional(),
      /** 采购附件 of the buyer; a supplier sees none. */
      files: z.array(zOrderFile).optional(),
      lines: z.array(zOrderLine.partial(moneyOfLine).extend({ shelf: zShelf })),
      history: z.array(z.object({ text: z.string(), actorName: z.string(), reason: z.string(), time: z.string() })),
      notes: z.array(zOrderNote),
    }),
  }),
  /** A note the buyer never sees; a supplier reads its own, an operator all of them. */
  '/api/OpsOrder/AddNote': endpoint({
    access: { ops: 'ops.order.view' },
    body: command({ orderNo: zOrderNo, text: zText.min(1, '请输入备注').max(500, '备注不能超过500字') }),
    result: z.object({ notes: z.array(zOrderNote) }),
    requestId: 'required',
  }),
  /** A note to who placed the order: it stands on the order's page, and a message tells him. */
  '/api/OpsOrder/TellBuyer': endpoint({
    access: { ops: 'ops.order.tell' },
    body: command({ orderNo: zOrderNo, text: zText.min(1, '请输入留言').max(500, '留言不能超过500字') }),
    result: z.object({ notes: z.array(zOrderNote) }),
    requestId: 'required',
  }),
  /**
   * What GetPage would find as XLSX, or of it the orders that are named, one row a line, to a supplier without money; in the
   * columns that are named, else in all the caller may have; at most 100,000 rows, else '4'. It is made in the background
   * (docs/domain/shop-users.md §14); one export at a time per account, else '7'.
   */
  '/api/OpsOrder/Export': endpoint({
    access: { ops: 'ops.order.export' },
    body: pageQuery({
      ...zShopFilter,
      orderNos: optional.list(zOrderNo, mostTickedOrders),
      ...wantedTitles,
    }),
    result: zListExport,
  }),
  /** Customers, suppliers (both the operators' alone) or goods by a part of the name, or the one of `id`; at most 20. */
  '/api/OpsOrder/GetFilterOptions': endpoint({
    access: { ops: 'ops.order.view' },
    body: pageQuery({ kind: z.enum(['customer', 'supplier', 'item']), id: optional.id }, 20),
    result: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  /** Marks the waybill printed and answers what stands on it; while the order is to be shipped or on its way. */
  '/api/OpsOrder/PrintWaybill': endpoint({
    access: { ops: 'ops.order.ship' },
    body: command({ orderNo: zOrderNo }),
    result: zWaybill,
    requestId: 'required',
  }),
  '/api/OpsOrder/Ship': endpoint({
    access: { ops: 'ops.order.ship' },
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
  /**
   * Reads a sheet to ship by (docs/domain/orders.md §13) and ships nothing: the parcels that Ship would take one by one, and
   * every row that has a fault. A sheet that cannot be read at all is '4' with why.
   */
  '/api/OpsOrder/GetShipSheet': endpoint({
    access: { ops: 'ops.order.ship' },
    body: command({ fileUrl: z.string().min(1, '请选择文件').max(500) }),
    result: z.object({
      parcels: z.array(
        z.object({
          rowNos: z.array(z.number().int()),
          orderNo: z.string(),
          customerName: z.string(),
          version: z.number().int(),
          logisticsCode: z.string(),
          logisticsNo: z.string(),
          items: z.array(z.object({ orderItemId: z.string(), qty: z.number().int() })),
        }),
      ),
      faults: z.array(z.object({ rowNo: z.number().int(), fault: z.string() })),
    }),
  }),
  /** A sheet to ship by, to be filled in: a row for each line of these orders that is due. The link is good for 10 minutes. */
  '/api/OpsOrder/GetShipTemplate': endpoint({
    access: { ops: 'ops.order.ship' },
    body: command({ orderNos: z.array(zOrderNo).max(100).default([]) }),
    result: z.object({ fileUrl: z.string(), expireTime: z.string() }),
  }),
  '/api/OpsOrder/GetTrack': endpoint({
    access: { ops: 'ops.order.view' },
    body: command({ parcelId: zId }),
    result: zParcelTrack,
  }),
  '/api/OpsOrder/AuditCancel': endpoint({
    access: { ops: 'ops.order.cancel' },
    body: command({ orderNo: zOrderNo, isAgree: zFlag, reason: optional.text(200) }),
    result: zMoved,
    requestId: 'required',
  }),
  /** 缺货取消: part or all of what a line still has to ship. */
  '/api/OpsOrder/CancelShort': endpoint({
    access: { ops: 'ops.order.short' },
    body: command({ orderNo: zOrderNo, orderItemId: zId, qty: zQty }),
    result: zMoved.extend({ refundFee: z.number().int().optional() }),
    requestId: 'required',
  }),
  '/api/OpsOrder/SetPickLock': endpoint({
    access: { ops: 'ops.order.ship' },
    body: command({ orderNo: zOrderNo, isLocked: zFlag }),
    result: zMoved,
    requestId: 'required',
  }),
  /**
   * Money that arrived on the bank account, in fen: less than due waits for the rest, more is refunded by transfer. version: that of one of
   * the trade's orders.
   */
  '/api/OpsOrder/ConfirmTransfer': endpoint({
    access: { ops: 'ops.pay.confirm' },
    body: command({
      tradeNo: zTradeNo,
      receivedFee: zFen.min(1, '到账金额不正确'),
      bankSerialNo: z.string().trim().min(1, '请输入银行流水号').max(50),
    }),
    result: z.object({
      tradeNo: z.string(),
      orderState: zCode(orderStates),
      receivedFee: z.number().int(),
      /** Still to come. */
      restFee: z.number().int(),
      refundFee: z.number().int(),
    }),
    requestId: 'required',
  }),
};
