import { mergedFault } from '../files/sheet-text.ts';
import { carrierOfNumber } from './carrier-of-number.ts';
import { logistics, logisticsNoFault } from './logistics.ts';

/** The most rows of goods or orders that one sheet ships. */
export const mostShipRows = 500;

export const shipSheetTitles = {
  orderNo: '订单号',
  carrier: '快递公司',
  logisticsNo: '运单号',
  itemNo: '商品编号',
  qty: '数量',
} as const;
type ShipField = keyof typeof shipSheetTitles;

/** A line of a sheet with its cells as text; `no` is that of the sheet, from 1. */
export interface SheetLine {
  no: number;
  cells: readonly string[];
  /** One of its cells is part of a merged one. */
  isMerged: boolean;
}

/** Goods that one line names; '' names everything that is due. */
export interface ShipRow {
  rowNo: number;
  orderNo: string;
  logisticsCode: string;
  logisticsNo: string;
  itemNo: string;
  qty: number;
}
export interface RowFault {
  rowNo: number;
  fault: string;
}

/** What a sheet says, or why it cannot be read at all. */
export type ReadShipSheet = { rows: ShipRow[]; faults: RowFault[] } | { problem: string };

/**
 * Reads a sheet to ship by (docs/domain/orders.md §13): columns by their titles, in any order; every line is a row or has
 * a fault, and no line is passed over in silence but an empty one.
 */
export function readShipSheet(lines: readonly SheetLine[]): ReadShipSheet {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const head = filled.find(({ cells }) => cells.some((cell) => plain(cell) === shipSheetTitles.orderNo));
  if (!head)
    return { problem: `没有找到表头，第一行应有“${shipSheetTitles.orderNo}”和“${shipSheetTitles.logisticsNo}”` };
  const places = placesOf(head.cells);
  if (places.logisticsNo === -1) return { problem: `缺少“${shipSheetTitles.logisticsNo}”列` };
  const body = filled.filter(({ no }) => no > head.no);
  if (body.length === 0) return { problem: '表格里没有发货数据' };
  if (body.length > mostShipRows) return { problem: `一次最多 ${mostShipRows} 行，请拆成几个文件` };
  const rows: ShipRow[] = [];
  const faults: RowFault[] = [];
  for (const line of body) {
    const read = readLine(line, places);
    if (typeof read === 'string') faults.push({ rowNo: line.no, fault: read });
    else rows.push(read);
  }
  return { rows, faults };
}

const plain = (cell: string) => cell.replaceAll(/[\s*（(].*$/gu, '').trim();

function placesOf(head: readonly string[]): Record<ShipField, number> {
  const titles = head.map(plain);
  const at = (...names: readonly string[]) => titles.findIndex((title) => names.includes(title));
  return {
    orderNo: at(shipSheetTitles.orderNo),
    carrier: at(shipSheetTitles.carrier, '物流公司'),
    logisticsNo: at(shipSheetTitles.logisticsNo, '快递单号', '物流单号'),
    itemNo: at(shipSheetTitles.itemNo),
    qty: at(shipSheetTitles.qty, '发货数量'),
  };
}

function readLine({ no, cells, isMerged }: SheetLine, places: Record<ShipField, number>): ShipRow | string {
  if (isMerged) return mergedFault();
  const cell = (field: ShipField) => (places[field] === -1 ? '' : (cells[places[field]] ?? '').trim());
  const orderNo = cell('orderNo').toUpperCase();
  if (orderNo === '') return '没有订单号';
  if (!/^D\d{18}$/.test(orderNo))
    return /^[\d.]+E\+?\d+$/.test(orderNo) ? '订单号变成了科学计数，请把该列设为文本' : '订单号不正确';
  const logisticsNo = cell('logisticsNo').toUpperCase();
  if (/^[\d.]+E\+?\d+$/.test(logisticsNo)) return '运单号变成了科学计数，请把该列设为文本';
  const named = cell('carrier');
  const carrier = named === '' ? carrierOfNumber(logisticsNo) : carrierNamed(named);
  if (!carrier) return named === '' ? '请填写快递公司，该单号认不出是哪一家' : `没有“${named}”这家快递公司`;
  const fault = logisticsNoFault({ logisticsCode: carrier, logisticsNo });
  if (fault) return logisticsNo === '' ? '没有运单号' : fault;
  const [itemNo, qtyText] = [cell('itemNo'), cell('qty')];
  if (itemNo === '' && qtyText !== '') return '填了数量，还要填商品编号';
  const qty = qtyText === '' ? 0 : Number(qtyText);
  if (itemNo !== '' && (!Number.isInteger(qty) || qty < 1 || qty > 999_999)) return '数量应为大于 0 的整数';
  return { rowNo: no, orderNo, logisticsCode: carrier, logisticsNo, itemNo, qty };
}

/** 顺丰, 顺丰速运 and shunfeng are the same carrier. */
const carrierNamed = (name: string) =>
  logistics.find(
    ({ logisticsName, logisticsCode }) =>
      logisticsCode === name.toLowerCase() ||
      logisticsName === name ||
      (name.length >= 2 && logisticsName.startsWith(name)),
  )?.logisticsCode;

/** What an order has still to send of its lines. */
export interface ShipTarget {
  orderNo: string;
  /** Why nothing of it can be shipped now; undefined where it can. */
  refusal: string | undefined;
  lines: readonly { orderLineId: string; itemNo: string; rest: number }[];
}

/** One parcel that the sheet asks for. */
export interface SheetParcel {
  rowNos: number[];
  orderNo: string;
  logisticsCode: string;
  logisticsNo: string;
  items: { orderLineId: string; qty: number }[];
}

/**
 * Makes parcels of rows: those of one order with one number go together. A row that its order cannot serve has a fault, and
 * then its whole parcel stays behind, for half a parcel is not what was packed. Never more of a line than is left of it.
 */
export function parcelsOfSheet(
  rows: readonly ShipRow[],
  targets: ReadonlyMap<string, ShipTarget>,
): { parcels: SheetParcel[]; faults: RowFault[] } {
  const groups = grouped(rows, (row) => `${row.orderNo} ${row.logisticsNo}`);
  const numbers = grouped(
    rows.filter(({ logisticsNo }) => logisticsNo !== ''),
    (row) => row.logisticsNo,
  );
  const left = new Map<string, number>();
  for (const { lines } of targets.values()) for (const { orderLineId, rest } of lines) left.set(orderLineId, rest);
  const parcels: SheetParcel[] = [];
  const faults: RowFault[] = [];
  for (const group of groups.values()) {
    const taken = takeGroup(group, { targets, left, numbers });
    if (Array.isArray(taken)) faults.push(...taken);
    else parcels.push(taken);
  }
  return { parcels, faults: faults.toSorted((a, b) => a.rowNo - b.rowNo) };
}

function grouped(rows: readonly ShipRow[], keyOf: (row: ShipRow) => string): Map<string, ShipRow[]> {
  const groups = new Map<string, ShipRow[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

interface Sources {
  targets: ReadonlyMap<string, ShipTarget>;
  left: Map<string, number>;
  numbers: ReadonlyMap<string, ShipRow[]>;
}

function takeGroup(group: readonly ShipRow[], { targets, left, numbers }: Sources): SheetParcel | RowFault[] {
  const [first] = group;
  if (!first) return [];
  const target = targets.get(first.orderNo);
  const whole = (fault: string) => group.map(({ rowNo }) => ({ rowNo, fault }));
  if (!target) return whole('没有这个订单');
  if (target.refusal !== undefined) return whole(target.refusal);
  if ((numbers.get(first.logisticsNo) ?? []).some(({ orderNo }) => orderNo !== first.orderNo))
    return whole('同一个运单号填给了几个订单');
  if (group.some(({ logisticsCode }) => logisticsCode !== first.logisticsCode))
    return whole('同一个运单号填了两家快递公司');
  const wanted = new Map<string, number>();
  const faults: RowFault[] = [];
  for (const row of group) {
    const fault = want(row, { target, left, wanted });
    if (fault) faults.push({ rowNo: row.rowNo, fault });
  }
  const bad = faults[0];
  if (bad)
    return group.map(
      ({ rowNo }) =>
        faults.find((one) => one.rowNo === rowNo) ?? { rowNo, fault: `同一个包裹的第 ${bad.rowNo} 行有错` },
    );
  for (const [orderLineId, qty] of wanted) left.set(orderLineId, (left.get(orderLineId) ?? 0) - qty);
  return {
    rowNos: group.map(({ rowNo }) => rowNo),
    orderNo: first.orderNo,
    logisticsCode: first.logisticsCode,
    logisticsNo: first.logisticsNo,
    items: [...wanted].map(([orderLineId, qty]) => ({ orderLineId, qty })),
  };
}

/** Adds what a row asks for; answers why it cannot. */
function want(
  row: ShipRow,
  { target, left, wanted }: { target: ShipTarget; left: ReadonlyMap<string, number>; wanted: Map<string, number> },
): string | undefined {
  const free = (id: string) => (left.get(id) ?? 0) - (wanted.get(id) ?? 0);
  if (row.itemNo === '') {
    const due = target.lines.filter(({ orderLineId }) => free(orderLineId) > 0);
    if (due.length === 0) return '没有待发的商品，或已填在前面的行';
    for (const { orderLineId } of due) wanted.set(orderLineId, (wanted.get(orderLineId) ?? 0) + free(orderLineId));
    return undefined;
  }
  const lines = target.lines.filter(({ itemNo }) => itemNo === row.itemNo);
  if (lines.length === 0) return `订单里没有商品 ${row.itemNo}`;
  const room = lines.reduce((sum, { orderLineId }) => sum + free(orderLineId), 0);
  if (row.qty > room) return `商品 ${row.itemNo} 只有 ${room} 件待发`;
  let rest = row.qty;
  for (const { orderLineId } of lines) {
    const part = Math.min(rest, free(orderLineId));
    if (part > 0) wanted.set(orderLineId, (wanted.get(orderLineId) ?? 0) + part);
    rest -= part;
  }
  return undefined;
}
