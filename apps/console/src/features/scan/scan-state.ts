import { carrierOfNumber } from '@jicai/domain/orders/carrier-of-number.ts';
import { logistics, logisticsNoFault } from '@jicai/domain/orders/logistics.ts';

/** A line of the order that may leave in this parcel. */
export interface ScanLine {
  orderItemId: string;
  itemNo: string;
  itemName: string;
  /** Units that are still to be shipped. */
  rest: number;
}

/** A parcel as it is being packed. */
export interface ScanState {
  logisticsNo: string;
  logisticsCode: string;
  /** Units packed, by line. */
  counts: Readonly<Record<string, number>>;
  /** The line whose goods were scanned last. */
  lastId: string | undefined;
  /** What was wrong with the last code; '' when nothing was. */
  fault: string;
}

export const emptyScan: ScanState = { logisticsNo: '', logisticsCode: '', counts: {}, lastId: undefined, fault: '' };

export const isOrderNo = (code: string): boolean => /^D\d{18}$/.test(code);

/**
 * What a code does to the parcel: a number of goods that are due is one more of them, else the first good number is the
 * waybill's. Anything else changes nothing and says why.
 */
export function takeCode(state: ScanState, lines: readonly ScanLine[], code: string): ScanState {
  const line = lines.find((one) => one.itemNo === code && packed(state, one) < one.rest);
  if (line) return addTo(state, line, 1);
  const done = lines.find((one) => one.itemNo === code);
  if (done) return { ...state, lastId: done.orderItemId, fault: `${done.itemName} 已够 ${done.rest} 件` };
  if (state.logisticsNo === code) return { ...state, fault: '' };
  const logisticsCode = carrierOfNumber(code) ?? (state.logisticsCode || logistics[0].logisticsCode);
  const isWaybill = !isOrderNo(code) && logisticsNoFault({ logisticsCode, logisticsNo: code }) === undefined;
  if (state.logisticsNo === '' && isWaybill) return { ...state, logisticsNo: code, logisticsCode, fault: '' };
  return { ...state, fault: `刚扫的 ${code} 不在这个包裹里` };
}

export const packed = ({ counts }: ScanState, { orderItemId }: Pick<ScanLine, 'orderItemId'>): number =>
  counts[orderItemId] ?? 0;

/** Never fewer than none and never more than are due. */
export function addTo(state: ScanState, line: ScanLine, delta: number): ScanState {
  const qty = Math.min(Math.max(packed(state, line) + delta, 0), line.rest);
  return { ...state, counts: { ...state.counts, [line.orderItemId]: qty }, lastId: line.orderItemId, fault: '' };
}

/** Packed and due units of all lines. */
export function sumsOf(state: ScanState, lines: readonly ScanLine[]): { packed: number; rest: number } {
  return {
    packed: lines.reduce((sum, line) => sum + packed(state, line), 0),
    rest: lines.reduce((sum, { rest }) => sum + rest, 0),
  };
}
