import { errorCodes, errorTexts } from '../errors/error-codes.ts';
import { type CancelState, type OrderState, orderStates, type PayMode, payModes } from './order-states.ts';
import type { BuyerPermission } from '../people/permissions.ts';
import { returnableOrderStates } from '../returns/return-rules.ts';

/** Buttons of a buyer's order, in the order in which a screen shows them. */
export const orderActionTexts = {
  pay: '去付款',
  withdraw: '撤回申请',
  resubmit: '修改并重新提交',
  cancel: '取消订单',
  applyCancel: '申请取消',
  receive: '确认收货',
  extend: '延长收货',
  applyReturn: '申请售后',
  invoice: '申请开票',
  rebuy: '再次购买',
  delete: '删除订单',
} as const;
export type OrderAction = keyof typeof orderActionTexts;
export const isOrderAction = (name: string): name is OrderAction => name in orderActionTexts;

export interface OrderFacts {
  state: OrderState;
  cancelState: CancelState;
  /** A close-before-cancel is running. */
  isClosing: boolean;
  isPastPayDeadline: boolean;
  /** A parcel has left; there is then something to receive, or no way to cancel. */
  hasParcels: boolean;
  hasUnreceivedParcels: boolean;
  /** Every parcel on its way has had its one extension. */
  isExtended: boolean;
  /** Every parcel on its way has goods in an open after-sales sheet. */
  isReceiptHeld: boolean;
  /** The time for after-sales is over. */
  isAfterSaleClosed: boolean;
  payMode: PayMode;
  /** 0 未申请 1 申请中 2 部分开票 3 已开票 4 已红冲. */
  invoiceState: number;
  /** Paid and not given back. */
  keptFen: number;
  /** Units due, those a new after-sales sheet may take, and those that open ones hold. */
  units: { due: number; free: number; held: number };
}

export interface OrderViewer {
  /** The order is the viewer's own; hiding it is for its owner alone. */
  isOwner: boolean;
  permissions: ReadonlySet<BuyerPermission>;
}

interface Rule {
  from: readonly OrderState[];
  permission: BuyerPermission;
  /** Why this order refuses although the state knows the action; undefined = it does not. */
  refusal?: (facts: OrderFacts, viewer: OrderViewer) => string | undefined;
  /** The action does not exist for this order at all. */
  isAbsent?: (facts: OrderFacts, viewer: OrderViewer) => boolean;
}

const isClosingText = '订单正在取消中，请稍后刷新';
const anyState = Object.values(orderStates);

const rules: Record<OrderAction, Rule> = {
  pay: {
    from: [20],
    permission: 'order.pay',
    refusal: (order) =>
      order.isClosing ? isClosingText : order.isPastPayDeadline ? errorTexts[errorCodes.paymentExpired] : undefined,
  },
  withdraw: { from: [10], permission: 'order.submit', isAbsent: (_, viewer) => !viewer.isOwner },
  resubmit: { from: [15], permission: 'order.submit', isAbsent: (_, viewer) => !viewer.isOwner },
  cancel: {
    from: [15, 20],
    permission: 'order.cancel',
    refusal: (order) => (order.isClosing ? isClosingText : undefined),
  },
  applyCancel: {
    from: [30, 35],
    permission: 'order.cancel',
    refusal: (order) =>
      order.hasParcels || order.state !== 30
        ? errorTexts[errorCodes.alreadyShipped]
        : order.cancelState === 1
          ? '取消申请处理中，请等待商家审核'
          : order.cancelState === 3
            ? '商家已拒绝取消，请联系客服'
            : undefined,
  },
  receive: {
    from: [35, 40],
    permission: 'order.receive',
    isAbsent: (order) => !order.hasUnreceivedParcels,
    refusal: (order) => (order.isReceiptHeld ? errorTexts[errorCodes.returnUnderWay] : undefined),
  },
  extend: {
    from: [35, 40],
    permission: 'order.receive',
    isAbsent: (order) => !order.hasUnreceivedParcels,
    refusal: (order) => (order.isExtended ? '每个包裹只能延长一次收货时间' : undefined),
  },
  applyReturn: {
    from: returnableOrderStates,
    permission: 'return.apply',
    // All of an order that was not shipped at all is cancelled, so there must be a part of it.
    isAbsent: (order) => order.units.free + order.units.held === 0 || (order.state === 30 && order.units.due < 2),
    refusal: (order) =>
      order.isAfterSaleClosed
        ? errorTexts[errorCodes.returnTooLate]
        : order.cancelState === 1
          ? '取消申请处理中，请等待商家审核'
          : order.units.free === 0
            ? errorTexts[errorCodes.returnUnderWay]
            : undefined,
  },
  invoice: {
    from: [50],
    permission: 'invoice.apply',
    // Orders on account are invoiced by their statement. While a request is under way only its lines tell what is left: 可开票订单 knows.
    isAbsent: (order) =>
      order.payMode === payModes.credit || order.keptFen === 0 || order.invoiceState === 1 || order.invoiceState === 3,
  },
  rebuy: { from: anyState, permission: 'cart.edit' },
  delete: { from: [50, 60, 70], permission: 'order.view', isAbsent: (_, viewer) => !viewer.isOwner },
};

const actionNames = Object.keys(orderActionTexts) as OrderAction[];

/**
 * What the viewer may do with an order now, and why not where the state knows the action but refuses it
 * (docs/domain/orders.md §9). The server uses the same answer to refuse.
 */
export function orderActions(
  facts: OrderFacts,
  viewer: OrderViewer,
): { actions: OrderAction[]; disabledReasons: Partial<Record<OrderAction, string>> } {
  const actions: OrderAction[] = [];
  const disabledReasons: Partial<Record<OrderAction, string>> = {};
  for (const action of actionNames) {
    const rule = rules[action];
    if (!rule.from.includes(facts.state) || rule.isAbsent?.(facts, viewer)) continue;
    const reason = viewer.permissions.has(rule.permission)
      ? rule.refusal?.(facts, viewer)
      : errorTexts[errorCodes.forbidden];
    if (reason === undefined) actions.push(action);
    else disabledReasons[action] = reason;
  }
  return { actions, disabledReasons };
}
