import { z } from 'zod';
import { zReturn, zReturnCard, zReturnEvent, zReturnItem, zReturnParcel } from './return-shapes.ts';

/**
 * What a supplier is told of an after-sales sheet: fields named one by one, nested ones too. A field that a sheet gains
 * stays untold until somebody names it here. No sums, no prices, nothing of how the order was paid.
 */
const zSupplierItem = zReturnItem.pick({
  orderItemId: true,
  itemId: true,
  productId: true,
  itemNo: true,
  itemName: true,
  itemSpec: true,
  colorName: true,
  imgUrl: true,
  unitName: true,
  qty: true,
  basis: true,
  goodQty: true,
  badQty: true,
  badReason: true,
  missingReason: true,
  foundNote: true,
  foundImages: true,
});

const inCard = {
  returnId: true,
  returnNo: true,
  orderNo: true,
  customerName: true,
  userName: true,
  supplierId: true,
  supplierName: true,
  returnType: true,
  returnTypeText: true,
  returnState: true,
  returnStateText: true,
  reasonCode: true,
  reasonName: true,
  createTime: true,
  deadlineAt: true,
  actions: true,
  disabledReasons: true,
  version: true,
} as const;

const zSupplierParcel = zReturnParcel
  .pick({ logisticsCode: true, logisticsName: true, logisticsNo: true, images: true, sendTime: true })
  .optional();

export const zSupplierReturnCard = zReturnCard.pick(inCard).extend({ items: z.array(zSupplierItem) });

export const zSupplierReturn = zReturn
  .pick({
    ...inCard,
    receiveState: true,
    remark: true,
    images: true,
    contactName: true,
    contactMobile: true,
    withFreight: true,
    auditRemark: true,
    refusalImages: true,
    isAwaitingRed: true,
    orderState: true,
    invoiceState: true,
    attempt: true,
    parcelId: true,
    previousReturnNo: true,
    againReturnNo: true,
    closeTime: true,
  })
  .extend({
    items: z.array(zSupplierItem),
    returnAddress: z
      .object({ receiver: z.string(), mobile: z.string(), areaText: z.string(), address: z.string() })
      .optional(),
    logistics: zSupplierParcel,
    exchangeItem: z
      .object({
        itemId: z.string(),
        itemNo: z.string(),
        itemName: z.string(),
        itemSpec: z.string(),
        colorName: z.string(),
      })
      .optional(),
    exchangeParcel: zSupplierParcel,
    history: z.array(zReturnEvent.pick({ event: true, label: true, userName: true, time: true, remark: true })),
  });
