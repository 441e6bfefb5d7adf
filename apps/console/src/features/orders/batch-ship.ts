import { logistics, logisticsNoFault } from '@jicai/domain/orders/logistics.ts';
import type { OrderRow } from './orders.queries.ts';

/** One order to be sent whole, in one parcel. */
export interface ShipRow {
  order: OrderRow;
  logisticsCode: string;
  logisticsNo: string;
}

/** Fills a pasted column of numbers in from row `at` down: `SF1402886409331`, or the carrier's name before it. */
export function fillNumbers(rows: readonly ShipRow[], at: number, text: string): ShipRow[] {
  const pasted = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return rows.map((row, index) => {
    const line = pasted[index - at];
    if (index < at || line === undefined) return row;
    const parts = line.split(/[\s,，]+/);
    const carrier = logistics.find((one) => parts.length > 1 && one.logisticsName.startsWith(parts[0] ?? ''));
    return { ...row, logisticsNo: parts.at(-1) ?? '', ...(carrier && { logisticsCode: carrier.logisticsCode }) };
  });
}

/** What is wrong with a row, by its order's number; a number that stands twice is one parcel too many. */
export function batchFaults(rows: readonly ShipRow[]): Record<string, string | undefined> {
  const counts = new Map<string, number>();
  for (const { logisticsNo } of rows) counts.set(logisticsNo, (counts.get(logisticsNo) ?? 0) + 1);
  return Object.fromEntries(
    rows.map((row) => {
      const isTwice = row.logisticsNo !== '' && (counts.get(row.logisticsNo) ?? 0) > 1;
      return [row.order.orderNo, isTwice ? '运单号重复' : logisticsNoFault(row)];
    }),
  );
}
