import { stockStates } from '@jicai/domain/goods/quantity.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { z } from 'zod';
import { submitFields, zOrderAddress, zSettlePreview, zSubmitted } from '../cart/checkout.ts';
import { zOfferedCostCenters } from './orders.ts';
import { command, optional, pageQuery, zId, zQty, zText } from '../wire/body.ts';
import { zCode } from '../wire/code.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const access = { ops: 'ops.order.place' } as const;

/** Somebody in whose name an order can be placed; his mobile is starred. */
const zRequester = z.object({
  userId: z.string(),
  userName: z.string(),
  accountNo: z.string(),
  mobile: z.string(),
  orgName: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  customerType: zCode(customerTypes),
  /** Why nothing may be ordered for him; '' where it may. */
  refusal: z.string(),
});

const { cartIds: _cartIds, itemList: _itemList, invoice: _invoice, ...fields } = submitFields;

/**
 * Ordering for a customer (docs/domain/orders.md §12): whatever is asked is answered as to the requester himself, with his
 * prices, goods pool, addresses, credit and rules of approval. '5' for who is no buyer of this shop.
 */
export const placingOps = {
  /** Buyers by a part of their name or their company's, a whole account name or mobile; those of one customer by `customerId`. */
  '/api/OpsPlace/GetRequesters': endpoint({
    access,
    body: pageQuery({ customerId: optional.id }),
    result: z.array(zRequester),
    extra: pageExtra,
  }),
  /** The requester with the addresses he may have goods sent to, his default first, and what his order may be booked on. */
  '/api/OpsPlace/GetModel': endpoint({
    access,
    body: command({ userId: zId }),
    result: z.object({
      requester: zRequester,
      addresses: z.array(zOrderAddress.extend({ isDefault: z.boolean() })),
      offered: zOfferedCostCenters,
    }),
  }),
  /** What the requester would find; at most 20. */
  '/api/OpsPlace/GetGoods': endpoint({
    access,
    body: command({ userId: zId, searchKey: zText.min(1, '请输入商品名称或编号').max(50) }),
    result: z.array(
      z.object({
        itemId: z.string(),
        itemNo: z.string(),
        itemName: z.string(),
        itemSpec: z.string(),
        imgUrl: z.string(),
        unitName: z.string(),
        price: z.number().int().nullable(),
        minQty: z.number().int(),
        stockState: zCode(stockStates),
      }),
    ),
  }),
  /** As ShopOrder/Settle, by numbers of items; those the shop does not have are named. */
  '/api/OpsPlace/GetPreview': endpoint({
    access,
    body: command({
      userId: zId,
      items: z
        .array(z.object({ itemNo: zText.min(1).max(64), qty: zQty }))
        .min(1, '请添加商品')
        .max(200, '一次最多下单200种商品'),
      addressId: optional.id,
      payMode: optional.code(payModes),
    }),
    result: z.object({
      /** Absent where none of the numbers is known. */
      preview: zSettlePreview.optional(),
      unknownNos: z.array(z.string()),
    }),
  }),
  /** As ShopOrder/Submit, of the previewed items. The order says who placed it, and the requester is told. */
  '/api/OpsPlace/Submit': endpoint({
    access,
    body: command({
      userId: zId,
      itemList: z
        .array(z.object({ itemId: zId, qty: zQty }))
        .min(1, '请添加商品')
        .max(200, '一次最多下单200种商品'),
      ...fields,
    }),
    result: zSubmitted,
    requestId: 'required',
  }),
};
