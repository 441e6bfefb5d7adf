import type { ShopPermission } from '../shop-side/shop-permissions.ts';
import {
  type CancelState,
  cancelStates,
  isMoveAllowed,
  isWaybillOpen,
  type OrderState,
  orderStateTexts,
} from './order-states.ts';

/** What the shop's side may do with an order, in the order in which the console shows it. */
export const shopOrderActionTexts = {
  ship: '发货',
  auditCancel: '处理取消申请',
  cancelShort: '缺货取消',
  setPickLock: '锁定拣货',
  printWaybill: '打印面单',
  proposeChange: '变更订单',
} as const;
export type ShopOrderAction = keyof typeof shopOrderActionTexts;

export interface ShopOrderFacts {
  state: OrderState;
  cancelState: CancelState;
  /** Units that may be shipped now, and those that wait for an after-sales answer. */
  shippableQty: number;
  heldQty: number;
  /** Why nothing of it leaves now (停止发货, a change that its buyer is asked about); '' while everything may. */
  shipHold: string;
  /** Why its buyer cannot be asked for a change; undefined where he can. */
  changeRefusal: string | undefined;
}

const permissions: Record<ShopOrderAction, ShopPermission> = {
  ship: 'ops.order.ship',
  auditCancel: 'ops.order.cancel',
  cancelShort: 'ops.order.short',
  setPickLock: 'ops.order.ship',
  printWaybill: 'ops.order.ship',
  proposeChange: 'ops.order.change',
};

const asked = '客户申请取消，请先处理申请';
const heldBack = '剩余商品有处理中的退款申请，请先处理售后';

/** Said where goods of a customer stay in the warehouse (docs/domain/orders.md §10). */
export const shipHoldText = (reason: string): string => `该客户已停止发货：${reason}`;

/** Why the order itself refuses; undefined where it does not. Commands refuse by the same moves. */
const refusals: Record<ShopOrderAction, (order: ShopOrderFacts) => string | undefined> = {
  ship: (order) => {
    if (!isMoveAllowed('ship', order.state)) return `订单${orderStateTexts[order.state]}，不能发货`;
    if (order.cancelState === cancelStates.applied) return asked;
    if (order.shipHold !== '') return order.shipHold;
    return order.shippableQty === 0 && order.heldQty > 0 ? heldBack : undefined;
  },
  auditCancel: (order) =>
    isMoveAllowed('agreeCancel', order.state) && order.cancelState === cancelStates.applied
      ? undefined
      : '客户没有申请取消',
  cancelShort: (order) => {
    if (!isMoveAllowed('cancelShort', order.state)) return `订单${orderStateTexts[order.state]}，没有待发的商品`;
    return order.shippableQty === 0 && order.heldQty > 0 ? heldBack : undefined;
  },
  setPickLock: (order) => {
    if (!isMoveAllowed('setPickLock', order.state)) return `订单${orderStateTexts[order.state]}，不用锁定`;
    return order.cancelState === cancelStates.applied ? asked : undefined;
  },
  printWaybill: (order) => {
    if (!isWaybillOpen(order.state)) return `订单${orderStateTexts[order.state]}，不能打印面单`;
    return order.cancelState === cancelStates.applied ? asked : undefined;
  },
  proposeChange: (order) => order.changeRefusal,
};

const names = Object.keys(shopOrderActionTexts) as ShopOrderAction[];

/**
 * What somebody of the shop's side may do with an order now, and for everything else why not (docs/domain/orders.md §10).
 */
export function shopOrderActions(
  order: ShopOrderFacts,
  held: ReadonlySet<ShopPermission>,
): { actions: ShopOrderAction[]; disabledReasons: Partial<Record<ShopOrderAction, string>> } {
  const actions: ShopOrderAction[] = [];
  const disabledReasons: Partial<Record<ShopOrderAction, string>> = {};
  for (const name of names) {
    const reason = held.has(permissions[name]) ? refusals[name](order) : '您的角色不能做这件事';
    if (reason === undefined) actions.push(name);
    else disabledReasons[name] = reason;
  }
  return { actions, disabledReasons };
}
