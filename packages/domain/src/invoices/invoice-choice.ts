import { type InvoiceableAmount, partOfInvoiceable } from './invoice-lines.ts';

/** A line of an order with what of it is still to be invoiced. */
export interface ChoiceLine {
  orderLineId: string;
  left: InvoiceableAmount;
}

/** Units wanted of a line, 0 for none; a line that is not named is taken whole. */
export type WantedUnits = Readonly<Record<string, number>>;

export interface InvoiceChoice {
  /** Lines and units; undefined when everything that is left is taken. */
  items: { orderLineId: string; qty: number }[] | undefined;
  feeFen: number;
}

/**
 * What a request for an invoice takes of lines and what it comes to, to the fen as the server will add it up
 * (docs/domain/crashes.md §1, I7).
 */
export function chooseInvoiceable(lines: readonly ChoiceLine[], wanted: WantedUnits): InvoiceChoice {
  const isWhole = lines.every(({ orderLineId, left }) => (wanted[orderLineId] ?? left.qty) === left.qty);
  const taken = lines.flatMap(({ orderLineId, left }) => {
    const qty = wanted[orderLineId] ?? left.qty;
    // Freight alone is left of it: there are no units to name, so it goes with the whole or not at all.
    if (!isWhole && qty === 0) return [];
    const { goodsFen, freightFen } = partOfInvoiceable(left, qty);
    return [{ orderLineId, qty, feeFen: goodsFen + freightFen }];
  });
  return {
    items: isWhole ? undefined : taken.map(({ orderLineId, qty }) => ({ orderLineId, qty })),
    feeFen: taken.reduce((sum, { feeFen }) => sum + feeFen, 0),
  };
}
