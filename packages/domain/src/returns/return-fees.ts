import { partFen, refundPart } from '../money/money.ts';
import type { ReturnBasis } from './return-rules.ts';

/** What of a line's money counts for refunds; fees in fen. */
export interface RefundableLine {
  qty: number;
  payFen: number;
  freightFen: number;
  /** Units given back before, and those given back with their freight (docs/domain/money.md §4). */
  refundedQty: number;
  freightRefundedQty: number;
  /** Units that arrived, and units that are not to come any more. */
  receivedQty: number;
  cancelledQty: number;
  /** What money was given back before, or is on its way back. */
  givenBackFen: number;
  /** Units that statements took off after a dispute, and all the money they took off: never above 0. */
  adjustedQty: number;
  adjustedFen: number;
}

export interface RefundShare {
  goodsFen: number;
  freightFen: number;
  feeFen: number;
}

/** Units that nobody pays for any more: given back, or taken off by a statement. */
const doneQtyOf = (line: RefundableLine) => line.refundedQty + line.adjustedQty;
const freightDoneQtyOf = (line: RefundableLine) => line.freightRefundedQty + line.adjustedQty;

/** What a line still costs after what it gave back and what statements took off. */
const costLeftFen = ({ payFen, adjustedFen, givenBackFen }: RefundableLine): number =>
  Math.max(0, payFen + adjustedFen - givenBackFen);

/** What units that are still to arrive cost: no statement has asked for them yet. */
function undelivered(line: RefundableLine): RefundShare & { qty: number } {
  const { qty, payFen, freightFen } = line;
  const outstanding = Math.max(0, qty - line.receivedQty - line.cancelledQty);
  const nowQty = Math.min(outstanding, qty - doneQtyOf(line));
  const goodsFen = partFen({ totalFen: payFen - freightFen, qty, doneQty: qty - nowQty, nowQty });
  const freight = partFen({ totalFen: freightFen, qty, doneQty: qty - nowQty, nowQty });
  return { qty: nowQty, goodsFen, freightFen: freight, feeFen: goodsFen + freight };
}

/** Of {@link costLeftFen} what the units cost that have arrived; a statement takes nothing off beyond it. */
export const deliveredLeftFen = (line: RefundableLine): number =>
  Math.max(0, costLeftFen(line) - undelivered(line).feeFen);

/**
 * The most that `nowQty` units of a line can give back now; their freight too where the seller is at fault. Delivered units
 * of which a statement took money off give back their share of what is left of it, so that refunds and adjustments never
 * exceed what the line cost.
 */
export function maxRefund(
  line: RefundableLine,
  input: { nowQty: number; withFreight: boolean; isDelivered: boolean },
): RefundShare {
  const { qty, payFen, freightFen } = line;
  const { nowQty, withFreight, isDelivered } = input;
  const whole = refundPart({
    qty,
    payFen,
    freightFen,
    refundedQty: doneQtyOf(line),
    freightRefundedQty: freightDoneQtyOf(line),
    nowQty,
    withFreight,
  });
  const leftFen = costLeftFen(line);
  const isLowered = isDelivered && line.adjustedFen < 0;
  const dueFen = isLowered ? loweredGoodsFen(line, nowQty) : whole.goodsFen;
  const goodsFen = Math.min(dueFen, leftFen);
  const freight = Math.min(whole.freightFen, leftFen - goodsFen);
  return { goodsFen, freightFen: freight, feeFen: goodsFen + freight };
}

/** The share of `nowQty` units in what the goods that arrived still cost. */
function loweredGoodsFen(line: RefundableLine, nowQty: number): number {
  const { qty, payFen, freightFen, givenBackFen, adjustedFen } = line;
  const open = undelivered(line);
  const doneQty = doneQtyOf(line);
  const unitsLeft = Math.max(nowQty, qty - doneQty - open.qty);
  const freightGone = partFen({ totalFen: freightFen, qty, doneQty: 0, nowQty: Math.min(qty, freightDoneQtyOf(line)) });
  const goodsGone = givenBackFen - adjustedFen - freightGone;
  const goodsLeft = payFen - freightFen - goodsGone - open.goodsFen;
  const most = partFen({ totalFen: payFen - freightFen, qty, doneQty, nowQty: unitsLeft });
  return partFen({ totalFen: Math.max(0, Math.min(goodsLeft, most)), qty: unitsLeft, doneQty: 0, nowQty });
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
 * that was less, in proportion to the units that arrived. Never more than what is due (docs/domain/money.md §4: an
 * operator may lower, never raise).
 */
export function finalRefund(
  line: RefundableLine,
  asked: AskedRefund,
  input: { nowQty: number; withFreight: boolean; isDelivered: boolean },
): number {
  const due = maxRefund(line, input).feeFen;
  if (asked.isWhole) return due;
  const inProportion = Number((BigInt(asked.feeFen) * BigInt(input.nowQty)) / BigInt(asked.qty));
  return Math.min(due, inProportion);
}

/**
 * What a line of a sheet gives back for the pieces that came of it (`nowQty`, spoiled ones among them): what the shop pays
 * and what a screen shows before it is sent.
 */
export const foundRefund = (
  line: RefundableLine,
  { basis, ...asked }: AskedRefund & { basis: ReturnBasis },
  { nowQty, withFreight }: { nowQty: number; withFreight: boolean },
): number => (nowQty === 0 ? 0 : finalRefund(line, asked, { nowQty, withFreight, isDelivered: basis === 'received' }));
