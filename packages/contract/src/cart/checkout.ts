import { zCode, zNameOf } from '../wire/code.ts';
import { orderStates, payModes } from '@jicai/domain/orders/order-states.ts';
import { stepModeTexts } from '@jicai/domain/approvals/approval-flow.ts';
import { requestNote } from '@jicai/domain/approvals/approval-form.ts';
import { costCenter, mostOrderFiles, purchaseNo } from '@jicai/domain/orders/order-form.ts';
import { tidyText } from '@jicai/domain/forms/text.ts';
import { priceSources } from '@jicai/domain/money/pricing.ts';
import { zPieces } from '../goods/pieces.ts';
import { z } from 'zod';
import { command, optional, zId, zQty } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';
import { zForm } from '../wire/form.ts';
import { zPromise } from './delivery.ts';
import { zInvoiceKind } from '../invoices/invoices.ts';

export const zOrderAddress = z.object({
  addressId: z.string(),
  receiver: z.string(),
  mobile: z.string(),
  telephone: z.string(),
  areaCode: z.string(),
  areaText: z.string(),
  address: z.string(),
});

/** 采购附件; the link is good for 10 minutes. */
export const zOrderFile = z.object({ fileUrl: z.string(), fileName: z.string(), mediaType: z.string() });

const fees = {
  goodsFee: z.number().int(),
  discountFee: z.number().int(),
  freightFee: z.number().int(),
  payFee: z.number().int(),
};

/** A line to be bought; errorCode and errorMsg say why it cannot be. Fees in fen; price 0 where the caller has none. */
export const zSettleLine = z.object({
  itemId: z.string(),
  itemNo: z.string(),
  productId: z.string(),
  itemName: z.string(),
  itemSpec: z.string(),
  colorName: z.string(),
  imgUrl: z.string(),
  unitName: z.string(),
  ...zPieces,
  price: z.number().int(),
  /** '' where the caller has no price. */
  priceSource: z.enum([...priceSources, '']),
  qty: z.number().int(),
  ...fees,
  /** Basis points. */
  taxRate: z.number().int(),
  errorCode: z.string().optional(),
  errorMsg: z.string().optional(),
});

const zPayModeChoice = z.object({
  payMode: zCode(payModes),
  payModeText: z.string(),
  isEnable: z.boolean(),
  reason: z.string().optional(),
  /** Days for a bank transfer, as the shop has set them. */
  payDays: z.number().int().optional(),
  credit: z
    .object({ creditLimit: z.number().int(), availFee: z.number().int(), overdueFee: z.number().int() })
    .optional(),
});

/**
 * 结算预览 (docs/domain/orders.md §8): also the resultData of '2007', when something has changed since the buyer looked.
 */
export const zSettlePreview = z.object({
  previewKey: z.string(),
  groups: z.array(
    z.object({
      supplierId: z.string(),
      supplierName: z.string(),
      isSelf: z.boolean(),
      items: z.array(zSettleLine),
      promise: zPromise.optional(),
      /** As of EcmGoods/GetDelivery. */
      freeShortFee: z.number().int().nullable(),
      ...fees,
    }),
  ),
  ...fees,
  totalQty: z.number().int(),
  address: zOrderAddress.nullable(),
  payModes: z.array(zPayModeChoice),
  needAudit: z.boolean(),
  /** Which rule asks for an approval, and who will be asked; auditFault where nobody could be, with who can mend that and where. */
  auditRule: z.object({ ruleName: z.string(), ruleText: z.string() }).optional(),
  auditFlow: z
    .array(
      z.object({
        stepNo: z.number().int(),
        /** any 或签, all 会签. */
        mode: zNameOf(stepModeTexts),
        modeText: z.string(),
        approvers: z.array(z.object({ userId: z.string(), userName: z.string() })),
      }),
    )
    .optional(),
  auditFault: z.string().optional(),
  /** Which steps are passed because nobody stands above the requester. */
  auditSkip: z.string().optional(),
  canSubmit: z.boolean(),
});
export type SettlePreview = z.infer<typeof zSettlePreview>;

const zBasket = {
  /** Lines of the cart, or … */
  cartIds: z.array(zId).max(200, '一次最多结算200种商品').optional(),
  /** … items bought at once, without the cart. */
  itemList: z
    .array(z.object({ itemId: zId, qty: zQty }))
    .max(200, '一次最多结算200种商品')
    .optional(),
};

const zPayMode = zCode(payModes, '请选择支付方式');

/** What a submit says, the first time and after an approval turned it back. */
export const submitFields = {
  ...zBasket,
  previewKey: z.string().max(64),
  addressId: zId,
  payMode: zPayMode,
  remarks: z
    .array(z.object({ supplierId: zId, remark: z.string().trim() }))
    .max(200)
    .optional(),
  purchaseNo: zForm(purchaseNo),
  costCenter: zForm(costCenter),
  /** "YYYY-MM-DD" */
  expectDate: optional.text(20),
  /** 采购附件, as File/Upload answered them; submitted again, those of before that should stay are named again. */
  files: z.array(z.string().max(500)).max(mostOrderFiles, `附件最多${mostOrderFiles}个`).optional(),
  /** For the approvers, where there are any. */
  auditNote: zForm(requestNote, tidyText),
  /**
   * Asked for once each order is completed; left out: none. The title is copied now, its mailbox is used where none is given. Not for
   * orders on account, which are invoiced by their statement.
   */
  invoice: z.object({ invoiceKind: zInvoiceKind, titleId: zId, receiveEmail: optional.text(100) }).optional(),
};

export const zSubmitted = z.object({
  tradeId: z.string(),
  tradeNo: z.string(),
  orderNos: z.array(z.string()),
  orderState: zCode(orderStates),
  payFee: z.number().int(),
  payDeadline: z.string().optional(),
  auditId: z.string().optional(),
});

export const checkout = {
  /** Without addressId the caller's default address is used. */
  '/api/ShopOrder/Settle': endpoint({
    access: { can: 'cart.edit' },
    body: command({ ...zBasket, addressId: optional.id, payMode: optional.code(payModes) }),
    result: zSettlePreview,
  }),
  /** One trade, one order per supplier. '2007' with a new preview when prices, freight or goods are not as previewed. */
  '/api/ShopOrder/Submit': endpoint({
    access: { can: 'order.submit' },
    body: command(submitFields),
    result: zSubmitted,
    requestId: 'required',
  }),
};
