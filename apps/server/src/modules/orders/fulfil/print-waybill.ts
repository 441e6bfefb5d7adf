import type { ResultOf } from '@jicai/contract/index.ts';
import { cancelStates, isWaybillOpen } from '@jicai/domain/orders/order-states.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { AddressSnapshot } from '../../../db/tables/orders.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { refuse } from '../../../http/refusal.ts';
import { writeAudit } from '../../audit/index.ts';
import { lockOrder } from '../move-orders.ts';
import { updateWaybillsPrinted } from '../orders.store.ts';

type Waybill = ResultOf<'/api/OpsOrder/PrintWaybill'>;

/**
 * Gives the shipper the receiver's mobile in full, while the order is paid for and not ended. Each time is
 * recorded with who asked (个人信息保护法); the number itself is not.
 */
export async function printWaybill(ctx: SignedInCtx, orderNo: string): Promise<Waybill> {
  const { order, trade } = await lockOrder(ctx, { orderNo });
  if (!isWaybillOpen(order.state) || order.cancelState === cancelStates.applied) throw refuse.stateChanged();
  const printedAt = order.waybillPrintedAt ?? ctx.now;
  await updateWaybillsPrinted(ctx, [order.orderId]);
  await writeAudit(ctx, { subject: `waybill ${orderNo}`, before: null, after: null });
  return toWaybill({ orderNo, remark: order.remark, printedAt, address: trade.address });
}

export function toWaybill(bill: {
  orderNo: string;
  remark: string;
  printedAt: Date;
  address: AddressSnapshot;
}): Waybill {
  const { orderNo, remark, printedAt, address: to } = bill;
  return {
    orderNo,
    receiver: to.receiver,
    mobile: to.mobile,
    telephone: to.telephone,
    areaText: to.areaText,
    address: to.address,
    remark,
    printTime: shanghaiTime(printedAt),
  };
}
