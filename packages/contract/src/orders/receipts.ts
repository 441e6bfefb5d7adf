import { receiptFaultNames } from '@jicai/domain/orders/receipt.ts';
import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { z } from 'zod';
import { command, optional, pageQuery, zId, zQty } from '../wire/body.ts';
import { zOrderAddress } from '../cart/checkout.ts';
import { zCode } from '../wire/code.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import { zMoved, zOrderLine, zOrderNo, zParcel } from './order-shapes.ts';
import { zImageUrls } from '../returns/return-shapes.ts';

/** One parcel by quantity: all that has not been accepted yet, less what is reported. */
export const receiptFields = {
  orderNo: zOrderNo,
  parcelId: zId,
  reports: z
    .array(
      z.object({
        fault: z.enum(receiptFaultNames),
        returnType: zCode(returnTypes).optional(),
        items: z
          .array(z.object({ orderItemId: zId, qty: zQty }))
          .min(1, '请选择商品')
          .max(200),
        remark: z.string().trim().max(1000).default(''),
        images: zImageUrls,
      }),
    )
    .max(receiptFaultNames.length)
    .default([]),
};
export const zReceived = zMoved.extend({ returnNos: z.array(z.string()) });

/** What of a line is told to who only receives it. */
const lineOfReceiver = {
  orderItemId: true,
  itemNo: true,
  itemName: true,
  itemSpec: true,
  colorName: true,
  imgUrl: true,
  unitName: true,
  pieceQty: true,
  pieceName: true,
} as const;

/** A parcel as a named receiver sees it: what came and for whom, no price. */
const zParcelToReceive = zParcel.extend({
  orderNo: z.string(),
  /** Of the order. */
  version: z.number().int(),
  userName: z.string(),
  orgName: z.string(),
  supplierName: z.string(),
  purchaseNo: z.string(),
  receivedBy: z.array(z.string()),
  lines: z.array(zOrderLine.pick(lineOfReceiver)),
});
export type ParcelToReceive = z.infer<typeof zParcelToReceive>;

export const zPrintNos = z.array(zOrderNo).min(1, '请选择要打印的订单').max(20, '一次最多打印20张');
/** What every paper says of the shop that prints it. */
export const printHead = { siteName: z.string(), companyName: z.string(), printTime: z.string() };
export const zPrintParcel = z.object({
  parcelId: z.string(),
  logisticsName: z.string(),
  logisticsNo: z.string(),
  shipTime: z.string(),
  /** When the last of its goods were accepted; absent while some are still awaited. */
  receiveTime: z.string().optional(),
  /** When goods of it were last accepted: of a part too, whose rest is still awaited. */
  acceptTime: z.string().optional(),
  /** Names of who accepted it, or parts of it, by hand. */
  receivedBy: z.array(z.string()),
  items: z.array(
    z.object({
      orderItemId: z.string(),
      qty: z.number().int(),
      /** Absent: nobody has accepted anything of the parcel yet. */
      receivedQty: z.number().int().optional(),
    }),
  ),
});

/** An order as 送货单 and 验收单 show it: what, how many, from whom and where to. No sum. */
const zDeliveryOrder = z.object({
  orderNo: z.string(),
  createTime: z.string(),
  customerName: z.string(),
  supplierName: z.string(),
  purchaseNo: z.string(),
  remark: z.string(),
  address: zOrderAddress,
  lines: z.array(zOrderLine.pick({ ...lineOfReceiver, qty: true, cancelledQty: true })),
  parcels: z.array(zPrintParcel),
});
export type DeliveryOrder = z.infer<typeof zDeliveryOrder>;

/** For 验收人, whose right is their name at a department and no permission of a role. Orders of other departments answer '5'. */
export const departmentReceipts = {
  /** Parcels of orders of the caller's departments and those below, the last sent first; isReceived: those that have been received. */
  '/api/ShopReceipt/GetPage': endpoint({
    access: 'signedIn',
    body: pageQuery({ isReceived: optional.flag }),
    result: z.array(zParcelToReceive),
    extra: pageExtra,
  }),
  /** Papers of parcels for who is named, without prices; of an order of which nothing has left there is none yet, '5'. */
  '/api/ShopReceipt/GetPrint': endpoint({
    access: 'signedIn',
    body: command({ orderNos: zPrintNos }),
    result: z.object({ ...printHead, orders: z.array(zDeliveryOrder) }),
  }),
  /** As ShopOrder/ReceiveParcel, also for who is not the buyer. */
  '/api/ShopReceipt/Receive': endpoint({
    access: 'signedIn',
    body: command(receiptFields),
    result: zReceived,
    requestId: 'required',
    needsOwnPassword: true,
  }),
};
