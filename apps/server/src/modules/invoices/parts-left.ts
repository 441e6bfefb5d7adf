import { invoiceableOf, partOfInvoiceable } from '@jicai/domain/invoices/invoice-lines.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { selectInvoiceLines } from './invoiceable.store.ts';
import type { TakenPart } from './take-statement.ts';

/**
 * What is left to invoice of orders, or of the units in `wanted`; without lines that have no money left. Refuses with notFound for
 * a line of other orders, invoiceExceeded for more than is left. The caller holds the locks of the orders.
 */
export async function partsLeft(
  ctx: Ctx,
  orders: readonly { orderId: string; orderNo: string }[],
  items?: readonly { orderLineId: string; qty: number }[],
): Promise<TakenPart[]> {
  const orderNoOf = new Map(orders.map((order) => [order.orderId, order.orderNo]));
  const lines = await selectInvoiceLines(ctx, [...orderNoOf.keys()]);
  const wanted = items && sumsByLine(items);
  if (wanted && [...wanted.keys()].some((id) => !lines.some((line) => line.orderLineId === id)))
    throw refuse.notFound();
  const parts = lines.flatMap((line): TakenPart[] => {
    const left = invoiceableOf(line, line.taken);
    const qty = wanted ? wanted.get(line.orderLineId) : left.qty;
    const isUsedUp = left.goodsFen + left.freightFen === 0;
    if (qty === undefined || (isUsedUp && !wanted)) return [];
    if (isUsedUp || qty > left.qty) throw refuse.invoiceExceeded();
    const { orderLineId, itemName, itemSpec, unitName, taxRateBp, taxName, taxCode } = line;
    const facts = { orderLineId, itemName, itemSpec, unitName, taxRateBp, taxName, taxCode };
    return [{ line, orderNo: orderNoOf.get(line.orderId) ?? '', part: { ...facts, ...partOfInvoiceable(left, qty) } }];
  });
  return parts.some(({ part }) => part.goodsFen + part.freightFen > 0) ? parts : [];
}

/** Adds up the units of lines that are named twice. */
function sumsByLine(items: readonly { orderLineId: string; qty: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { orderLineId, qty } of items) sums.set(orderLineId, (sums.get(orderLineId) ?? 0) + qty);
  return sums;
}
