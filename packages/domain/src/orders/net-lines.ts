import { invoiceableOf, type LineMoney } from '../invoices/invoice-lines.ts';
import { lineGoodsFen } from '../money/line-goods.ts';
import { allocateFen, taxInFen } from '../money/money.ts';

export interface NetSource extends LineMoney {
  priceFen: number;
  taxRateBp: number;
}

/** A line after cancellations and returns, without its freight: price × qty − discountFen = feeFen, to the fen. */
export interface NetLine {
  qty: number;
  goodsFen: number;
  /** Below 0 where less was paid back than the units that went had cost. */
  discountFen: number;
  feeFen: number;
  /** VAT contained in feeFen. */
  taxFen: number;
  /** Its share of the freight that is left, and of the tax contained in that. */
  freightFen: number;
  freightTaxFen: number;
}

/** Freight of one tax rate: a line of its own on every paper, as on the invoice. */
export interface NetFreight {
  taxRateBp: number;
  feeFen: number;
  taxFen: number;
}

export interface NetOrder {
  lines: NetLine[];
  freights: NetFreight[];
  qty: number;
  goodsFen: number;
  discountFen: number;
  freightFen: number;
  /** What is left to be paid, or was paid and kept: goods − discount + freight. */
  payFen: number;
  /** Sum of the taxes of its rows, so that it is the invoice's. */
  taxFen: number;
}

const nothing = { qty: 0, goodsFen: 0, freightFen: 0 };

/** What an order still comes to. Tax is rounded on each row's own fee, freight has rows of its own: as `paperLines` does. */
export function netOrder(lines: readonly NetSource[]): NetOrder {
  const kept = lines.map((line) => invoiceableOf(line, nothing));
  const freightOf = (at: number) => kept[at]?.freightFen ?? 0;
  const byRate = new Map<number, number>();
  for (const [at, { taxRateBp }] of lines.entries())
    byRate.set(taxRateBp, (byRate.get(taxRateBp) ?? 0) + freightOf(at));
  const freights = [...byRate]
    .filter(([, feeFen]) => feeFen > 0)
    .map(([taxRateBp, feeFen]) => ({ taxRateBp, feeFen, taxFen: taxInFen(feeFen, taxRateBp) }));
  const freightFen = sumOf(freights, 'feeFen');
  const freightTaxes = sharesOfFreightTax(lines, freights, freightOf);
  const netLines = lines.map((line, at) =>
    Object.assign(netLine(line, kept[at]?.goodsFen ?? 0), {
      freightFen: freightOf(at),
      freightTaxFen: freightTaxes[at] ?? 0,
    }),
  );
  return {
    lines: netLines,
    freights,
    qty: sumOf(netLines, 'qty'),
    goodsFen: sumOf(netLines, 'goodsFen'),
    discountFen: sumOf(netLines, 'discountFen'),
    freightFen,
    payFen: sumOf(netLines, 'feeFen') + freightFen,
    taxFen: sumOf(netLines, 'taxFen') + sumOf(freights, 'taxFen'),
  };
}

/** The tax of a rate's freight, parted among the lines that carry it, so that lists by line sum to the paper. */
function sharesOfFreightTax(
  lines: readonly NetSource[],
  freights: readonly NetFreight[],
  freightOf: (at: number) => number,
): number[] {
  const shares = lines.map(() => 0);
  for (const { taxRateBp, taxFen } of freights) {
    const weights = lines.map((line, at) => (line.taxRateBp === taxRateBp ? freightOf(at) : 0));
    for (const [at, share] of allocateFen(taxFen, weights).entries()) shares[at] = (shares[at] ?? 0) + share;
  }
  return shares;
}

function netLine(line: NetSource, feeFen: number): Omit<NetLine, 'freightFen' | 'freightTaxFen'> {
  const qty = Math.max(0, line.qty - line.refundedQty);
  const goodsFen = lineGoodsFen(line.priceFen, qty);
  return { qty, goodsFen, discountFen: goodsFen - feeFen, feeFen, taxFen: taxInFen(feeFen, line.taxRateBp) };
}

const sumOf = <K extends string>(rows: readonly Record<K, number>[], key: K): number =>
  rows.reduce((sum, row) => sum + row[key], 0);
