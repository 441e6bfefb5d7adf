import { type CodeOf, errorCodes } from '../errors/error-codes.ts';
import { partFen, taxInFen } from '../money/money.ts';
import { type StatementSource, statementSources } from './statement-states.ts';

/** Sums of a statement in fen; refunds are negative, adjustments may be either, and the three sum to the total. */
export interface StatementTotals {
  receivedFen: number;
  refundFen: number;
  /** Adjustments and what the last statement carried forward. */
  adjustFen: number;
  totalFen: number;
}

/** The head of a statement from its lines: nothing is rounded, so the head is their sum to the fen (I6). */
export function statementTotals(lines: readonly { sourceType: StatementSource; feeFen: number }[]): StatementTotals {
  const sum = (types: readonly StatementSource[]) =>
    lines.reduce((total, line) => (types.includes(line.sourceType) ? total + line.feeFen : total), 0);
  const [receivedFen, refundFen, adjustFen] = [
    sum([statementSources.receipt]),
    sum([statementSources.refund]),
    sum([statementSources.adjustment, statementSources.carriedOver]),
  ];
  return { receivedFen, refundFen, adjustFen, totalFen: receivedFen + refundFen + adjustFen };
}

/** A statement below zero is a credit note: its amount, which the next statement takes off; 0 for any other. */
export const carriedFen = (totalFen: number): number => Math.max(0, -totalFen);

/** What is still to be paid; a statement below zero asks for nothing. */
export const unpaidFen = ({ totalFen, paidFen }: { totalFen: number; paidFen: number }): number =>
  Math.max(0, totalFen - paidFen);

export interface BilledLine {
  qty: number;
  cancelledQty: number;
  /** With the units that arrive now. */
  receivedQty: number;
  payFen: number;
  /** Units and money billed before: receipts alone, refunds of what was delivered not taken off. */
  billedQty: number;
  billedFen: number;
  /** Money given back for units that were never delivered. */
  undeliveredFen: number;
}

/**
 * What a line of an order on account owes for units that arrive: their part of the line (docs/domain/money.md §4), and
 * with the last of them all that is left, so that receipts and money given back sum to what the line costs, however
 * both were split.
 */
export function billFen(line: BilledLine, nowQty: number): number {
  const { payFen, qty, billedQty, billedFen, undeliveredFen } = line;
  const isOver = line.receivedQty + line.cancelledQty >= qty;
  if (isOver) return payFen - undeliveredFen - billedFen;
  return nowQty > 0 ? partFen({ totalFen: payFen, qty, doneQty: billedQty, nowQty }) : 0;
}

/** A line with what it costs a unit and in all: goods − discount + freight. */
export interface PricedLine {
  priceFen: number;
  qty: number;
  payFen: number;
  freightFen: number;
}

/**
 * What of a row's fee is freight, so that price × units − what was taken off + freight is the fee. Where nothing was taken off
 * the line it is the fee beyond its goods; else the part of its units, `doneQty` of them having had theirs before.
 */
export function rowFreightFen(line: PricedLine, row: { qty: number; doneQty: number; feeFen: number }): number {
  const { priceFen, qty, payFen, freightFen } = line;
  const discountFen = priceFen * qty + freightFen - payFen;
  if (freightFen === 0) return 0;
  const isRest = row.qty === 0;
  // Goods that cost nothing leave nothing else, nor does what rounding left of a line from which nothing was taken off.
  if (payFen === freightFen || (isRest && discountFen === 0))
    return Math.max(-freightFen, Math.min(row.feeFen, freightFen));
  if (isRest) return 0;
  const doneQty = Math.min(row.doneQty, qty - row.qty);
  const part = partFen({ totalFen: freightFen, qty, doneQty, nowQty: row.qty });
  const wanted = discountFen === 0 ? Math.min(freightFen, row.feeFen - priceFen * row.qty) : part;
  return Math.max(0, Math.min(wanted, row.feeFen));
}

/**
 * What of the row of a receipt is freight. Units that come have their parts from the last unit down, what goes back has its
 * own from the first up (`refundPart`): so they meet to the fen, in whatever order units come and go.
 */
export const receiptFreightFen = (
  line: PricedLine & { billedQty: number },
  { qty, feeFen }: { qty: number; feeFen: number },
): number => rowFreightFen(line, { qty, doneQty: line.qty - line.billedQty - qty, feeFen });

/** VAT contained in an amount that may be negative (docs/domain/money.md §5); `rateBp` is the rate in basis points. */
export const signedTaxFen = (feeFen: number, rateBp: number): number =>
  feeFen < 0 ? -taxInFen(-feeFen, rateBp) : taxInFen(feeFen, rateBp);

export interface PayPart {
  statementId: string;
  feeFen: number;
}

/** Why a payment cannot be taken as it is spread: paymentExceeded more than a statement still asks for, 'sum' parts that are none of it. It may be more than its parts: the rest is the customer's balance. */
export function allocationFault(
  payFen: number,
  parts: readonly PayPart[],
  unpaidOf: ReadonlyMap<string, number>,
): CodeOf<'paymentExceeded'> | 'sum' | undefined {
  const names = new Set(parts.map((part) => part.statementId));
  const sum = parts.reduce((total, part) => total + part.feeFen, 0);
  if (names.size < parts.length || parts.some((part) => part.feeFen < 1) || sum > payFen) return 'sum';
  return parts.some((part) => part.feeFen > (unpaidOf.get(part.statementId) ?? 0))
    ? errorCodes.paymentExceeded
    : undefined;
}

/** Spreads a payment over statements in their order (the oldest due first); what none of them takes is left over. */
export function spreadPayment(
  payFen: number,
  statements: readonly { statementId: string; unpaidFen: number }[],
): { parts: PayPart[]; restFen: number } {
  let restFen = payFen;
  const parts: PayPart[] = [];
  for (const { statementId, unpaidFen: wanted } of statements) {
    const feeFen = Math.min(restFen, Math.max(0, wanted));
    if (feeFen > 0) parts.push({ statementId, feeFen });
    restFen -= feeFen;
  }
  return { parts, restFen };
}
