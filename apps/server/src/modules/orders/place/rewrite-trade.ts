import { orderStates } from '@jicai/domain/orders/order-states.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import { type CreatedTrade, type DraftOrder, newLines, sumFees, type TradeDraft } from './create-trade.ts';
import { getTradeOptions } from '../trade-options.ts';
import { moveOrders } from '../move-orders.ts';
import { insertBought, insertLines } from '../new-orders.store.ts';
import { type LockedOrder, lockOrdersOfTrade } from '../orders.store.ts';
import { deleteLinesOfOrders, updateOrderDrafts } from './rewrite-trade.store.ts';
import { tradeStartOf, takeGoodsAndCredit } from './trade-start.ts';
import { type TradeRow, updateTrade } from '../trades.store.ts';

/**
 * Submits a trade in 15 again with what the draft says (docs/domain/orders.md §4): other quantities, prices of today,
 * address and way to pay. Trade and orders keep their numbers, so each of its suppliers must still have goods in it and
 * no other may come in. The caller holds the trade's lock. `round` counts the submissions.
 */
export async function rewriteTrade(
  ctx: SignedInCtx,
  trade: TradeRow,
  { draft, round }: { draft: TradeDraft; round: number },
): Promise<CreatedTrade> {
  const locked = await lockOrdersOfTrade(ctx, trade.tradeId);
  const drafted = pairWithOrders(draft.orders, locked);
  const { customerId, customerType, tradeId, tradeNo } = trade;
  const { payMode, address, purchaseNo, costCenter, expectDate } = draft;
  const sums = sumFees(draft.orders.flatMap((order) => order.lines));
  const payable = { customerId, customerType, tradeNo, payMode, payFen: sums.payFen };
  const options = draft.known?.options ?? (await getTradeOptions(ctx));
  const start = tradeStartOf(payable, { ...ctx, isHeld: draft.isHeld, options });
  await updateTrade(ctx, tradeId, { ...start, ...sums, payMode, address });
  const orderIds = drafted.map((order) => order.orderId);
  await deleteLinesOfOrders(ctx, orderIds);
  await updateOrderDrafts(
    ctx,
    drafted.map(({ orderId, remark, lines }) => ({
      orderId,
      remark,
      ...sumFees(lines),
      totalQty: lines.reduce((sum, line) => sum + line.qty, 0),
      lineCount: lines.length,
    })),
    { purchaseNo, costCenter, expectDate },
  );
  const lines = newLines(ctx, customerId, drafted);
  await insertLines(ctx, lines);
  await insertBought(ctx, customerId, lines);
  const { state: toState, ...fields } = start;
  const reason = draft.submitNote ?? '';
  await moveOrders(ctx, locked, { event: 'resubmit', toState, fields: { ...fields, payMode }, reason });
  await takeGoodsAndCredit(ctx, payable, { start, lines, round });
  const orderNos = locked.map((order) => order.orderNo);
  return { tradeId, tradeNo, orderNos, state: toState, payFen: sums.payFen, payDeadline: start.payDeadline };
}

function pairWithOrders(
  drafts: readonly DraftOrder[],
  orders: readonly LockedOrder[],
): (DraftOrder & { orderId: string })[] {
  if (orders.some((order) => order.state !== orderStates.rejected)) throw refuse.stateChanged();
  const bySupplier = new Map(orders.map((order) => [order.supplierId, order.orderId]));
  if (drafts.length !== orders.length) throw badField('itemList', otherSuppliersText);
  return drafts.map((draft) => {
    const orderId = bySupplier.get(draft.supplierId);
    if (!orderId) throw badField('itemList', otherSuppliersText);
    return { ...draft, orderId };
  });
}

const otherSuppliersText = '每个供应商至少保留一种商品；如需增减供应商，请取消后重新下单';
