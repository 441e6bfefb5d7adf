import { partFen, taxInFen } from '../money/money.ts';

/** What of an order line is still to be invoiced, goods and freight apart. */
export interface InvoiceableAmount {
  qty: number;
  goodsFen: number;
  freightFen: number;
}

export interface LineMoney {
  qty: number;
  payFen: number;
  freightFen: number;
  refundedQty: number;
  freightRefundedQty: number;
  refundedFen: number;
}

/**
 * Paid − refunded − invoiced (docs/domain/crashes.md §1, I7), never less than nothing. `taken`: what live invoices
 * hold, red taken off.
 */
export function invoiceableOf(line: LineMoney, taken: InvoiceableAmount): InvoiceableAmount {
  const freightBack = Math.min(
    line.refundedFen,
    partFen({ totalFen: line.freightFen, qty: line.qty, doneQty: 0, nowQty: line.freightRefundedQty }),
  );
  const goodsFen = Math.max(0, line.payFen - line.freightFen - (line.refundedFen - freightBack) - taken.goodsFen);
  const freightFen = Math.max(0, line.freightFen - freightBack - taken.freightFen);
  const qty = Math.max(0, line.qty - line.refundedQty - taken.qty);
  // Money may be left where all units went back: a refund that was lowered. Paper knows no amount without a quantity.
  return { qty: goodsFen > 0 ? Math.max(qty, 1) : qty, goodsFen, freightFen };
}

/**
 * What paper carries of a line beyond what is still paid for: a red letter is due for it (docs/domain/invoices.md §4,
 * docs/domain/crashes.md §1, I7).
 */
export function overInvoicedOf(line: LineMoney, taken: InvoiceableAmount): InvoiceableAmount {
  const kept = invoiceableOf(line, { qty: 0, goodsFen: 0, freightFen: 0 });
  return {
    qty: Math.max(0, taken.qty - kept.qty),
    goodsFen: Math.max(0, taken.goodsFen - kept.goodsFen),
    freightFen: Math.max(0, taken.freightFen - kept.freightFen),
  };
}

/** The part of an invoiceable amount that `qty` of its units carry; all parts sum to the whole. */
export function partOfInvoiceable(amount: InvoiceableAmount, qty: number): InvoiceableAmount {
  if (qty >= amount.qty) return amount;
  const part = (totalFen: number) => partFen({ totalFen, qty: amount.qty, doneQty: 0, nowQty: qty });
  return { qty, goodsFen: part(amount.goodsFen), freightFen: part(amount.freightFen) };
}

export interface InvoicePart extends InvoiceableAmount {
  orderLineId: string;
  itemName: string;
  itemSpec: string;
  unitName: string;
  taxRateBp: number;
  /** Short name of the tax classification (分类简称) and its 19 digits. */
  taxName: string;
  taxCode: string;
}

/** A line as the paper shows it: fee = ex tax + tax, to the fen. */
export interface PaperLine {
  /** '' for the freight of a rate. */
  orderLineId: string;
  name: string;
  spec: string;
  unit: string;
  qty: number;
  taxCode: string;
  taxRateBp: number;
  feeFen: number;
  taxFen: number;
  exTaxFen: number;
  /** Yuan a unit without tax, at most 13 decimals. */
  priceExTax: string;
}

const longest = { name: 90, spec: 40, unit: 14 } as const;
const cut = (text: string, most: number) => Array.from(text).slice(0, most).join('');

/**
 * Lines of the paper (docs/domain/money.md §5): goods carry what was paid for them, freight stands in one line a tax
 * rate, named and coded as the goods that carry most of it: freight that the seller charges beside goods is part of
 * their price (价外费用). Each line's tax is rounded on its own fee, so the totals are the sums of the lines.
 */
export function paperLines(parts: readonly InvoicePart[]): PaperLine[] {
  const goods = parts
    .filter((part) => part.goodsFen > 0)
    .map((part) =>
      paperLine({
        orderLineId: part.orderLineId,
        name: classified(part.taxName, part.itemName),
        spec: cut(part.itemSpec, longest.spec),
        unit: cut(part.unitName, longest.unit),
        qty: part.qty,
        taxCode: part.taxCode,
        taxRateBp: part.taxRateBp,
        feeFen: part.goodsFen,
      }),
    );
  return [...goods, ...freightLines(parts)];
}

function freightLines(parts: readonly InvoicePart[]): PaperLine[] {
  const charged = parts.filter((part) => part.freightFen > 0);
  const sumOf = (some: readonly InvoicePart[]) => some.reduce((sum, part) => sum + part.freightFen, 0);
  return [...new Set(charged.map((part) => part.taxRateBp))].map((taxRateBp) => {
    const ofRate = charged.filter((part) => part.taxRateBp === taxRateBp);
    const shareOf = ({ taxCode }: InvoicePart) => sumOf(ofRate.filter((part) => part.taxCode === taxCode));
    const main = ofRate.reduce((most, part) => (shareOf(part) > shareOf(most) ? part : most));
    return paperLine({
      orderLineId: '',
      name: classified(main.taxName, '运费'),
      spec: '',
      unit: '次',
      qty: 1,
      taxCode: main.taxCode,
      taxRateBp,
      feeFen: sumOf(ofRate),
    });
  });
}

/** The name as the tax authority wants it: *分类简称* before the name of the goods. */
const classified = (taxName: string, name: string) => cut(taxName ? `*${taxName}*${name}` : name, longest.name);

function paperLine(line: Omit<PaperLine, 'taxFen' | 'exTaxFen' | 'priceExTax'>): PaperLine {
  const taxFen = taxInFen(line.feeFen, line.taxRateBp);
  const exTaxFen = line.feeFen - taxFen;
  return { ...line, taxFen, exTaxFen, priceExTax: unitPriceText(exTaxFen, line.qty) };
}

const decimals = 13;

/** Fen over quantity in yuan, rounded half up to 13 decimals and 17 digits in all, without trailing zeros. */
export function unitPriceText(totalFen: number, qty: number): string {
  const wholeDigits = String(Math.trunc(totalFen / 100 / qty)).length;
  const kept = Math.max(2, Math.min(decimals, 17 - wholeDigits));
  const divisor = BigInt(qty) * 100n;
  const scaled = (2n * BigInt(totalFen) * 10n ** BigInt(kept) + divisor) / (2n * divisor);
  const digits = scaled.toString().padStart(kept + 1, '0');
  return `${digits.slice(0, -kept)}.${digits.slice(-kept)}`.replace(/0+$/, '').replace(/\.$/, '');
}

export interface BlueLine {
  lineNo: number;
  qty: number;
  feeFen: number;
  taxFen: number;
  redQty: number;
  redFeeFen: number;
  redTaxFen: number;
}

export interface RedLine {
  lineNo: number;
  qty: number;
  feeFen: number;
  taxFen: number;
  /** Of which order lines the freight comes back, where that is known; else it is shared over all of them. */
  freightOf?: readonly FreightShare[];
}

export interface FreightShare {
  orderLineId: string;
  feeFen: number;
}

/**
 * One line of a red letter: `qty` units of a blue line, or `feeFen` of it with the units named, none otherwise (销售折让). The tax is the blue tax's
 * share of the fee by docs/domain/money.md §4, so that parts sum to the whole; undefined when more is asked than is
 * left.
 */
export function redLine(line: BlueLine, wanted: { qty?: number; feeFen?: number }): RedLine | undefined {
  const leftQty = line.qty - line.redQty;
  const leftFen = line.feeFen - line.redFeeFen;
  const qty = wanted.feeFen === undefined ? (wanted.qty ?? leftQty) : (wanted.qty ?? 0);
  const feeFen =
    wanted.feeFen ?? (qty >= leftQty ? leftFen : partFen({ totalFen: leftFen, qty: leftQty, doneQty: 0, nowQty: qty }));
  if (qty > leftQty || feeFen > leftFen || feeFen <= 0) return undefined;
  const taxFen = partFen({ totalFen: line.taxFen, qty: line.feeFen, doneQty: line.redFeeFen, nowQty: feeFen });
  return { lineNo: line.lineNo, qty, feeFen, taxFen };
}
