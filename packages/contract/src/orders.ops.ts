import { z } from 'zod';
import { command, optional, pageQuery, zFen, zFlag, zId, zQty } from './body.ts';
import { zOrderAddress } from './checkout.ts';
import { endpoint, pageExtra } from './endpoint.ts';
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

const shop = { ops: 'operatorOrSupplier' } as const;

/** The shop side of orders (domain.md 4.13); every command names the version it acts on. */
export const shopOrders = {
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
  '/api/OpsOrder/GetTrack': endpoint({
    access: shop,
    body: command({ parcelId: zId }),
    result: zParcelTrack,
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
  /**
   * Money that arrived on the bank account, in fen: less than due waits for the rest, more is refunded by transfer. version: that of one of
   * the trade's orders.
   */
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
