import { orderInvoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import {
  type ChangeableOrder,
  changedLines,
  type ChangingLine,
  type Difference,
  differenceOf,
  type LineTerms,
} from '@jicai/domain/orders/order-change.ts';
import { afterSaleStates, orderStates } from '@jicai/domain/orders/order-states.ts';
import { lineGoodsFen } from '@jicai/domain/money/line-goods.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import type { AddressSnapshot } from '../../../db/tables/orders.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { refuse } from '../../../http/refusal.ts';
import { revertCredit, takeCredit } from '../../finance/index.ts';
import { commitReservations, releaseReservations, reserveStock } from '../../stock/index.ts';
import type { LockedLine } from '../lines.store.ts';
import { type LockedTrade, moveOrders } from '../move-orders.ts';
import type { LockedOrder } from '../orders.store.ts';
import { updateTrade } from '../trades.store.ts';
import { addToTradeFees, updateLineTerms, updateOrderSums } from './change-order.store.ts';

interface OrderFacts extends Pick<
  LockedOrder,
  'state' | 'payState' | 'cancelState' | 'invoiceState' | 'afterSaleState'
> {
  refundedFen: number;
  /** Of its trade. */
  receivedFen: number;
}
type LineFacts = Pick<LockedLine, 'cancelledQty' | 'refundedQty' | 'shippedQty' | 'heldUnshippedQty'>;

/** What decides whether an order can be changed. */
export function changeableOf(order: OrderFacts, lines: readonly LineFacts[]): ChangeableOrder {
  const isTouched =
    order.invoiceState !== orderInvoiceStates.none ||
    order.afterSaleState !== afterSaleStates.none ||
    order.refundedFen > 0 ||
    lines.some((line) => line.cancelledQty + line.refundedQty + line.shippedQty + line.heldUnshippedQty > 0);
  return {
    state: order.state,
    payState: order.payState,
    cancelState: order.cancelState,
    hasPartPaid: order.receivedFen > 0,
    isTouched,
  };
}

export const termsOf = (lines: readonly LockedLine[]): LineTerms[] =>
  lines.map(({ orderLineId, priceFen, qty }) => ({ orderLineId, priceFen, qty }));

export const asChanging = (lines: readonly LockedLine[]): ChangingLine[] =>
  lines.map(({ orderLineId, priceFen, qty, discountFen, freightFen, taxRateBp }) => ({
    orderLineId,
    priceFen,
    qty,
    discountFen,
    freightFen,
    taxRateBp,
  }));

/**
 * Writes other prices, quantities and another address into an order of which nothing has left: lines, sums, held goods and the credit of
 * an order on account (docs/domain/orders.md §15). What is to be paid back of a paid order is answered, for payments stand
 * above. The caller has asked {@link changeableOf} and holds trade, orders and lines. `changeId` names the cause.
 */
export async function changeOrder(
  ctx: Ctx,
  locked: LockedTrade,
  change: {
    lines: readonly LockedLine[];
    terms: readonly LineTerms[];
    address?: AddressSnapshot | undefined;
    changeId: string;
  },
): Promise<Difference> {
  const { trade, order } = locked;
  const { lines, terms, address, changeId } = change;
  const next = changedLines(asChanging(lines), terms);
  const newFen = next.reduce((sum, line) => sum + line.payFen, 0);
  const difference = differenceOf(order, { oldFen: order.payFen, newFen });
  if (difference.kind === 'impossible') throw refuse.stateChanged({ text: difference.reason });
  const { customerId, tradeNo } = trade;
  if (difference.kind === 'takeCredit')
    await takeCredit(ctx, {
      customerId,
      feeFen: difference.feeFen,
      tradeNo,
      sourceId: `${tradeNo}:change:${changeId}`,
    });
  await updateLineTerms(ctx, next);
  await updateOrderSums(ctx, order.orderId, next);
  await addToTradeFees(ctx, trade.tradeId, {
    goodsFen: sumOf(next, 'goodsFen') - lines.reduce((sum, { priceFen, qty }) => sum + lineGoodsFen(priceFen, qty), 0),
    discountFen: sumOf(next, 'discountFen') - sumOf(lines, 'discountFen'),
  });
  if (address) await updateTrade(ctx, trade.tradeId, { address });
  await holdAnew(
    ctx,
    lines.filter((line) => next.some((one) => one.orderLineId === line.orderLineId && one.qty !== line.qty)),
    {
      qtyOf: new Map(next.map((line) => [line.orderLineId, line.qty])),
      isCommitted: order.state === orderStates.awaitingShipment,
    },
  );
  if (difference.kind === 'revertCredit')
    await revertCredit(ctx, { customerId, feeFen: difference.feeFen, sourceId: `${tradeNo}:change:${changeId}` });
  const reason = newFen === order.payFen ? '' : `应付 ${moneyText(order.payFen)} → ${moneyText(newFen)}`;
  await moveOrders(ctx, [order], { event: 'agreeChange', reason });
  return difference;
}

const sumOf = <N extends string>(lines: readonly Record<N, number>[], name: N): number =>
  lines.reduce((sum, line) => sum + line[name], 0);

/** Lets go of what these lines hold and holds their new quantities; refused as outOfStock where the shop has not so many. */
async function holdAnew(
  ctx: Ctx,
  lines: readonly LockedLine[],
  { qtyOf, isCommitted }: { qtyOf: ReadonlyMap<string, number>; isCommitted: boolean },
): Promise<void> {
  if (lines.length === 0) return;
  await releaseReservations(
    ctx,
    lines.map(({ orderLineId }) => ({ orderLineId })),
  );
  await reserveStock(
    ctx,
    lines.map(({ orderLineId, itemId, qty }) => ({ orderLineId, itemId, qty: qtyOf.get(orderLineId) ?? qty })),
  );
  if (isCommitted)
    await commitReservations(
      ctx,
      lines.map(({ orderLineId }) => orderLineId),
    );
}
