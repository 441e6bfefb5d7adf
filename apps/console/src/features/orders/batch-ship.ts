import type { ResultOf } from '@jicai/contract/index.ts';
import { carrierOfNumber } from '@jicai/domain/orders/carrier-of-number.ts';
import { type LogisticsCode, logistics, logisticsNoFault } from '@jicai/domain/orders/logistics.ts';
import type { OrderRow } from './orders.queries.ts';
import { unshippedOf } from './ship-items.ts';

/** One parcel to be sent: everything due of an order, or what a sheet names. */
export interface ShipRow {
  key: string;
  orderNo: string;
  customerName: string;
  version: number;
  items: { orderItemId: string; qty: number }[];
  logisticsCode: string;
  logisticsNo: string;
}

/** Everything due of each order, in one parcel; numbers are still to come. */
export const rowsOfOrders = (orders: readonly OrderRow[], logisticsCode: LogisticsCode): ShipRow[] =>
  orders.map((order) => ({
    key: order.orderNo,
    orderNo: order.orderNo,
    customerName: order.customerName,
    version: order.version,
    items: unshippedOf(order),
    logisticsCode,
    logisticsNo: '',
  }));

/** The rows with the numbers typed before the session was lost; where no order is chosen, all that was typed then. */
export function withTyped(rows: readonly ShipRow[], typed: readonly ShipRow[]): readonly ShipRow[] {
  if (rows.length === 0) return typed;
  return rows.map((row) => {
    const { logisticsCode, logisticsNo } = typed.find(({ key }) => key === row.key) ?? row;
    return { ...row, logisticsCode, logisticsNo };
  });
}

/** The parcels of a sheet, as the server read it. */
export const rowsOfSheet = ({ parcels }: ResultOf<'/api/OpsOrder/GetShipSheet'>): ShipRow[] =>
  parcels.map(({ rowNos, ...parcel }) => ({ key: `${parcel.orderNo} ${rowNos[0]}`, ...parcel }));

export const piecesOf = ({ items }: ShipRow): number => items.reduce((sum, { qty }) => sum + qty, 0);

/** A number with the carrier that it can only be of, where there is one. */
export function withNumber(row: ShipRow, logisticsNo: string): ShipRow {
  const logisticsCode = carrierOfNumber(logisticsNo) ?? row.logisticsCode;
  return { ...row, logisticsNo, logisticsCode };
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
    const numbered = withNumber(row, parts.at(-1) ?? '');
    return carrier ? { ...numbered, logisticsCode: carrier.logisticsCode } : numbered;
  });
}

/** Rows that a number can be fetched for: an order has one open number, so of its parcels the first one without. */
export function rowsToNumber(rows: readonly ShipRow[]): ShipRow[] {
  const orderNos = new Set<string>();
  return rows.filter(({ orderNo, logisticsNo }) => {
    const isFirst = logisticsNo === '' && !orderNos.has(orderNo);
    if (isFirst) orderNos.add(orderNo);
    return isFirst;
  });
}

/** What is wrong with a row, by its key; a number that stands twice is one parcel too many. */
export function batchFaults(rows: readonly ShipRow[]): Record<string, string | undefined> {
  const counts = new Map<string, number>();
  for (const { logisticsNo } of rows) counts.set(logisticsNo, (counts.get(logisticsNo) ?? 0) + 1);
  return Object.fromEntries(
    rows.map((row) => {
      const isTwice = row.logisticsNo !== '' && (counts.get(row.logisticsNo) ?? 0) > 1;
      return [row.key, isTwice ? '运单号重复' : logisticsNoFault(row)];
    }),
  );
}
