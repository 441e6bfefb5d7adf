import { cancelStates, orderStates, type OrderState as State } from '@jicai/domain/orders/order-states.ts';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import type { OrderRow } from './orders.queries.ts';

const tones: Record<State, TagTone> = {
  [orderStates.awaitingApproval]: 'grey',
  [orderStates.rejected]: 'grey',
  [orderStates.awaitingPayment]: 'grey',
  [orderStates.awaitingShipment]: 'info',
  [orderStates.partlyShipped]: 'brand',
  [orderStates.awaitingReceipt]: 'brand',
  [orderStates.completed]: 'ok',
  [orderStates.cancelled]: 'grey',
  [orderStates.closed]: 'grey',
};

/** How far an order has come, for who has to act: a cancel that waits for an answer goes before everything else. */
export function OrderState({ order }: { order: Pick<OrderRow, 'orderState' | 'orderStateText' | 'cancelState'> }) {
  if (order.cancelState === cancelStates.applied)
    return (
      <Tag isState tone="danger">
        申请取消
      </Tag>
    );
  return (
    <Tag isState tone={tones[order.orderState]}>
      {order.orderStateText}
    </Tag>
  );
}
