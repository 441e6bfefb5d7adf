import { payModes, type TradePayState, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { billFen, receiptFreightFen, rowFreightFen, signedTaxFen } from '@jicai/domain/statements/statement-money.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { insertBillings, selectBilledLines } from './billings.store.ts';
import type { LockedLine } from '../lines.store.ts';
import type { LockedTrade } from '../move-orders.ts';

/** Trades on account: 4 待结算, 5 已结清. What is given back lowers what the customer owes, or stands in its favour. */
export const isOnAccount = (trade: { payState: TradePayState }): boolean =>
  trade.payState === tradePayStates.owed || trade.payState === tradePayStates.settled;

interface Arrival {
  /** Units that arrived now, by line; the lines count them already. */
  units: ReadonlyMap<string, number>;
  /** The parcel that brought them. */
  sourceId: string;
}

/**
 * Writes what an order on account owes since goods arrived (docs/domain/orders.md §7): each line its part, and all that
 * is left of it once nothing more will come. Without an arrival only the latter: after a shortage or after-sales.
 * Anything else bills nothing.
 */
export async function billOrder(ctx: Ctx, { trade, order }: LockedTrade, arrival?: Arrival): Promise<void> {
  // Given back whole (3) its billings still have to come to nothing.
  if (trade.payMode !== payModes.credit || trade.payState < tradePayStates.refunded) return;
  const { orderId, customerId } = order;
  const lines = await selectBilledLines(ctx, orderId);
  const rows = lines.flatMap((line) => {
    const { orderLineId, taxRateBp } = line;
    const nowQty = arrival?.units.get(orderLineId) ?? 0;
    const feeFen = billFen(line, nowQty);
    const bill = (kind: 'receipt' | 'rest', sourceId: string, qty: number, fen: number) => ({
      customerId,
      orderId,
      orderLineId,
      kind,
      sourceId,
      qty,
      feeFen: fen,
      freightFen: receiptFreightFen(line, { qty, feeFen: fen }),
      taxFen: signedTaxFen(fen, taxRateBp),
    });
    const units = nowQty > 0 ? [bill('receipt', arrival?.sourceId ?? '', nowQty, Math.max(0, feeFen))] : [];
    // Below zero where roundings of what was given back met; without units what an agreed deduction leaves.
    const hasRest = nowQty > 0 ? feeFen < 0 : feeFen !== 0;
    return hasRest ? [...units, bill('rest', `after ${line.billedQty + nowQty}`, 0, feeFen)] : units;
  });
  await insertBillings(ctx, rows);
}

/** Money back for units that had arrived: negative rows of the next statement. */
export async function billRefunds(
  ctx: Ctx,
  { order }: LockedTrade,
  refund: {
    sourceId: string;
    withFreight: boolean;
    parts: readonly { line: LockedLine; qty: number; feeFen: number }[];
  },
): Promise<void> {
  const { orderId, customerId } = order;
  const { sourceId, parts, withFreight } = refund;
  if (parts.length === 0) return;
  const rates = new Map((await selectBilledLines(ctx, orderId)).map((line) => [line.orderLineId, line.taxRateBp]));
  await insertBillings(
    ctx,
    parts
      .filter(({ feeFen }) => feeFen > 0)
      .map(({ line, qty, feeFen }) => ({
        customerId,
        orderId,
        orderLineId: line.orderLineId,
        kind: 'refund',
        sourceId,
        qty: -qty,
        feeFen: -feeFen,
        freightFen: withFreight ? -rowFreightFen(line, { qty, doneQty: line.freightRefundedQty, feeFen }) : 0,
        taxFen: signedTaxFen(-feeFen, rates.get(line.orderLineId) ?? 0),
      })),
  );
}
