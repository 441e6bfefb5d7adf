import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourMs } from '../time/durations.ts';
import { dueSoonBefore, dueSoonHours, isByDeadline, isInQueue, orderQueueNames, shipDueAt } from './order-queues.ts';
import { allOrderStates, cancelStates, orderStates } from './order-states.ts';

const now = new Date('2026-11-20T08:52:00Z');
const anyOrder = fc.record({
  state: fc.constantFrom(...allOrderStates),
  cancelState: fc.constantFrom(...Object.values(cancelStates)),
  awaitingShipmentAt: fc.option(
    fc.date({ min: new Date(now.getTime() - 200 * hourMs), max: now, noInvalidDate: true }),
  ),
});

test('every order that waits for anything stands in one queue, and what is due soon also in that to ship', () => {
  fc.assert(
    fc.property(anyOrder, fc.integer({ min: 7, max: 240 }), (order, shipWithinHours) => {
      const isIn = (queue: (typeof orderQueueNames)[number]) => isInQueue(order, queue, { now, shipWithinHours });
      if (isIn('dueSoon')) expect(isIn('toShip')).toBe(true);
      const queues = orderQueueNames.filter((queue) => queue !== 'dueSoon' && isIn(queue));
      expect(queues.length).toBe(order.state === orderStates.rejected ? 0 : isStrayAsk(order) ? 0 : 1);
    }),
  );
});
/** A cancel is asked for before anything was shipped only. */
const isStrayAsk = (order: { state: number; cancelState: number }) =>
  order.state === orderStates.partlyShipped && order.cancelState === cancelStates.applied;

test('due soon is what has six hours or less left, whatever the limit of the shop', () => {
  fc.assert(
    fc.property(anyOrder, fc.integer({ min: 7, max: 240 }), (order, shipWithinHours) => {
      const dueAt = shipDueAt(order, shipWithinHours);
      const isSoon =
        dueAt !== undefined &&
        order.cancelState !== cancelStates.applied &&
        dueAt.getTime() - now.getTime() <= dueSoonHours * hourMs;
      expect(isInQueue(order, 'dueSoon', { now, shipWithinHours })).toBe(isSoon);
    }),
  );
  expect(dueSoonBefore(now, 48)).toEqual(new Date(now.getTime() - 42 * hourMs));
  expect([isByDeadline('toShip'), isByDeadline('toPay'), isByDeadline(undefined)]).toEqual([true, false, false]);
});

test('what does not wait to be shipped has no limit', () => {
  const awaitingShipmentAt = new Date('2026-11-18T06:03:00Z');
  const due = (state: (typeof allOrderStates)[number]) => shipDueAt({ state, awaitingShipmentAt }, 48)?.toISOString();
  expect(due(orderStates.awaitingShipment)).toBe('2026-11-20T06:03:00.000Z');
  expect(due(orderStates.awaitingReceipt)).toBeUndefined();
  expect(shipDueAt({ state: orderStates.awaitingShipment, awaitingShipmentAt: null }, 48)).toBeUndefined();
});
