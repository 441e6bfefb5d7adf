import { describe, expect, test } from 'vitest';
import { orderInvoiceStates } from '../invoices/invoice-states.ts';
import { approvalActions, isApprovalPending } from '../approvals/approval-actions.ts';
import { auditStateTexts, type AuditState, maxHops } from '../approvals/approval-states.ts';
import { buyerPermissions } from '../people/permissions.ts';
import { moveOfAction, orderActions, type OrderAction, type OrderFacts, type OrderViewer } from './order-actions.ts';
import {
  allOrderStates,
  cancelStates,
  isMoveAllowed,
  mayActorMove,
  type OrderMove,
  orderMoves,
  orderStates,
  payModes,
} from './order-states.ts';

/** The order that refuses least, and the viewer who may most: what is left is the state alone. */
const willing: Omit<OrderFacts, 'state'> = {
  cancelState: cancelStates.none,
  isClosing: false,
  isPastPayDeadline: false,
  hasParcels: false,
  hasUnreceivedParcels: true,
  isExtended: false,
  isReceiptHeld: false,
  isAfterSaleClosed: false,
  payMode: payModes.online,
  invoiceState: orderInvoiceStates.none,
  keptFen: 1000,
  units: { due: 3, free: 3, held: 0 },
};
const everything: OrderViewer = { isOwner: true, permissions: new Set(buyerPermissions) };
const moves = Object.entries(moveOfAction) as [OrderAction, OrderMove][];

describe('actions of an order and its moves', () => {
  test.each(moves.flatMap(([action, move]) => allOrderStates.map((state) => [action, move, state] as const)))(
    '%s is offered exactly where %s is allowed: state %i',
    (action, move, state) => {
      const { actions } = orderActions({ ...willing, state }, everything);
      expect(actions.includes(action)).toBe(isMoveAllowed(move, state));
    },
  );

  test('every move that a buyer brings about is a button of the order, or has its place elsewhere', () => {
    const elsewhere: OrderMove[] = [
      // On the page of the approval.
      'approve',
      'reject',
      // On the cashier's page.
      'setPayMode',
      // Follow from what he does to an after-sales sheet.
      'closeReturn',
      'settleReturn',
      // On the card of what the shop proposes.
      'agreeChange',
      'refuseChange',
    ];
    const buttons = new Set<OrderMove>(moves.map(([, move]) => move));
    const ofBuyers = (Object.keys(orderMoves) as OrderMove[]).filter((move) => mayActorMove(move, 'buyer'));
    expect(ofBuyers.filter((move) => !buttons.has(move)).toSorted()).toEqual(elsewhere.toSorted());
    // He begins a payment; that the order is paid says the channel.
    expect([...buttons].filter((move) => !mayActorMove(move, 'buyer'))).toEqual(['pay']);
  });

  test('what is not offered although its state allows it has a reason, or is not there for this order', () => {
    const shipped = { ...willing, state: orderStates.partlyShipped, hasParcels: true };
    expect(orderActions(shipped, everything).disabledReasons).toEqual({ applyCancel: '订单已发货，请申请售后' });
  });

  test('who was only asked to approve may buy the goods again, and nothing else', () => {
    for (const state of allOrderStates)
      expect(orderActions({ ...willing, state }, { ...everything, isOnlyAsked: true }).actions).toEqual(['rebuy']);
  });
});

describe('actions of an approval', () => {
  const states = Object.keys(auditStateTexts).map(Number) as AuditState[];
  const rights = new Set(buyerPermissions);
  const unreminded = { reminders: { count: 0, lastAt: null }, now: new Date('2026-11-26T02:00:00Z') };

  test.each(states.flatMap((state) => allOrderStates.map((tradeState) => [state, tradeState] as const)))(
    'a requester takes back what waits and edits what was rejected: approval %i, trade %i',
    (state, tradeState) => {
      const facts = { state, tradeState, isRequester: true, task: undefined, ...unreminded };
      const expected = [
        ...(state === orderStates.awaitingApproval ? ['remind', 'withdraw'] : []),
        ...(tradeState === orderStates.rejected ? ['resubmit'] : []),
      ];
      expect(approvalActions(facts, rights)).toEqual({ actions: expected, disabledReasons: {} });
      expect(isApprovalPending(state, tradeState)).toBe(
        state === orderStates.awaitingApproval ||
          ((state === orderStates.awaitingShipment || state === orderStates.awaitingReceipt) &&
            tradeState === orderStates.rejected),
      );
    },
  );

  test('who is asked answers, hands on at most three times, and never answers his own request', () => {
    const asked = {
      state: orderStates.awaitingApproval,
      tradeState: orderStates.awaitingApproval,
      isRequester: false,
      task: { hops: 0 },
      ...unreminded,
    } as const;
    expect(approvalActions(asked, rights).actions).toEqual(['approve', 'reject', 'transfer']);
    expect(approvalActions({ ...asked, task: { hops: maxHops } }, rights)).toEqual({
      actions: ['approve', 'reject'],
      disabledReasons: { transfer: expect.any(String) },
    });
    expect(approvalActions({ ...asked, isRequester: true }, rights).actions).toEqual(['remind', 'withdraw']);
    const reminded = { ...asked, isRequester: true, reminders: { count: 1, lastAt: asked.now } };
    expect(approvalActions(reminded, rights)).toEqual({
      actions: ['withdraw'],
      disabledReasons: { remind: '已催办，11-26 14:00 后可再次催办' },
    });
    expect(approvalActions(asked, new Set()).actions).toEqual([]);
  });
});
