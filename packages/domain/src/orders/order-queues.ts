import { hourMs } from '../time/durations.ts';
import { cancelStates, orderStates, type CancelState, type OrderState } from './order-states.ts';

/** What decides in which queue an order waits. */
export interface Queued {
  state: OrderState;
  cancelState: CancelState;
  awaitingShipmentAt: Date | null;
}

/** An order is due soon 快超时 when it has this long or less left to be shipped. */
export const dueSoonHours = 6;

/**
 * Queues of the shop's side (docs/domain/orders.md §10): what waits for whom. `toShip` and `dueSoon` leave out what the
 * buyer has asked to cancel, for it may not be shipped until that is answered.
 */
export const orderQueues = {
  toShip: { label: '待发货', states: [orderStates.awaitingShipment, orderStates.partlyShipped] },
  dueSoon: { label: '快超时', states: [orderStates.awaitingShipment, orderStates.partlyShipped] },
  cancelAsked: { label: '申请取消', states: [orderStates.awaitingShipment] },
  toReceive: { label: '待收货', states: [orderStates.awaitingReceipt] },
  toPay: { label: '待付款', states: [orderStates.awaitingPayment] },
  toApprove: { label: '待审批', states: [orderStates.awaitingApproval] },
  ended: { label: '已结束', states: [orderStates.completed, orderStates.cancelled, orderStates.closed] },
} as const satisfies Record<string, { label: string; states: readonly OrderState[] }>;
export type OrderQueue = keyof typeof orderQueues;
export const orderQueueNames = Object.keys(orderQueues) as [OrderQueue, ...OrderQueue[]];

/** Queues of a supplier: what is not paid or not approved yet is none of its business. */
export const supplierQueues: readonly OrderQueue[] = ['toShip', 'dueSoon', 'cancelAsked', 'toReceive', 'ended'];

/** Queues whose orders stand by their time limit, the shortest first; in all others the newest comes first. */
export const isByDeadline = (queue: OrderQueue | undefined): boolean => queue === 'toShip' || queue === 'dueSoon';

/** Until when an order has to be shipped; undefined where it does not wait for that. */
export function shipDueAt(
  { state, awaitingShipmentAt }: Pick<Queued, 'state' | 'awaitingShipmentAt'>,
  shipWithinHours: number,
): Date | undefined {
  const waits = state === orderStates.awaitingShipment || state === orderStates.partlyShipped;
  return waits && awaitingShipmentAt ? new Date(awaitingShipmentAt.getTime() + shipWithinHours * hourMs) : undefined;
}

/** Orders that began to wait before this moment are due soon, or overdue. */
export const dueSoonBefore = (now: Date, shipWithinHours: number): Date =>
  new Date(now.getTime() - (shipWithinHours - dueSoonHours) * hourMs);

/** Whether an order stands in a queue: what the list's SQL says, for tests and for screens. */
export function isInQueue(
  order: Queued,
  queue: OrderQueue,
  { now, shipWithinHours }: { now: Date; shipWithinHours: number },
) {
  const { states }: { states: readonly OrderState[] } = orderQueues[queue];
  if (!states.includes(order.state)) return false;
  const isAsked = order.cancelState === cancelStates.applied;
  if (queue === 'cancelAsked') return isAsked;
  if (queue === 'toShip') return !isAsked;
  if (queue !== 'dueSoon') return true;
  return (
    !isAsked && order.awaitingShipmentAt !== null && order.awaitingShipmentAt <= dueSoonBefore(now, shipWithinHours)
  );
}
