import { lineGoodsFen } from '../money/line-goods.ts';
import { allocateFen, linePayFen, partFen, taxInFen } from '../money/money.ts';
import type { MessageText } from '../shop/messages.ts';
import {
  type CancelState,
  cancelStates,
  isMoveAllowed,
  type OrderState,
  orderStateTexts,
  type PayMode,
  payModes,
  type TradePayState,
  tradePayStates,
} from './order-states.ts';

/** A change of an order that the shop has proposed and its buyer answers (docs/domain/orders.md §15). */
export const orderChangeStates = { waiting: 10, accepted: 20, refused: 30, withdrawn: 40, expired: 50 } as const;
export type OrderChangeState = (typeof orderChangeStates)[keyof typeof orderChangeStates];
export const orderChangeStateTexts: Record<OrderChangeState, string> = {
  [orderChangeStates.waiting]: '待客户确认',
  [orderChangeStates.accepted]: '客户已接受',
  [orderChangeStates.refused]: '客户未接受',
  [orderChangeStates.withdrawn]: '已撤回',
  [orderChangeStates.expired]: '已过期',
};

/** One line as it stands or is to become: what one unit costs, and how many. */
export interface LineTerms {
  orderLineId: string;
  priceFen: number;
  qty: number;
}

/** What is known of a line whose order is to be changed. */
export interface ChangingLine extends LineTerms {
  discountFen: number;
  freightFen: number;
  taxRateBp: number;
}

/** A line with other terms, and what it costs then. */
export interface ChangedLine extends LineTerms {
  goodsFen: number;
  discountFen: number;
  freightFen: number;
  payFen: number;
  taxFen: number;
}

/**
 * What an order costs with other prices and quantities. Its freight stays what it was and is shared anew, so goods alone make the
 * difference; the discount goes with the units it was granted for. The sums of the lines are those of the order
 * (docs/domain/money.md §2, §13).
 */
export function changedLines(lines: readonly ChangingLine[], wanted: readonly LineTerms[]): ChangedLine[] {
  const termsOf = new Map(wanted.map((terms) => [terms.orderLineId, terms]));
  const next = lines.map((line) => {
    const { priceFen, qty } = termsOf.get(line.orderLineId) ?? line;
    return { line, priceFen, qty, goodsFen: lineGoodsFen(priceFen, qty) };
  });
  const freight = lines.reduce((sum, line) => sum + line.freightFen, 0);
  const shares = allocateFen(
    freight,
    next.map(({ goodsFen }) => goodsFen),
    next.map(({ qty }) => qty),
  );
  return next.map(({ line, priceFen, qty, goodsFen }, at) => {
    const { orderLineId, taxRateBp } = line;
    const fees = { goodsFen, discountFen: keptDiscountFen(line, { qty, goodsFen }), freightFen: shares[at] ?? 0 };
    const payFen = linePayFen(fees);
    return { orderLineId, priceFen, qty, ...fees, payFen, taxFen: taxInFen(payFen, taxRateBp) };
  });
}

/**
 * What is left of a line's discount: that of the units it keeps, as if the others were given back (docs/domain/money.md §4). More
 * units bring no more of it, and no line gives more than its goods cost.
 */
function keptDiscountFen(line: ChangingLine, { qty, goodsFen }: { qty: number; goodsFen: number }): number {
  const { discountFen } = line;
  const lessQty = Math.max(0, line.qty - qty);
  const goneFen = partFen({ totalFen: discountFen, qty: line.qty, doneQty: 0, nowQty: lessQty });
  return Math.min(discountFen - goneFen, goodsFen);
}

/** What lower prices give away, at the new quantities; a second person looks at much of it. */
export function priceCutFen(lines: readonly LineTerms[], wanted: readonly LineTerms[]): number {
  const oldOf = new Map(lines.map((line) => [line.orderLineId, line.priceFen]));
  return wanted.reduce((sum, { orderLineId, priceFen, qty }) => {
    const cut = (oldOf.get(orderLineId) ?? priceFen) - priceFen;
    return cut > 0 ? sum + lineGoodsFen(cut, qty) : sum;
  }, 0);
}

export interface ChangeableOrder {
  state: OrderState;
  payState: TradePayState;
  cancelState: CancelState;
  /** Part of a bank transfer has arrived. */
  hasPartPaid: boolean;
  /** Units are cancelled, given back or asked about by after-sales, or the order is invoiced. */
  isTouched: boolean;
}

/** Why no change of this order can be proposed, or accepted; undefined where it can. */
export function whyNoChange(order: ChangeableOrder): string | undefined {
  if (!isMoveAllowed('proposeChange', order.state)) return `订单${orderStateTexts[order.state]}，不能变更`;
  if (order.cancelState === cancelStates.applied) return '客户申请取消，请先处理申请';
  if (order.hasPartPaid) return '订单已有部分到账，付清或退回后再变更';
  return order.isTouched ? '订单已有缺货取消、售后或开票，不能变更' : undefined;
}

/** What a change does to the money: nothing yet, credit taken or given back, or money that goes back; in fen. */
export type Difference =
  | { kind: 'none' }
  | { kind: 'takeCredit' | 'revertCredit' | 'refund'; feeFen: number }
  | { kind: 'impossible'; reason: string };

/**
 * How the difference is settled (docs/domain/orders.md §15): an unpaid order simply costs another sum; on account the credit
 * follows; of a paid order the surplus goes back, and more is refused, for nobody can be made to pay twice for one order.
 */
export function differenceOf(
  { payMode, payState }: { payMode: PayMode; payState: TradePayState },
  { oldFen, newFen }: { oldFen: number; newFen: number },
): Difference {
  if (newFen <= 0) return { kind: 'impossible', reason: '变更后的金额必须大于0' };
  if (newFen === oldFen || payState === tradePayStates.unpaid) return { kind: 'none' };
  const isMore = newFen > oldFen;
  const feeFen = Math.abs(newFen - oldFen);
  if (payMode === payModes.credit) return { kind: isMore ? 'takeCredit' : 'revertCredit', feeFen };
  return isMore
    ? { kind: 'impossible', reason: '订单已付款，不能加价；多出的部分请客户另下一单' }
    : { kind: 'refund', feeFen };
}

/** Said where more than was approved would be bought. */
export const beyondApprovalText = '变更后的金额须重新审批，请客户另下一单';
/** Holds the goods while the buyer thinks. */
export const consentHoldText = '客户正在确认订单变更，答复前不能发货';

export const changeMessages = {
  proposed: { kind: 'order', title: '商城提议变更订单', text: '有一项变更等您确认，请在订单页查看并答复。' },
  withdrawn: { kind: 'order', title: '订单变更已撤回', text: '的变更提议已由商城撤回，订单照原样履行。' },
  expired: { kind: 'order', title: '订单变更已过期', text: '的变更提议超时未答复，订单照原样履行。' },
} as const satisfies Record<string, MessageText>;
