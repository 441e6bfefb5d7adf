import { orderStates } from '@jicai/domain/orders/order-states.ts';

/**
 * Orders of a list as they are shown: those that stand beneath each other and wait for the same approval are one request,
 * for they are agreed to and taken back together.
 */
export function groupByRequest<T extends { tradeId: string; orderState: number }>(orders: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const order of orders) {
    const before = groups.at(-1);
    const isSame =
      order.orderState === orderStates.awaitingApproval &&
      before?.[0]?.orderState === order.orderState &&
      before[0].tradeId === order.tradeId;
    if (isSame) before.push(order);
    else groups.push([order]);
  }
  return groups;
}
