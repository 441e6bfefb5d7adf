import { type OrderInvoiceState, orderInvoiceStates } from '../invoices/invoice-states.ts';
import { errorCodes, errorTexts } from '../errors/error-codes.ts';
import {
  type CancelState,
  cancelStates,
  isMoveAllowed,
  type OrderMove,
  type OrderState,
  orderStates,
  type PayMode,
  payModes,
} from './order-states.ts';
import type { BuyerPermission } from '../people/permissions.ts';

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
  invoiceState: OrderInvoiceState;
  /** Paid and not given back. */
  keptFen: number;
  /** Units due, those a new after-sales sheet may take, and those that open ones hold. */
  units: { due: number; free: number; held: number };
}

export interface OrderViewer {
  /** The order is the viewer's own; hiding it is for its owner alone. */
  isOwner: boolean;
  permissions: ReadonlySet<BuyerPermission>;
  /** Only asked to approve the order: he may put its goods into his own cart, and nothing else. */
  isOnlyAsked?: boolean;
}

/** Which move of `orderMoves` an action asks for; the move says in which states. An action that moves no order has none. */
export const moveOfAction = {
  pay: 'pay',
  withdraw: 'withdraw',
  resubmit: 'resubmit',
  cancel: 'cancel',
  applyCancel: 'applyCancel',
  receive: 'receive',
  extend: 'extend',
  applyReturn: 'openReturn',
  delete: 'delete',
} as const satisfies Partial<Record<OrderAction, OrderMove>>;
type MovelessAction = Exclude<OrderAction, keyof typeof moveOfAction>;

/** States in which an action that moves no order may be taken. An order is invoiced once it is completed. */
const statesOfMoveless: Record<MovelessAction, readonly OrderState[]> = {
  invoice: [orderStates.completed],
  rebuy: Object.values(orderStates),
};

interface Rule {
  permission: BuyerPermission;
  /** States that do not allow the action, but show it with the reason why not. */
  shownIn?: { states: readonly OrderState[]; reason: string };
  /** Why this order refuses although its state allows the action; undefined = it does not. */
  refusal?: (facts: OrderFacts, viewer: OrderViewer) => string | undefined;
  /** The action does not exist for this order at all. */
  isAbsent?: (facts: OrderFacts, viewer: OrderViewer) => boolean;
}

const isClosingText = '订单正在取消中，请稍后刷新';

const rules: Record<OrderAction, Rule> = {
  pay: {
    permission: 'order.pay',
    refusal: (order) =>
      order.isClosing ? isClosingText : order.isPastPayDeadline ? errorTexts[errorCodes.paymentExpired] : undefined,
  },
  withdraw: { permission: 'order.submit', isAbsent: (_, viewer) => !viewer.isOwner },
  resubmit: { permission: 'order.submit', isAbsent: (_, viewer) => !viewer.isOwner },
  cancel: {
    permission: 'order.cancel',
    refusal: (order) => (order.isClosing ? isClosingText : undefined),
  },
  applyCancel: {
    permission: 'order.cancel',
    shownIn: { states: [orderStates.partlyShipped], reason: errorTexts[errorCodes.alreadyShipped] },
    refusal: (order) =>
      order.hasParcels
        ? errorTexts[errorCodes.alreadyShipped]
        : order.cancelState === cancelStates.applied
          ? '取消申请处理中，请等待商家审核'
          : order.cancelState === cancelStates.refused
            ? '商家已拒绝取消，请联系客服'
            : undefined,
  },
  receive: {
    permission: 'order.receive',
    isAbsent: (order) => !order.hasUnreceivedParcels,
    refusal: (order) => (order.isReceiptHeld ? errorTexts[errorCodes.returnUnderWay] : undefined),
  },
  extend: {
    permission: 'order.receive',
    isAbsent: (order) => !order.hasUnreceivedParcels,
    refusal: (order) => (order.isExtended ? '每个包裹只能延长一次收货时间' : undefined),
  },
  applyReturn: {
    permission: 'return.apply',
    // All of an order that was not shipped at all is cancelled, so there must be a part of it.
    isAbsent: (order) =>
      order.units.free + order.units.held === 0 ||
      (order.state === orderStates.awaitingShipment && order.units.due < 2),
    refusal: (order) =>
      order.isAfterSaleClosed
        ? errorTexts[errorCodes.returnTooLate]
        : order.cancelState === cancelStates.applied
          ? '取消申请处理中，请等待商家审核'
          : order.units.free === 0
            ? errorTexts[errorCodes.returnUnderWay]
            : undefined,
  },
  invoice: {
    permission: 'invoice.apply',
    // Orders on account are invoiced by their statement. While a request is under way only its lines tell what is left: 可开票订单 knows.
    isAbsent: (order) =>
      order.payMode === payModes.credit ||
      order.keptFen === 0 ||
      order.invoiceState === orderInvoiceStates.applied ||
      order.invoiceState === orderInvoiceStates.issued,
  },
  rebuy: { permission: 'cart.edit' },
  delete: { permission: 'order.view', isAbsent: (_, viewer) => !viewer.isOwner },
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
    const isAllowed = isAllowedIn(action, facts.state);
    const shownBecause = rule.shownIn?.states.includes(facts.state) ? rule.shownIn.reason : undefined;
    if ((!isAllowed && shownBecause === undefined) || rule.isAbsent?.(facts, viewer)) continue;
    const reason = mayTake(rule.permission, viewer)
      ? (shownBecause ?? rule.refusal?.(facts, viewer))
      : errorTexts[errorCodes.forbidden];
    if (reason === undefined) actions.push(action);
    else disabledReasons[action] = reason;
  }
  return { actions, disabledReasons };
}

const isAllowedIn = (action: OrderAction, state: OrderState): boolean =>
  action in moveOfAction
    ? isMoveAllowed(moveOfAction[action as keyof typeof moveOfAction], state)
    : statesOfMoveless[action as MovelessAction].includes(state);

const mayTake = (permission: BuyerPermission, { permissions, isOnlyAsked }: OrderViewer): boolean =>
  permissions.has(permission) && (!isOnlyAsked || permission === 'cart.edit');
