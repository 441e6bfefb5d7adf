import { invoiceableOf, type InvoicePart, partOfInvoiceable } from '@jicai/domain/invoices/invoice-lines.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { lockOrder } from '../orders/index.ts';
import { getInvoiceableParts, holdInvoiceable, type StatementPart } from '../statements/index.ts';
import { type InvoiceLineRow, selectInvoiceLines } from './invoiceable.store.ts';

/** An order line with the part that is invoiced. */
export interface TakenPart {
  line: InvoiceLineRow;
  orderNo: string;
  part: InvoicePart;
}

/**
 * The part of a statement that is not invoiced yet; locks its orders. Refuses with invoicedByStatement if it is not confirmed,
 * invoiceExceeded if nothing is left.
 */
export async function takeStatement(
  ctx: Ctx,
  statementNo: string,
): Promise<{ statementId: string; parts: TakenPart[] }> {
  const { statementId, parts } = await getInvoiceableParts(ctx, statementNo);
  const orderNos = [...new Set(parts.map((part) => part.orderNo))].toSorted();
  for (const orderNo of orderNos) await lockOrder(ctx, { orderNo });
  await holdInvoiceable(ctx, statementId);
  const lines = await selectInvoiceLines(ctx, [...new Set(parts.map((part) => part.orderId))]);
  const known = new Map(lines.map((line) => [line.orderLineId, line]));
  const taken = parts.flatMap((part): TakenPart[] => {
    const line = known.get(part.orderLineId);
    const amount = line && amountOf(line, part);
    if (!line || !amount) return [];
    const { orderLineId, itemName, itemSpec, unitName, taxRateBp, taxName, taxCode } = line;
    const facts = { orderLineId, itemName, itemSpec, unitName, taxRateBp, taxName, taxCode };
    return [{ line, orderNo: part.orderNo, part: { ...facts, ...amount } }];
  });
  if (taken.length === 0) throw refuse.invoiceExceeded();
  return { statementId, parts: taken };
}

/** The statement's amount for a line, at most what is left to invoice of it (I7); undefined if nothing is. */
function amountOf(
  line: InvoiceLineRow,
  { qty, feeFen }: StatementPart,
): Pick<InvoicePart, 'qty' | 'goodsFen' | 'freightFen'> | undefined {
  const left = invoiceableOf(line, line.taken);
  const share = partOfInvoiceable(left, Math.min(qty, left.qty));
  const wantedFen = Math.min(feeFen, left.goodsFen + left.freightFen);
  if (share.qty === 0 || wantedFen === 0) return undefined;
  const goodsFen = Math.min(left.goodsFen, wantedFen - Math.min(share.freightFen, wantedFen));
  return { qty: share.qty, goodsFen, freightFen: wantedFen - goodsFen };
}
