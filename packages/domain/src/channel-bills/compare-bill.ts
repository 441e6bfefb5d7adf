import type { BillLineKind, BillResult, MoneyStage } from './channel-bills.ts';

/** One movement of money as one side knows it. */
export interface MoneyLine {
  kind: BillLineKind;
  /** Our number: of the attempt, or of the refund. What the shop never numbered has the channel's. */
  no: string;
  /** Fen, above 0. */
  amountFen: number;
  stage: MoneyStage;
}

/** A line of one side with that of the other, where there is one. */
export interface ComparedLine<Bill extends MoneyLine, Own extends MoneyLine> {
  kind: BillLineKind;
  no: string;
  /** From 1: lines of the same number are told apart by their order. */
  nth: number;
  result: BillResult;
  bill: Bill | undefined;
  own: Own | undefined;
}

/**
 * Holds the bill against the shop's own lines, pair by pair (docs/domain/payments.md §10): every line of either side comes
 * out exactly once. Lines of the same kind and number are paired in their order; what one side has more stands alone.
 */
export function compareBill<Bill extends MoneyLine, Own extends MoneyLine>(
  bill: readonly Bill[],
  own: readonly Own[],
): ComparedLine<Bill, Own>[] {
  const pairs = new Map<string, { bill: Bill[]; own: Own[] }>();
  const of = ({ kind, no }: MoneyLine) => {
    const key = `${kind} ${no}`;
    const known = pairs.get(key) ?? { bill: [], own: [] };
    pairs.set(key, known);
    return known;
  };
  for (const line of bill) of(line).bill.push(line);
  for (const line of own) of(line).own.push(line);
  return [...pairs.values()].flatMap((sides) =>
    Array.from({ length: Math.max(sides.bill.length, sides.own.length) }, (_, at) => {
      const [ofBill, ofOwn] = [sides.bill[at], sides.own[at]];
      const { kind, no } = (ofBill ?? ofOwn) as MoneyLine;
      return { kind, no, nth: at + 1, result: resultOf(ofBill, ofOwn), bill: ofBill, own: ofOwn };
    }),
  );
}

function resultOf(bill: MoneyLine | undefined, own: MoneyLine | undefined): BillResult {
  if (!own) return 'billOnly';
  if (!bill) return 'shopOnly';
  if (bill.amountFen !== own.amountFen) return 'amount';
  return bill.stage === own.stage ? 'matched' : 'stage';
}

export interface MoneySums {
  paidCount: number;
  paidFen: number;
  refundCount: number;
  refundFen: number;
}

/** How many lines of a side there are and what they come to, money in and money back apart. */
export function sumMoney(lines: readonly MoneyLine[]): MoneySums {
  const sums = { paidCount: 0, paidFen: 0, refundCount: 0, refundFen: 0 };
  for (const { kind, amountFen } of lines) {
    if (kind === 'payment') {
      sums.paidCount += 1;
      sums.paidFen += amountFen;
    } else {
      sums.refundCount += 1;
      sums.refundFen += amountFen;
    }
  }
  return sums;
}
