import { returnDirections, returnStates } from '@jicai/domain/returns/return-states.ts';
import { badReasonTexts, missingReasonTexts } from '@jicai/domain/returns/inspection.ts';
import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { returnQueueNames } from '@jicai/domain/returns/return-queues.ts';
import { z } from 'zod';
import { command, optional, pageQuery, query, zFen, zFlag, zId } from '../wire/body.ts';
import { zNameOf } from '../wire/code.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import { zTrack } from '../orders/order-shapes.ts';
import { zWaybill } from '../orders/orders.ops.ts';
import { zImageUrls, zReturn, zReturnCard, zReturnItem, zReturnMoved, zReturnNo } from './return-shapes.ts';

const zFound = z.number().int().min(0).max(999_999);

/** What a line bought, gave back and lost: with it a screen computes what the pieces found give back (docs/domain/refunds.md §1). */
const zRefundable = z.object({
  qty: z.number().int(),
  payFen: z.number().int(),
  freightFen: z.number().int(),
  refundedQty: z.number().int(),
  freightRefundedQty: z.number().int(),
  receivedQty: z.number().int(),
  cancelledQty: z.number().int(),
  givenBackFen: z.number().int(),
  adjustedQty: z.number().int(),
  adjustedFen: z.number().int(),
  /** Asked for, or agreed to, all that was due then. */
  isWhole: z.boolean(),
});

/** What both readers of the shop side get: to an operator with money, to a supplier by the shapes of supplier-returns. */
const moneyOrNone = {
  applyFee: z.number().int().optional(),
  items: z.array(zReturnItem.partial({ price: true, applyFee: true })),
};
const zShopReturnCard = zReturnCard.extend(moneyOrNone);
const zShopReturn = zReturn.extend({
  ...moneyOrNone,
  items: z.array(
    zReturnItem.partial({ price: true, applyFee: true }).extend({
      /** For an operator while the goods are to be inspected for money. */
      refundable: zRefundable.optional(),
    }),
  ),
});
export type ShopReturnCard = z.infer<typeof zShopReturnCard>;
export type ShopReturn = z.infer<typeof zShopReturn>;

const zReturnAddress = z.object({
  addressId: z.string(),
  supplierId: z.string(),
  receiver: z.string(),
  mobile: z.string(),
  areaCode: z.string(),
  areaText: z.string(),
  address: z.string(),
  isDefault: z.boolean(),
});

/** The shop side of after-sales (docs/domain/api.md §7); every command names the version it acts on. */
export const shopReturns = {
  '/api/OpsReturn/GetPage': endpoint({
    access: { ops: 'ops.return.view' },
    body: pageQuery({
      returnStates: optional.codes(returnStates),
      returnType: optional.code(returnTypes),
      orderNo: optional.text(32),
      supplierId: optional.id,
      dateFrom: optional.text(10),
      dateTo: optional.text(10),
    }),
    result: z.array(zShopReturnCard),
    extra: pageExtra,
  }),
  /** How many sheets stand in each queue of the caller's (docs/domain/returns.md §6), counted to 10,000. */
  '/api/OpsReturn/GetCounts': endpoint({
    access: { ops: 'ops.return.view' },
    body: z.object({}),
    result: z.array(z.object({ queue: z.enum(returnQueueNames), count: z.number().int() })),
  }),
  '/api/OpsReturn/GetModel': endpoint({
    access: { ops: 'ops.return.view' },
    body: command({ returnNo: optional.text(32) }),
    result: zShopReturn,
  }),
  /** What stands on the waybill of an exchange, while it is to be sent. */
  '/api/OpsReturn/PrintWaybill': endpoint({
    access: { ops: 'ops.return.inspect' },
    body: command({ returnNo: zReturnNo }),
    result: zWaybill,
    requestId: 'required',
  }),
  /** 验货单 as PDF, while goods are to be inspected, else '3001' (docs/domain/papers.md §10); the link is good for 10 minutes. */
  '/api/OpsReturn/ExportInspection': endpoint({
    access: { ops: 'ops.return.inspect' },
    body: command({ returnNo: zReturnNo }),
    result: z.object({ fileUrl: z.string(), expireTime: z.string() }),
  }),
  '/api/OpsReturn/GetTrack': endpoint({
    access: { ops: 'ops.return.view' },
    body: command({ returnNo: zReturnNo, direction: z.enum(returnDirections).default('back') }),
    result: zTrack,
  }),
  /**
   * Agrees, for less than was asked with a reason, or refuses with one. Goods come back to `addressId`, else to the default.
   * `agreeFee` is the operator's to name: '3' for a supplier.
   */
  '/api/OpsReturn/Audit': endpoint({
    access: { ops: 'ops.return.audit' },
    body: command({
      returnNo: zReturnNo,
      isAgree: zFlag,
      agreeFee: zFen.min(0).optional(),
      remark: z.string().trim().max(1000).default(''),
      addressId: optional.id,
    }),
    result: zReturnMoved,
    requestId: 'required',
  }),
  /** Every line with what arrived of it, good or not, and why; fewer than were sent lower the refund. */
  '/api/OpsReturn/Receive': endpoint({
    access: { ops: 'ops.return.inspect' },
    body: command({
      returnNo: zReturnNo,
      items: z
        .array(
          z.object({
            orderItemId: zId,
            goodQty: zFound,
            badQty: zFound,
            badReason: zNameOf(badReasonTexts).optional(),
            missingReason: zNameOf(missingReasonTexts).optional(),
            note: z.string().trim().max(1000).default(''),
            images: zImageUrls,
          }),
        )
        .min(1, '请填写验收数量')
        .max(200),
    }),
    result: zReturnMoved,
    requestId: 'required',
  }),
  '/api/OpsReturn/RefuseReceive': endpoint({
    access: { ops: 'ops.return.inspect' },
    body: command({ returnNo: zReturnNo, remark: z.string().trim().max(1000).default(''), images: zImageUrls }),
    result: zReturnMoved,
    requestId: 'required',
  }),
  /** Sends the exchange; '2005' when there is not enough of it. */
  '/api/OpsReturn/Reship': endpoint({
    access: { ops: 'ops.return.inspect' },
    body: command({
      returnNo: zReturnNo,
      logisticsCode: z.string().max(32).default(''),
      logisticsNo: z.string().trim().max(64).default(''),
    }),
    result: zReturnMoved,
    requestId: 'required',
  }),
  /** Where goods come back to; an operator names the supplier. */
  '/api/OpsReturn/GetAddressList': endpoint({
    access: { ops: 'ops.return.view' },
    body: query({ supplierId: optional.id }),
    result: z.array(zReturnAddress),
  }),
  '/api/OpsReturn/SaveAddress': endpoint({
    access: { ops: 'ops.return.address' },
    body: command({
      addressId: optional.id,
      supplierId: optional.id,
      receiver: z.string().trim().max(50).default(''),
      mobile: z.string().trim().max(30).default(''),
      areaCode: z.string().trim().max(9).default(''),
      address: z.string().trim().max(200).default(''),
      isDefault: zFlag.default(false),
    }),
    result: z.object({ addressId: z.string() }),
    requestId: 'required',
  }),
  '/api/OpsReturn/DeleteAddress': endpoint({
    access: { ops: 'ops.return.address' },
    body: command({ addressId: zId }),
    result: z.object({ addressId: z.string() }),
    requestId: 'required',
  }),
};
