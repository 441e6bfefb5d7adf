import { refundPart } from './money.ts';

/** What of a line's money counts for refunds; fees in fen. */
export interface RefundableLine {
  qty: number;
  payFen: number;
  freightFen: number;
  /** Units given back before, and those given back with their freight (domain.md 3.4). */
  refundedQty: number;
  freightRefundedQty: number;
}

export interface RefundShare {
  goodsFen: number;
  freightFen: number;
  feeFen: number;
}

/** The most that `nowQty` units of a line can give back now; their freight too where the seller is at fault. */
export function maxRefund(
  line: RefundableLine,
  { nowQty, withFreight }: { nowQty: number; withFreight: boolean },
): RefundShare {
  const { qty, payFen, freightFen, refundedQty, freightRefundedQty } = line;
  return refundPart({ qty, payFen, freightFen, refundedQty, freightRefundedQty, nowQty, withFreight });
}

export interface AskedRefund {
  /** Units that were asked for, and what for them in fen. */
  qty: number;
  feeFen: number;
  /** Everything that was due then; the rounding of other refunds since may move it by a fen. */
  isWhole: boolean;
}

/**
 * What a line gives back in the end for `nowQty` of the asked units: all that is due, or what was asked or agreed where
 * that was less, in proportion to the units that arrived. Never more than what is due (domain.md 3.4: an operator may
 * lower, never raise).
 */
export function finalRefund(
  line: RefundableLine,
  asked: AskedRefund,
  { nowQty, withFreight }: { nowQty: number; withFreight: boolean },
): number {
  const due = maxRefund(line, { nowQty, withFreight }).feeFen;
  if (asked.isWhole) return due;
  const inProportion = Number((BigInt(asked.feeFen) * BigInt(nowQty)) / BigInt(asked.qty));
  return Math.min(due, inProportion);
}
