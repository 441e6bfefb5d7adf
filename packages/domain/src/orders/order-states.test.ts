import { orderInvoiceStates } from '../invoices/invoice-states.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderActions, type OrderFacts } from './order-actions.ts';
import { heldStory, orderEventText } from './order-record.ts';
import {
  allOrderStates,
  cancelStates,
  fulfilmentState,
  isMoveAllowed,
  type OrderMove,
  orderMoves,
  type OrderState,
  orderStates,
  orderStateTexts,
  orderTabs,
  payModes,
  settledState,
  tradePayStateTexts,
} from './order-states.ts';
import { builtInRoles } from '../people/permissions.ts';

const moves = Object.keys(orderMoves) as OrderMove[];

describe('moves', () => {
  test('no path leads out of a final state', () => {
    for (const state of [60, 70] as const) {
      const leaving = moves.filter(
        (move) => isMoveAllowed(move, state) && orderMoves[move].next.some((n) => n !== state),
      );
      expect(leaving).toEqual([]);
    }
  });

  test('shipped goods are never cancelled', () => {
    for (const move of moves.filter((m) => orderMoves[m].next.some((n) => n === 60))) {
      const from: readonly OrderState[] = orderMoves[move].from;
      // Of what was not shipped yet; nothing due is left only where nothing was shipped.
      if (move !== 'cancelShort' && move !== 'settleReturn')
        expect(from.some((state) => state >= orderStates.partlyShipped)).toBe(false);
    }
  });

  test('every state has a label, and every tab filters known states', () => {
    expect(Object.keys(orderStateTexts).map(Number)).toEqual(allOrderStates);
    expect(orderTabs.flatMap((tab) => tab.states).every((state) => allOrderStates.includes(state))).toBe(true);
  });
});

describe('fulfilmentState', () => {
  const line = { qty: 3, cancelledQty: 0, shippedQty: 0, receivedQty: 0 };
  test.each([
    [[line], 30],
    [[{ ...line, shippedQty: 1 }], 35],
    [[{ ...line, shippedQty: 3 }, line], 35],
    [[{ ...line, shippedQty: 3, receivedQty: 2 }], 40],
    [[{ ...line, shippedQty: 3, receivedQty: 3 }], 50],
    [[{ ...line, cancelledQty: 1, shippedQty: 2, receivedQty: 2 }], 50],
    [[{ ...line, cancelledQty: 3 }], 60],
  ])('%j → %i', (lines, state) => {
    expect(fulfilmentState(lines)).toBe(state);
  });
});

describe('settledState', () => {
  const line = { qty: 2, cancelledQty: 0, shippedQty: 2, receivedQty: 2, returnedQty: 2 };
  test('closed when everything that arrived went back, not before', () => {
    expect(settledState([line, line])).toBe(70);
    expect(settledState([line, { ...line, returnedQty: 1 }])).toBe(50);
    expect(settledState([line, { ...line, receivedQty: 1, returnedQty: 1 }])).toBe(40);
    expect(settledState([{ ...line, cancelledQty: 2, shippedQty: 0, receivedQty: 0, returnedQty: 0 }])).toBe(60);
  });
});

describe('actions', () => {
  const facts: OrderFacts = {
    state: orderStates.awaitingPayment,
    cancelState: cancelStates.none,
    isClosing: false,
    isPastPayDeadline: false,
    hasParcels: false,
    hasUnreceivedParcels: false,
    isExtended: false,
    isReceiptHeld: false,
    isAfterSaleClosed: false,
    payMode: payModes.online,
    invoiceState: orderInvoiceStates.none,
    keptFen: 1000,
    units: { due: 3, free: 3, held: 0 },
  };
  const buyer = { isOwner: true, permissions: new Set(builtInRoles.buyer.permissions) };
  const approver = { isOwner: false, permissions: new Set(builtInRoles.approver.permissions) };

  test('an unpaid order can be paid and cancelled by its buyer', () => {
    expect(orderActions(facts, buyer)).toEqual({ actions: ['pay', 'cancel', 'rebuy'], disabledReasons: {} });
  });
  test('who lacks the permission sees why', () => {
    expect(orderActions(facts, approver)).toEqual({
      actions: ['rebuy'],
      disabledReasons: { pay: '没有操作权限', cancel: '没有操作权限' },
    });
  });
  test('after the deadline nobody pays', () => {
    expect(orderActions({ ...facts, isPastPayDeadline: true }, buyer).disabledReasons).toEqual({
      pay: '订单已超过支付期限',
    });
  });
  test('shipped goods go to after-sales', () => {
    const shipped = {
      ...facts,
      state: orderStates.partlyShipped,
      hasParcels: true,
      hasUnreceivedParcels: true,
    } as const;
    expect(orderActions(shipped, buyer)).toEqual({
      actions: ['receive', 'extend', 'applyReturn', 'rebuy'],
      disabledReasons: { applyCancel: '订单已发货，请申请售后' },
    });
    const held = { ...shipped, isReceiptHeld: true, units: { due: 3, free: 0, held: 3 } };
    expect(orderActions(held, buyer).disabledReasons).toMatchObject({
      receive: '该商品存在处理中的售后单',
      applyReturn: '该商品存在处理中的售后单',
    });
  });
  test('after-sales need something to ask for, and time', () => {
    const done = { ...facts, state: orderStates.completed } as const;
    expect(orderActions(done, buyer).actions).toContain('applyReturn');
    expect(orderActions({ ...done, isAfterSaleClosed: true }, buyer).disabledReasons).toEqual({
      applyReturn: '已超过售后申请期限',
    });
    const returned = { ...done, keptFen: 0, units: { due: 3, free: 0, held: 0 } };
    expect(orderActions(returned, buyer)).toEqual({ actions: ['rebuy', 'delete'], disabledReasons: {} });
    // One unit that was not shipped is the whole order: it is cancelled.
    const single = { ...facts, state: orderStates.awaitingShipment, units: { due: 1, free: 1, held: 0 } } as const;
    expect(orderActions(single, buyer).actions).toEqual(['applyCancel', 'rebuy']);
  });
  test('an invoice is asked for while paid money has none', () => {
    const done = { ...facts, state: orderStates.completed } as const;
    const mayAsk = (part: Partial<OrderFacts>) => orderActions({ ...done, ...part }, buyer).actions.includes('invoice');
    expect(Object.values(orderInvoiceStates).map((invoiceState) => mayAsk({ invoiceState }))).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
    expect(mayAsk({ keptFen: 0 })).toBe(false);
    expect(mayAsk({ payMode: payModes.credit })).toBe(false);
    expect(mayAsk({ payMode: payModes.transfer })).toBe(true);
    expect(mayAsk({ state: orderStates.awaitingReceipt })).toBe(false);
    expect(orderActions(done, approver).disabledReasons).toMatchObject({ invoice: '没有操作权限' });
  });
  test('an action is never both offered and refused, and none is offered out of its state', () => {
    const anyFacts = fc.record({
      state: fc.constantFrom(...allOrderStates),
      cancelState: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
      isClosing: fc.boolean(),
      isPastPayDeadline: fc.boolean(),
      hasParcels: fc.boolean(),
      hasUnreceivedParcels: fc.boolean(),
      isExtended: fc.boolean(),
      isReceiptHeld: fc.boolean(),
      isAfterSaleClosed: fc.boolean(),
      payMode: fc.constantFrom(1 as const, 2 as const, 3 as const),
      invoiceState: fc.constantFrom(...Object.values(orderInvoiceStates)),
      keptFen: fc.nat(1),
      units: fc.record({ due: fc.nat(3), free: fc.nat(3), held: fc.nat(3) }),
    });
    fc.assert(
      fc.property(anyFacts, (some) => {
        const { actions, disabledReasons } = orderActions(some, buyer);
        const outOfState = actions.some((a) => a in orderMoves && !isMoveAllowed(a as OrderMove, some.state));
        return !outOfState && actions.every((action) => !(action in disabledReasons));
      }),
    );
  });
});

test('orders on account are called by what is still to be settled', () => {
  expect([tradePayStateTexts[4], tradePayStateTexts[5]]).toEqual(['待结算', '已结清']);
});

test('what happened to the money is told by the way the order is paid', () => {
  expect(orderEventText('refund', payModes.online)).toBe('退款成功');
  expect(orderEventText('refund', payModes.credit)).toBe('冲减账期欠款');
  expect(orderEventText('ship', payModes.credit)).toBe('商家发货');
});

describe('what a move did to goods and credit that were held', () => {
  const story = (event: OrderMove, from: OrderState, to: OrderState, payMode: 1 | 2 = payModes.credit) =>
    heldStory({ event, fromState: from, toState: to, payMode });

  test('an approval that ends without a yes lets go of both', () => {
    expect(story('reject', orderStates.awaitingApproval, orderStates.rejected)).toBe(
      '商品预占已释放，冻结的信用额度已解冻',
    );
    expect(story('expireApproval', orderStates.awaitingApproval, orderStates.cancelled)).toBe(
      '商品预占已释放，冻结的信用额度已解冻',
    );
    expect(story('withdraw', orderStates.awaitingApproval, orderStates.rejected, payModes.online)).toBe(
      '商品预占已释放',
    );
  });

  test('a yes on account uses what was frozen', () => {
    expect(story('approve', orderStates.awaitingApproval, orderStates.awaitingShipment)).toBe(
      '冻结的信用额度已转为占用',
    );
    expect(
      story('approve', orderStates.awaitingApproval, orderStates.awaitingPayment, payModes.online),
    ).toBeUndefined();
  });

  test('a cancel lets go of the goods; what held nothing tells nothing', () => {
    expect(story('expire', orderStates.awaitingPayment, orderStates.cancelled, payModes.online)).toBe('商品预占已释放');
    expect(story('applyCancel', orderStates.awaitingShipment, orderStates.cancelled)).toBe('商品预占已释放');
    expect(story('expireEdit', orderStates.rejected, orderStates.cancelled)).toBeUndefined();
    expect(story('ship', orderStates.awaitingShipment, orderStates.awaitingReceipt)).toBeUndefined();
    expect(story('setPickLock', orderStates.awaitingShipment, orderStates.awaitingShipment)).toBeUndefined();
  });
});
