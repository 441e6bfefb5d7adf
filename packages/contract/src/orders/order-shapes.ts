import { zCode, zNameOf } from '../wire/code.ts';
import {
  afterSaleStates,
  cancelStates,
  orderStates,
  payModes,
  tradePayStates,
} from '@jicai/domain/orders/order-states.ts';
import { orderInvoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { orderActionTexts } from '@jicai/domain/orders/order-actions.ts';
import { parcelStates, trackStates } from '@jicai/domain/orders/tracking.ts';
import { zPieces } from '../goods/pieces.ts';
import { z } from 'zod';
import { optional } from '../wire/body.ts';

/** Shapes of orders that buyers and the shop side share. */
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
  ...zPieces,
  price: z.number().int(),
  qty: z.number().int(),
  shippedQty: z.number().int(),
  receivedQty: z.number().int(),
  cancelledQty: z.number().int(),
  /** Come back, or paid back without. */
  returnedQty: z.number().int(),
  /** Units of any kind that a new after-sales request may take. */
  returnableQty: z.number().int(),
  ...fees,
  taxRate: z.number().int(),
  taxFee: z.number().int(),
});

/**
 * What is left of a line after cancellations and returns, its freight apart: price × qty − discountFee = fee, and taxFee is the
 * tax contained in that fee. discountFee is below 0 where less was paid back than the units that went had cost.
 */
export const zNetLine = zOrderLine.extend({
  /** Units that came and were accepted, as the 验收单 say; receivedQty counts those too that were paid back because they did not. */
  acceptedQty: z.number().int(),
  /** Units that statements took off. */
  adjustedQty: z.number().int(),
  net: z.object({
    qty: z.number().int(),
    goodsFee: z.number().int(),
    discountFee: z.number().int(),
    fee: z.number().int(),
    taxFee: z.number().int(),
  }),
});

/** What is left of an order: goods − discount + freight = payFee. Freight has a row for each tax rate, as on the invoice. */
export const zOrderNet = z.object({
  qty: z.number().int(),
  goodsFee: z.number().int(),
  discountFee: z.number().int(),
  freightFee: z.number().int(),
  payFee: z.number().int(),
  taxFee: z.number().int(),
  freights: z.array(z.object({ taxRate: z.number().int(), fee: z.number().int(), taxFee: z.number().int() })),
});

/** Money that arrived by bank for a trade: one line of the bank statement each. */
export const zReceivedTransfer = z.object({ bankSerialNo: z.string(), fee: z.number().int(), time: z.string() });

export const zOrderHead = z.object({
  orderId: z.string(),
  orderNo: z.string(),
  tradeId: z.string(),
  tradeNo: z.string(),
  createTime: z.string(),
  customerName: z.string(),
  userName: z.string(),
  /** Who of the shop placed it for the buyer; '' where he did himself. */
  placedByName: z.string(),
  orgName: z.string(),
  supplierId: z.string(),
  supplierName: z.string(),
  orderState: zCode(orderStates),
  orderStateText: z.string(),
  payMode: zCode(payModes),
  payModeText: z.string(),
  payState: zCode(tradePayStates),
  cancelState: zCode(cancelStates),
  afterSaleState: zCode(afterSaleStates),
  invoiceState: zCode(orderInvoiceStates),
  purchaseNo: z.string(),
  ...fees,
  totalQty: z.number().int(),
  /** Number of lines. */
  itemCount: z.number().int(),
  payDeadline: z.string().optional(),
  version: z.number().int(),
});

export const zActions = {
  /** What this caller may do now: pay, withdraw, resubmit, cancel, applyCancel, receive, extend, applyReturn, rebuy, delete. */
  actions: z.array(zNameOf(orderActionTexts)),
  /** Why an action that this state knows is refused. */
  disabledReasons: z.record(z.string(), z.string()),
};

/** What shop, courier and buyer did with a parcel, newest first; `state` is the courier's code. */
const zTrackSteps = z.array(z.object({ time: z.string(), context: z.string(), state: zCode(trackStates) }));
export const zTrack = z.object({ logisticsName: z.string(), logisticsNo: z.string(), list: zTrackSteps });
export const zParcelTrack = zTrack.extend({ parcelId: z.string(), parcelState: zCode(parcelStates) });

export const zParcel = z.object({
  parcelId: z.string(),
  parcelState: zCode(parcelStates),
  parcelStateText: z.string(),
  logisticsCode: z.string(),
  logisticsName: z.string(),
  logisticsNo: z.string(),
  shipTime: z.string(),
  receiveTime: z.string().optional(),
  /** When the goods count as received without the buyer's word. */
  autoReceiveTime: z.string().optional(),
  isExtended: z.boolean(),
  /** Automatic receipt waits for an open after-sales sheet. */
  isPaused: z.boolean(),
  /** receivedQty: accepted so far, less than qty while units of it are missing, damaged or wrong. */
  items: z.array(z.object({ orderItemId: z.string(), qty: z.number().int(), receivedQty: z.number().int() })),
});

export const zMoved = z.object({
  orderNo: z.string(),
  orderState: zCode(orderStates),
  cancelState: zCode(cancelStates),
  version: z.number().int(),
});

export const zOrderNo = z.string().regex(/^D\d{18}$/);
export const zTradeNo = z.string().regex(/^T\d{18}$/);
export const listFilter = {
  orderStates: optional.codes(orderStates),
  payState: optional.code(tradePayStates),
  payMode: optional.code(payModes),
  /** "YYYY-MM-DD", both days included. */
  dateFrom: optional.text(10),
  dateTo: optional.text(10),
  userId: optional.id,
  orgId: optional.id,
  supplierId: optional.id,
};

/** What came into the cart again, what did not, and whose price is another than when it was ordered. */
export const zRebought = z.object({
  okCount: z.number().int(),
  failList: z.array(
    z.object({
      itemId: z.string(),
      itemNo: z.string(),
      itemName: z.string(),
      errorCode: z.string(),
      errorMsg: z.string(),
    }),
  ),
  changedList: z.array(
    z.object({
      itemId: z.string(),
      itemNo: z.string(),
      itemName: z.string(),
      /** As ordered then, and now; fen. */
      oldPrice: z.number().int(),
      price: z.number().int(),
    }),
  ),
});
export type Rebought = z.infer<typeof zRebought>;

/** What the filters of an order list offer. */
export const zOrderFilters = z.object({
  suppliers: z.array(z.object({ supplierId: z.string(), supplierName: z.string() })),
  /** People and departments of the caller's data scope; none in the list of one's own orders. */
  users: z.array(z.object({ userId: z.string(), userName: z.string(), orgId: z.string() })),
  orgs: z.array(z.object({ orgId: z.string(), orgName: z.string(), parentId: z.string() })),
});
export type OrderFilters = z.infer<typeof zOrderFilters>;
