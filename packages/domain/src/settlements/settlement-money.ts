import { lineGoodsFen } from '../money/line-goods.ts';
import { type SettlementSource, settlementSources } from './settlement-states.ts';

/** Basis points of the whole: 10,000 are all of it. */
export const mostRateBp = 10_000;

/**
 * What of an amount is the shop's commission, rounded half up to the fen on each row; of what goes back just as much goes back
 * (docs/domain/settlements.md §3).
 */
export function commissionFen(feeFen: number, rateBp: number): number {
  const size = Number((2n * BigInt(Math.abs(feeFen)) * BigInt(rateBp) + 10_000n) / 20_000n);
  return feeFen < 0 ? 0 - size : size;
}

/** A row's amount: cost × units, negative for what went back. */
export const rowFeeFen = (costFen: number, qty: number): number => {
  const fen = lineGoodsFen(costFen, Math.abs(qty));
  return qty < 0 ? 0 - fen : fen;
};

/** A row with its money; without a cost both are nothing until somebody fills it in. */
export function pricedRow<R extends { qty: number; rateBp: number }>(
  row: R,
  costFen: number | null,
): R & { costFen: number | null; feeFen: number; commissionFen: number } {
  const feeFen = costFen === null ? 0 : rowFeeFen(costFen, row.qty);
  return Object.assign(row, { costFen, feeFen, commissionFen: commissionFen(feeFen, row.rateBp) });
}

/** Sums of a sheet in fen; returns are negative, adjustments either, and the commission goes off. */
export interface SettlementTotals {
  receivedFen: number;
  returnedFen: number;
  adjustFen: number;
  commissionFen: number;
  totalFen: number;
}

/** The head of a sheet from its rows: nothing is rounded here, so the head is their sum to the fen. */
export function settlementTotals(
  rows: readonly { sourceType: SettlementSource; feeFen: number; commissionFen: number }[],
): SettlementTotals {
  const sum = (type: SettlementSource) =>
    rows.reduce((total, row) => (row.sourceType === type ? total + row.feeFen : total), 0);
  const [receivedFen, returnedFen, adjustFen] = [
    sum(settlementSources.receipt),
    sum(settlementSources.return),
    sum(settlementSources.adjustment),
  ];
  const commission = rows.reduce((total, row) => total + row.commissionFen, 0);
  return {
    receivedFen,
    returnedFen,
    adjustFen,
    commissionFen: commission,
    totalFen: receivedFen + returnedFen + adjustFen - commission,
  };
}

/** The rate of a category: its own, else that of the nearest above it that has one, else the supplier's. */
export function rateOf(
  way: readonly string[],
  rates: { rateBp: number; categoryRates: readonly { categoryId: string; rateBp: number }[] },
): number {
  const own = new Map(rates.categoryRates.map(({ categoryId, rateBp }) => [categoryId, rateBp]));
  const nearest = way.find((categoryId) => own.has(categoryId));
  return nearest === undefined ? rates.rateBp : (own.get(nearest) ?? rates.rateBp);
}

/** A row with what adjustments about it have made of it so far. */
export interface AdjustableRow {
  qty: number;
  feeFen: number;
  costFen: number | null;
  rateBp: number;
  /** Sums of the adjustments about it: units and money, either sign. */
  adjustedQty: number;
  adjustedFen: number;
}

/** What an adjustment is: units at the row's own cost with its commission, or money without. */
export type RowAdjust = { qty: number } | { feeFen: number };

/**
 * What an adjustment of a row becomes; undefined where the row would then be of fewer than no units or less than no money. Rows of
 * returns are adjusted the other way round: less of them is more for the supplier.
 */
export function adjustmentOf(
  row: AdjustableRow,
  adjust: RowAdjust,
): { qty: number; feeFen: number; commissionFen: number } | undefined {
  const sign = row.qty < 0 ? -1 : 1;
  if ('qty' in adjust) {
    if (row.costFen === null || adjust.qty === 0) return undefined;
    const feeFen = rowFeeFen(row.costFen, adjust.qty);
    const isLeft = sign * (row.qty + row.adjustedQty + adjust.qty) >= 0;
    const isPaid = sign * (row.feeFen + row.adjustedFen + feeFen) >= 0;
    return isLeft && isPaid ? { qty: adjust.qty, feeFen, commissionFen: commissionFen(feeFen, row.rateBp) } : undefined;
  }
  if (adjust.feeFen === 0 || sign * (row.feeFen + row.adjustedFen + adjust.feeFen) < 0) return undefined;
  return { qty: 0, feeFen: adjust.feeFen, commissionFen: 0 };
}

/** What is still to be paid to the supplier; a sheet below zero asks for nothing of the shop. */
export const unsettledFen = ({ totalFen, paidFen }: { totalFen: number; paidFen: number }): number =>
  Math.max(0, totalFen - paidFen);
