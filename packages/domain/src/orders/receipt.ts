import { type ReturnReasonCode, returnReasons, type ReturnType, returnTypes } from '../returns/return-reasons.ts';

/** What a receiver may find wrong with units of a parcel. */
export const receiptFaults = {
  missing: { name: '少货', reasonCode: returnReasons.notReceived, returnTypes: [returnTypes.refundOnly] },
  damaged: {
    name: '破损',
    reasonCode: returnReasons.damaged,
    returnTypes: [returnTypes.refund, returnTypes.exchange, returnTypes.refundOnly],
  },
  wrong: {
    name: '错货',
    reasonCode: returnReasons.wrongGoods,
    returnTypes: [returnTypes.refund, returnTypes.exchange, returnTypes.refundOnly],
  },
} as const satisfies Record<
  string,
  {
    name: string;
    /** The reason of the after-sales sheet that the report opens. */
    reasonCode: ReturnReasonCode;
    /** What may be asked for; the first is meant where nothing is said. */
    returnTypes: readonly ReturnType[];
  }
>;
export type ReceiptFault = keyof typeof receiptFaults;
export const receiptFaultNames = Object.keys(receiptFaults) as [ReceiptFault, ...ReceiptFault[]];

/** What of a parcel's line has not been accepted yet. */
export interface OpenParcelLine {
  orderLineId: string;
  openQty: number;
}

/** Units that a report is about, by line. */
export type ReportedUnits = readonly { orderLineId: string; qty: number }[];

/**
 * Units of each line that are accepted: all that are open, less those reported. Undefined where a report names a line that
 * is not in the parcel, or more than is open of it.
 */
export function acceptedUnits(
  lines: readonly OpenParcelLine[],
  reported: ReportedUnits,
): Map<string, number> | undefined {
  const left = new Map(lines.map((line) => [line.orderLineId, line.openQty]));
  for (const { orderLineId, qty } of reported) {
    const open = left.get(orderLineId);
    if (open === undefined || qty > open) return undefined;
    left.set(orderLineId, open - qty);
  }
  return left;
}

/** 少货 2、破损 1: what a report says, for the order's history. */
export const reportText = (reports: readonly { fault: ReceiptFault; items: ReportedUnits }[]): string =>
  reports
    .map(({ fault, items }) => `${receiptFaults[fault].name} ${items.reduce((sum, item) => sum + item.qty, 0)}`)
    .join('、');
