import { freightPayers, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { cancelStates, unshippedQty } from '@jicai/domain/orders/order-states.ts';
import { maxRefund } from '@jicai/domain/returns/return-fees.ts';
import {
  basisOf,
  returnableOrderStates,
  returnableQty,
  type ReturnBasis,
  type WindowFacts,
  windowRefusal,
  windowRefusalText,
} from '@jicai/domain/returns/return-rules.ts';
import { applyFeeFault } from '@jicai/domain/returns/return-form.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, Refusal, refuse } from '../../http/refusal.ts';
import { getTradeOptions, type LockedLine, type LockedTrade } from '../orders/index.ts';
import { type CheckedForm, checkForm, type ReturnInput } from './check-form.ts';
import { type RefusedLine, selectReceivedAt, selectRefused } from './draft.store.ts';
import { checkExchange } from './exchange-choice.ts';
import type { NewLine } from './returns.store.ts';

/** A checked application: its lines, where their units are, and what they cost. */
export interface ReturnDraft extends CheckedForm {
  lines: (NewLine & { line: LockedLine })[];
  withFreight: boolean;
  applyFen: number;
  refused: RefusedLine[];
}

/**
 * Checks an application against the order, whose lock the caller holds (docs/domain/returns.md §1). Refuses with: stateChanged if
 * the order is in a wrong state, returnTooLate after the deadline, returnQtyExceeded or returnUnderWay if there are not
 * enough units or another sheet holds them, refundExceeded for more than they cost, noReturnWithoutReason for goods
 * without a right of withdrawal.
 */
export async function draftReturn(
  ctx: SignedInCtx,
  { trade, order }: LockedTrade,
  { input, lines }: { input: ReturnInput; lines: readonly LockedLine[] },
): Promise<ReturnDraft> {
  const form = checkForm(input);
  if (!returnableOrderStates.includes(order.state) || order.cancelState === cancelStates.applied)
    throw refuse.stateChanged();
  const lineIds = input.items.map((item) => item.orderLineId);
  if (lineIds.some((lineId) => !lines.some((line) => line.orderLineId === lineId))) throw refuse.notFound();
  const [received, refused, options] = await Promise.all([
    selectReceivedAt(ctx, lineIds),
    selectRefused(ctx, lineIds),
    getTradeOptions(ctx),
  ]);
  const { receiveState, reason } = form;
  const chosen = input.items.flatMap((item) => {
    const line = lines.find((one) => one.orderLineId === item.orderLineId);
    return line ? [{ item, line, basis: basisOf(leftOf(line, refused), { receiveState, ...reason }) }] : [];
  });
  for (const { item, line, basis } of chosen) {
    checkQty(line, { basis, qty: item.qty, refused });
    if (basis !== 'received') continue;
    const facts: WindowFacts = {
      customerType: trade.customerType,
      isBusinessNoReason: options.isBusinessNoReason,
      isReturnable7: line.isReturnable7,
      receivedAt: received.get(line.orderLineId) ?? null,
      completedAt: order.completedAt,
      isAfterSaleClosed: order.isAfterSaleClosed,
      now: ctx.now,
      days: options,
    };
    const refusal = windowRefusal(form.reason, facts);
    if (refusal) throw new Refusal(refusal, { text: windowRefusalText(form.reason, facts) });
  }
  checkNotWhole(lines, chosen);
  await checkExchange(ctx, { form, exchangeItemId: input.exchangeItemId, lines: chosen.map(({ line }) => line) });
  const withFreight = form.reason.freightBy === freightPayers.seller;
  const drafted = chosen.map(({ item, line, basis }, at) => ({
    line,
    orderLineId: line.orderLineId,
    basis,
    qty: item.qty,
    ...feeOf(line, {
      qty: item.qty,
      applyFen: item.applyFen,
      withFreight,
      at,
      isExchange: form.returnType === returnTypes.exchange,
      isDelivered: basis === 'received',
    }),
  }));
  return {
    ...form,
    lines: drafted,
    withFreight,
    applyFen: drafted.reduce((sum, line) => sum + line.applyFen, 0),
    refused,
  };
}

/** How many units of a line can still be applied for, by where they are; without those that were refused for good. */
export function leftOf(
  line: Omit<LockedLine, 'taxRateBp'>,
  refused: readonly RefusedLine[],
): Record<ReturnBasis, number> {
  const left = returnableQty(line);
  const forGood = (basis: ReturnBasis) =>
    refused
      .filter((one) => one.attempt > 1 && one.basis === basis && one.orderLineId === line.orderLineId)
      .reduce((sum, one) => sum + one.qty, 0);
  return {
    unshipped: Math.max(0, left.unshipped - forGood('unshipped')),
    transit: Math.max(0, left.transit - forGood('transit')),
    received: left.received,
  };
}

function checkQty(
  line: LockedLine,
  { basis, qty, refused }: { basis: ReturnBasis; qty: number; refused: readonly RefusedLine[] },
): void {
  const left = leftOf(line, refused)[basis];
  if (qty <= left) return;
  const held = { unshipped: line.heldUnshippedQty, transit: line.heldTransitQty, received: line.heldReceivedQty }[
    basis
  ];
  if (qty <= left + held) throw refuse.returnUnderWay();
  const isOnTheWay = basis === 'received' && line.shippedQty > line.receivedQty;
  throw refuse.returnQtyExceeded(isOnTheWay ? { text: '可申请数量不足，请先确认收货' } : {});
}

/**
 * Refuses a refund of a whole order of which nothing was shipped: the buyer must cancel it instead
 * (docs/domain/returns.md §1).
 */
function checkNotWhole(
  lines: readonly LockedLine[],
  chosen: readonly { item: { qty: number }; basis: ReturnBasis }[],
): void {
  if (lines.some((line) => line.shippedQty > 0)) return;
  const due = lines.reduce((sum, line) => sum + unshippedQty(line), 0);
  const asked = chosen.reduce((sum, { item, basis }) => sum + (basis === 'unshipped' ? item.qty : 0), 0);
  if (asked === due) throw badField('items', '整单未发货，请在订单中申请取消');
}

/** The amount applied for: by default all that the units cost; nothing for an exchange. */
function feeOf(
  line: LockedLine,
  input: {
    qty: number;
    applyFen: number | undefined;
    withFreight: boolean;
    at: number;
    isExchange: boolean;
    isDelivered: boolean;
  },
): { applyFen: number; isWhole: boolean } {
  if (input.isExchange) return { applyFen: 0, isWhole: true };
  const { qty: nowQty, withFreight, isDelivered } = input;
  const dueFen = maxRefund(line, { nowQty, withFreight, isDelivered }).feeFen;
  const applyFen = input.applyFen ?? dueFen;
  const fault = applyFeeFault(applyFen, dueFen);
  const field = `items.${input.at}.applyFee`;
  if (fault && applyFen > dueFen) throw refuse.refundExceeded({ text: fault, fields: [{ field, msg: fault }] });
  if (fault) throw badField(field, fault);
  return { applyFen, isWhole: applyFen === dueFen };
}
