import { orderChangeStates } from '@jicai/domain/orders/order-change.ts';
import { z } from 'zod';
import { zOrderAddress } from '../cart/checkout.ts';
import { addressFields } from '../people/accounts.ts';
import { command, optional, zFlag, zId, zQty, zText } from '../wire/body.ts';
import { zCode } from '../wire/code.ts';
import { endpoint } from '../wire/endpoint.ts';
import { zOrderNo } from './order-shapes.ts';

const zAddressPart = zOrderAddress.omit({ addressId: true, areaCode: true });

/** A proposed change of an order; fees in fen. */
const zOrderChange = z.object({
  changeId: z.string(),
  changeState: zCode(orderChangeStates),
  changeStateText: z.string(),
  /** It waits, and the order still is what it was proposed for: it can be answered. */
  isOpen: z.boolean(),
  reason: z.string(),
  requesterName: z.string(),
  createTime: z.string(),
  /** Until when it can be answered. */
  deadline: z.string(),
  answer: z.string(),
  answerName: z.string(),
  oldPayFee: z.number().int(),
  newPayFee: z.number().int(),
  /** Lines whose price or quantity would be another. */
  lines: z.array(
    z.object({
      orderItemId: z.string(),
      itemName: z.string(),
      unitName: z.string(),
      oldPrice: z.number().int(),
      price: z.number().int(),
      oldQty: z.number().int(),
      qty: z.number().int(),
    }),
  ),
  oldAddress: zAddressPart.optional(),
  address: zAddressPart.optional(),
  version: z.number().int(),
});
export type OrderChange = z.infer<typeof zOrderChange>;

const price = z.number().int('请输入正确的单价').min(1, '单价必须大于0').max(999_999_999, '单价过大');

/** Changes of an order with its buyer's consent (docs/domain/orders.md §15). */
export const orderChanges = {
  /** Proposed changes of one order, the latest first. */
  '/api/OpsOrder/GetChanges': endpoint({
    access: { ops: 'ops.order.change' },
    body: command({ orderNo: zOrderNo }),
    result: z.array(zOrderChange),
  }),
  /**
   * Proposes other prices, quantities or another address before anything is shipped. A price cut beyond one operator's power
   * waits for a second person first (`secondPersonId`), the buyer is asked after that. version: of the order.
   */
  '/api/OpsOrder/ProposeChange': endpoint({
    access: { ops: 'ops.order.change' },
    body: command({
      orderNo: zOrderNo,
      lines: z
        .array(z.object({ orderItemId: zId, price, qty: zQty }))
        .max(200)
        .default([]),
      address: z
        .object({
          receiver: addressFields.receiver,
          mobile: addressFields.mobile,
          telephone: addressFields.telephone,
          areaCode: addressFields.areaCode,
          address: addressFields.address,
        })
        .optional(),
      reason: zText.min(2, '请填写原因').max(200, '原因不能超过200字'),
    }),
    result: z.object({ changeId: z.string().optional(), secondPersonId: z.string().optional() }),
    requestId: 'required',
  }),
  '/api/OpsOrder/WithdrawChange': endpoint({
    access: { ops: 'ops.order.change' },
    body: command({ changeId: zId }),
    result: z.object({ changeId: z.string(), version: z.number().int() }),
    requestId: 'required',
  }),
  '/api/ShopOrder/GetChanges': endpoint({
    access: { can: 'order.view' },
    body: command({ orderNo: zOrderNo }),
    result: z.array(zOrderChange),
  }),
  /** Accepting applies the change with its money at once; '3001' where the order is no longer what it was. */
  '/api/ShopOrder/AnswerChange': endpoint({
    access: { can: 'order.submit' },
    body: command({ changeId: zId, isAgree: zFlag, reason: optional.text(200) }),
    result: z.object({ changeId: z.string(), changeState: zCode(orderChangeStates), version: z.number().int() }),
    requestId: 'required',
  }),
};
