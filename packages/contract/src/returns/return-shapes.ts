import { badReasonTexts, missingReasonTexts } from '@jicai/domain/returns/inspection.ts';
import { receiveStates, returnBases } from '@jicai/domain/returns/return-rules.ts';
import { zCode, zNameOf } from '../wire/code.ts';
import { returnReasons, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { returnActionTexts, shopReturnActionTexts } from '@jicai/domain/returns/return-actions.ts';
import { refundStates } from '@jicai/domain/payments/payment-states.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { orderInvoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { z } from 'zod';
import { zFen, zId } from '../wire/body.ts';

/** Shapes of after-sales sheets that buyers and the shop side share (docs/domain/returns.md §2). Fees in fen. */
export const zReturnNo = z.string().regex(/^A\d{18}$/);
export const zReturnQty = z.number().int().min(1, '请输入正确的退货数量').max(999_999, '请输入正确的退货数量');
export const zImageUrls = z.array(z.string().max(300)).max(6, '最多上传6张图片').default([]);

export const zReturnItem = z.object({
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
  /** Where the units were: unshipped, transit or received. */
  basis: z.enum(returnBases),
  applyFee: z.number().int(),
  agreeFee: z.number().int().optional(),
  refundFee: z.number().int().optional(),
  /** What the shop found when the goods came back. */
  goodQty: z.number().int().optional(),
  badQty: z.number().int().optional(),
  /** Why pieces are not good, why some are missing, what else the shop says of them, and its pictures. */
  badReason: zNameOf(badReasonTexts).optional(),
  missingReason: zNameOf(missingReasonTexts).optional(),
  foundNote: z.string().optional(),
  foundImages: z.array(z.string()).optional(),
});

/** A sheet as a list shows it. */
export const zReturnCard = z.object({
  returnId: z.string(),
  returnNo: z.string(),
  orderNo: z.string(),
  customerName: z.string(),
  userName: z.string(),
  supplierId: z.string(),
  supplierName: z.string(),
  returnType: zCode(returnTypes),
  returnTypeText: z.string(),
  returnState: zCode(returnStates),
  returnStateText: z.string(),
  reasonCode: zCode(returnReasons),
  reasonName: z.string(),
  items: z.array(zReturnItem),
  applyFee: z.number().int(),
  agreeFee: z.number().int().optional(),
  /** What is being, or has been, paid back. */
  refundFee: z.number().int().optional(),
  createTime: z.string(),
  /** When the state ends by itself. */
  deadlineAt: z.string().optional(),
  /** What this caller may do now; the shop side: agree, refuse, receive, refuseReceive, reship. */
  actions: z.array(zNameOf({ ...returnActionTexts, ...shopReturnActionTexts })),
  disabledReasons: z.record(z.string(), z.string()),
  version: z.number().int(),
});

export const zReturnParcel = z.object({
  logisticsCode: z.string(),
  logisticsName: z.string(),
  logisticsNo: z.string(),
  images: z.array(z.string()),
  sendTime: z.string(),
});

export const zReturnEvent = z.object({
  event: z.string(),
  label: z.string(),
  userName: z.string(),
  time: z.string(),
  remark: z.string(),
});

/** A sheet with everything its page shows. */
export const zReturn = zReturnCard.extend({
  /** 1 未收到货 2 已收到货, as the buyer says. */
  receiveState: zCode(receiveStates),
  remark: z.string(),
  images: z.array(z.string()),
  contactName: z.string(),
  contactMobile: z.string(),
  /** The freight of the units is part of the refund. */
  withFreight: z.boolean(),
  auditRemark: z.string(),
  refusalImages: z.array(z.string()),
  returnAddress: z
    .object({ receiver: z.string(), mobile: z.string(), areaText: z.string(), address: z.string() })
    .optional(),
  logistics: zReturnParcel.optional(),
  exchangeItem: z
    .object({
      itemId: z.string(),
      itemNo: z.string(),
      itemName: z.string(),
      itemSpec: z.string(),
      colorName: z.string(),
    })
    .optional(),
  exchangeParcel: zReturnParcel.optional(),
  refund: z
    .object({
      /** Absent for credit that came back. */
      refundNo: z.string().optional(),
      refundState: zCode(refundStates),
      refundFee: z.number().int(),
      refundTime: z.string().optional(),
      /** How the money comes back, in words. */
      way: z.string(),
    })
    .optional(),
  /** The refund waits for the red letter of a special invoice. */
  isAwaitingRed: z.boolean(),
  orderState: zCode(orderStates),
  invoiceState: zCode(orderInvoiceStates),
  /** 2: the application that follows a refusal. */
  attempt: z.number().int(),
  /** The parcel at whose receipt it was reported. */
  parcelId: z.string().optional(),
  previousReturnNo: z.string().optional(),
  againReturnNo: z.string().optional(),
  closeTime: z.string().optional(),
  history: z.array(zReturnEvent),
});

/** What a command changed. */
export const zReturnMoved = z.object({
  returnNo: z.string(),
  returnState: zCode(returnStates),
  returnStateText: z.string(),
  version: z.number().int(),
});

/** What the buyer asks for; checked field by field with the texts of docs/domain/validation.md §7. */
export const returnForm = {
  returnType: zCode(returnTypes, '请选择售后类型'),
  reasonCode: z.number().int(),
  /** 未收到货, 已收到货; may be left out where the reason tells. */
  receiveState: zCode(receiveStates).optional(),
  remark: z.string().trim().max(1000).default(''),
  images: zImageUrls,
  items: z
    .array(z.object({ orderItemId: zId, qty: zReturnQty, applyFee: zFen.optional() }))
    .min(1, '请选择要售后的商品')
    .max(200),
  contactName: z.string().trim().max(50).default(''),
  contactMobile: z.string().trim().max(30).default(''),
  exchangeItemId: zId.optional(),
};
