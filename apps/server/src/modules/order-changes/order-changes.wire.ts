import type { OrderChange } from '@jicai/contract/orders/order-changes.ts';
import { orderChangeStates, orderChangeStateTexts } from '@jicai/domain/orders/order-change.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { AddressSnapshot } from '../../db/tables/orders.ts';
import { type HeldOrder, isStill, refusalOf } from './hold-order.ts';
import type { OrderChangeRow, selectLineNames } from './order-changes.store.ts';

const toPart = ({ receiver, mobile, telephone, areaText, address }: AddressSnapshot) => ({
  receiver,
  mobile,
  telephone,
  areaText,
  address,
});

export function toOrderChange(
  ctx: Ctx,
  row: OrderChangeRow,
  { held, names }: { held: HeldOrder; names: Awaited<ReturnType<typeof selectLineNames>> },
): OrderChange {
  const oldOf = new Map(row.before.lines.map((line) => [line.orderLineId, line]));
  const lines = row.after.lines.flatMap(({ orderLineId, priceFen, qty }) => {
    const old = oldOf.get(orderLineId);
    if (!old || (old.priceFen === priceFen && old.qty === qty)) return [];
    const { itemName = '', unitName = '' } = names.get(orderLineId) ?? {};
    return [
      { orderItemId: orderLineId, itemName, unitName, oldPrice: old.priceFen, price: priceFen, oldQty: old.qty, qty },
    ];
  });
  const { before, after } = row;
  return {
    changeId: row.id,
    changeState: row.state,
    changeStateText: orderChangeStateTexts[row.state],
    isOpen:
      row.state === orderChangeStates.waiting &&
      row.endsAt > ctx.now &&
      refusalOf(held) === undefined &&
      isStill(held, before),
    reason: row.reason,
    requesterName: row.requesterName,
    createTime: shanghaiTime(row.createdAt),
    deadline: shanghaiTime(row.endsAt),
    answer: row.answer,
    answerName: row.answerName,
    oldPayFee: row.oldPayFen,
    newPayFee: row.newPayFen,
    lines,
    ...(before.address && { oldAddress: toPart(before.address) }),
    ...(after.address && { address: toPart(after.address) }),
    version: row.version,
  };
}
