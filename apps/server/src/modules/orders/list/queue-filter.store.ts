import { type OrderQueue, orderQueues } from '@jicai/domain/orders/order-queues.ts';
import { cancelStates } from '@jicai/domain/orders/order-states.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { codes } from '../../../db/codes.ts';
import { orders } from '../../../db/tables/orders.ts';

/** What `isInQueue` of the domain says, as a condition on `orders`; written out, so that each finds its index. */
export function inQueue({ name, dueSoonBefore }: { name: OrderQueue; dueSoonBefore: Date }): SQL | undefined {
  const inState = sql`${orders.state} in (${codes(...orderQueues[name].states)})`;
  const isAsked = sql`${orders.cancelState} = ${codes(cancelStates.applied)}`;
  const isNotAsked = sql`${orders.cancelState} <> ${codes(cancelStates.applied)}`;
  switch (name) {
    case 'cancelAsked':
      return and(inState, isAsked);
    case 'toShip':
      return and(inState, isNotAsked);
    case 'dueSoon':
      return and(inState, isNotAsked, sql`${orders.awaitingShipmentAt} <= ${dueSoonBefore.toISOString()}`);
    case 'toReceive':
    case 'toPay':
    case 'toApprove':
    case 'ended':
      return inState;
    default:
      return name satisfies never;
  }
}
