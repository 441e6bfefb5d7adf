import { returnDirections, returnStates } from '@jicai/domain/returns/return-states.ts';
import { zCode } from '../wire/code.ts';
import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { impliedReceiveStates } from '@jicai/domain/returns/return-rules.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { orderInvoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { z } from 'zod';
import { command, optional, pageQuery } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import { zOrderNo, zTrack } from '../orders/order-shapes.ts';
import { zReturnReason } from '../shop/reference.ts';
import { returnForm, zImageUrls, zReturn, zReturnCard, zReturnMoved, zReturnNo } from './return-shapes.ts';
import { shopReturns } from './returns.ops.ts';

/** A line of an order with what may still be asked for it. Fees in fen. */
const zApplyLine = z.object({
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
  goodsFee: z.number().int(),
  discountFee: z.number().int(),
  freightFee: z.number().int(),
  payFee: z.number().int(),
  /** Units paid back before, and those with their freight: with them the screen computes what a quantity gives back. */
  refundedQty: z.number().int(),
  freightRefundedQty: z.number().int(),
  /** Money paid back before, and what statements took off: units, and money that is never above 0. */
  givenBackFee: z.number().int(),
  adjustedQty: z.number().int(),
  adjustedFee: z.number().int(),
  cancelledQty: z.number().int(),
  shippedQty: z.number().int(),
  receivedQty: z.number().int(),
  returnedQty: z.number().int(),
  /** Units a new request may take: not shipped yet, on the way, received. */
  left: z.object({ unshipped: z.number().int(), transit: z.number().int(), received: z.number().int() }),
  heldQty: z.number().int(),
  maxQty: z.number().int(),
  /** Of `maxQty` units: goods, and their freight where the seller is at fault. */
  maxFee: z.number().int(),
  freightRefundFee: z.number().int(),
  returnTypes: z.array(zCode(returnTypes)),
  /** Until when received goods may be sent back with a reason; absent while no clock runs. */
  deadline: z.string().optional(),
  noReasonDeadline: z.string().optional(),
  /** Why nothing can be asked for the line. */
  disabledReason: z.string().optional(),
  /** Reason code → why it does not hold for received goods of this line. */
  reasonRefusals: z.record(z.string(), z.string()),
});
export type ApplyLine = z.infer<typeof zApplyLine>;

const zApplyReason = zReturnReason.extend({
  needRemark: z.boolean(),
  /** What the reason says of the goods; 0 where it may be either. */
  receiveState: zCode(impliedReceiveStates),
});
export type ApplyReason = z.infer<typeof zApplyReason>;

export type ReturnCard = z.infer<typeof zReturnCard>;
export type ReturnSheet = z.infer<typeof zReturn>;

const buyerReturns = {
  /** What may be asked for a line, or for all lines of an order; `line` and the figures beside it are the asked one. */
  '/api/ShopReturn/GetApplyInfo': endpoint({
    access: { can: 'return.apply' },
    body: command({ orderItemId: optional.id, orderNo: optional.text(32) }),
    result: z.object({
      orderNo: z.string(),
      orderState: zCode(orderStates),
      supplierName: z.string(),
      invoiceState: zCode(orderInvoiceStates),
      /** How the money would come back, in words. */
      refundWay: z.string(),
      /** Days after which silence of the shop counts as consent. */
      auditDays: z.number().int(),
      line: zApplyLine,
      returnTypes: z.array(zCode(returnTypes)),
      maxQty: z.number().int(),
      maxFee: z.number().int(),
      freightRefundFee: z.number().int(),
      deadline: z.string().optional(),
      reasons: z.array(zApplyReason),
      lines: z.array(zApplyLine),
      contactName: z.string(),
      contactMobile: z.string(),
    }),
  }),
  /**
   * '5001' too late, '5002' not so many left, '5003' more than they cost, '5004' held by an open request, '5005' not
   * returnable without a reason. `previousReturnNo`: the refused request that this one repeats; once.
   */
  '/api/ShopReturn/Submit': endpoint({
    access: { can: 'return.apply' },
    body: command({ ...returnForm, orderNo: zOrderNo, previousReturnNo: zReturnNo.optional() }),
    result: zReturnMoved,
    requestId: 'required',
  }),
  /** searchKey: number of the sheet or the order, item number, or a part of an item's name. */
  '/api/ShopReturn/GetPage': endpoint({
    access: { can: 'return.view' },
    body: pageQuery({
      returnStates: optional.codes(returnStates),
      returnType: optional.code(returnTypes),
      orderNo: optional.text(32),
      /** "YYYY-MM-DD", both days included. */
      dateFrom: optional.text(10),
      dateTo: optional.text(10),
    }),
    result: z.array(zReturnCard),
    extra: pageExtra,
  }),
  '/api/ShopReturn/GetModel': endpoint({
    access: { can: 'return.view' },
    body: command({ returnNo: optional.text(32) }),
    result: zReturn,
  }),
  /** The way of goods sent back, or of an exchange; an empty list while the courier has said nothing. */
  '/api/ShopReturn/GetTrack': endpoint({
    access: { can: 'return.view' },
    body: command({ returnNo: zReturnNo, direction: z.enum(returnDirections).default('back') }),
    result: zTrack,
  }),
  /** In 10 only, with the `version` last read. */
  '/api/ShopReturn/Edit': endpoint({
    access: { can: 'return.apply' },
    body: command({ ...returnForm, returnNo: zReturnNo }),
    result: zReturnMoved,
    requestId: 'required',
  }),
  '/api/ShopReturn/Cancel': endpoint({
    access: { can: 'return.apply' },
    body: command({ returnNo: zReturnNo }),
    result: zReturnMoved,
    requestId: 'required',
  }),
  /** In 20, and in 30 to correct it. `self` needs no number. */
  '/api/ShopReturn/SubmitLogistics': endpoint({
    access: { can: 'return.apply' },
    body: command({
      returnNo: zReturnNo,
      logisticsCode: z.string().max(32).default(''),
      logisticsNo: z.string().trim().max(64).default(''),
      images: zImageUrls,
    }),
    result: zReturnMoved,
    requestId: 'required',
  }),
  '/api/ShopReturn/ConfirmExchange': endpoint({
    access: { can: 'return.apply' },
    body: command({ returnNo: zReturnNo }),
    result: zReturnMoved,
    requestId: 'required',
  }),
  /** An exchange that the shop has no goods for becomes a return for money. */
  '/api/ShopReturn/ConvertToRefund': endpoint({
    access: { can: 'return.apply' },
    body: command({ returnNo: zReturnNo }),
    result: zReturnMoved,
    requestId: 'required',
  }),
};

export const returns = { ...buyerReturns, ...shopReturns };
