import { expect, test } from 'vitest';
import { shopPermissionCodes } from '../shop-side/shop-permissions.ts';
import { allOrderStates, cancelStates, mayActorMove, orderStates } from './order-states.ts';
import { type ShopOrderAction, shopOrderActions, shopOrderActionTexts } from './shop-order-actions.ts';

const everything = new Set(shopPermissionCodes);
const order = {
  state: orderStates.awaitingShipment,
  cancelState: cancelStates.none,
  shippableQty: 5,
  heldQty: 0,
  shipHold: '',
  changeRefusal: undefined,
};

test('each action is either possible or says why not', () => {
  for (const state of allOrderStates)
    for (const cancelState of Object.values(cancelStates)) {
      const { actions, disabledReasons } = shopOrderActions({ ...order, state, cancelState }, everything);
      const named = [...actions, ...Object.keys(disabledReasons)].toSorted();
      expect(named).toEqual(Object.keys(shopOrderActionTexts).toSorted());
      for (const reason of Object.values(disabledReasons)) expect(reason).toMatch(/[\u4e00-\u9fff]/);
    }
});

test('an order that waits to be shipped: everything but answering a cancel nobody asked for', () => {
  const { actions, disabledReasons } = shopOrderActions(order, everything);
  expect(actions).toEqual(['ship', 'cancelShort', 'setPickLock', 'printWaybill', 'proposeChange']);
  expect(disabledReasons).toEqual({ auditCancel: '客户没有申请取消' });
});

test('nothing leaves while a cancel waits for its answer', () => {
  const { actions, disabledReasons } = shopOrderActions({ ...order, cancelState: cancelStates.applied }, everything);
  expect(actions).toContain('auditCancel');
  expect(disabledReasons.ship).toBe('客户申请取消，请先处理申请');
});

test('units with an open refund request are not shipped, and the reason says so', () => {
  const { disabledReasons } = shopOrderActions({ ...order, shippableQty: 0, heldQty: 5 }, everything);
  expect(disabledReasons.ship).toContain('请先处理售后');
  expect(disabledReasons.cancelShort).toContain('请先处理售后');
});

test('nothing leaves for a customer that is held, and the reason says why', () => {
  const { actions, disabledReasons } = shopOrderActions(
    { ...order, shipHold: '该客户已停止发货：合同到期' },
    everything,
  );
  expect(actions).not.toContain('ship');
  expect(disabledReasons.ship).toBe('该客户已停止发货：合同到期');
});

test('who lacks the permission is told so, whatever the order', () => {
  const { actions, disabledReasons } = shopOrderActions(order, new Set(['ops.order.view'] as const));
  expect(actions).toEqual([]);
  expect(new Set(Object.values(disabledReasons))).toEqual(new Set(['您的角色不能做这件事']));
});

test('what the shop may do is what the table of moves lets it do', () => {
  const moves = {
    ship: 'ship',
    auditCancel: 'agreeCancel',
    cancelShort: 'cancelShort',
    setPickLock: 'setPickLock',
  } as const;
  for (const [action, move] of Object.entries(moves) as [ShopOrderAction, (typeof moves)[keyof typeof moves]][])
    expect(mayActorMove(move, 'operator') && mayActorMove(move, 'supplier'), action).toBe(true);
});
