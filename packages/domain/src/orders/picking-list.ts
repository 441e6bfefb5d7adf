import { comparePlaces } from '../goods/shelf-place.ts';

/** Units of one line of one order that are to be fetched from a shelf. */
export interface PickedLine {
  supplierId: string;
  supplierName: string;
  itemId: string;
  itemNo: string;
  itemName: string;
  itemSpec: string;
  unitName: string;
  /** What one unit holds; 1 and '' where nobody says. */
  pieceQty: number;
  pieceName: string;
  place: string;
  qty: number;
  orderNo: string;
}

/** One way to a shelf: all that is fetched there of an item, and for which orders. */
export interface PickRow extends Omit<PickedLine, 'orderNo'> {
  orders: { orderNo: string; qty: number }[];
}

/**
 * 拣货单 (docs/domain/papers.md §7): the lines of many orders, summed for each item of a supplier, in the order in which
 * somebody walks along the shelves; goods without a place last. No unit is lost: the sums are those of the lines.
 */
export function pickingRows(lines: readonly PickedLine[]): PickRow[] {
  const rows = new Map<string, PickRow>();
  for (const { orderNo, ...line } of lines) {
    if (line.qty <= 0) continue;
    // What a unit holds may have changed between two orders: those are two ways.
    const key = `${line.supplierId} ${line.itemId} ${line.pieceQty} ${line.pieceName}`;
    const row = rows.get(key) ?? { ...line, qty: 0, orders: [] };
    rows.set(key, row);
    row.qty += line.qty;
    const known = row.orders.find((order) => order.orderNo === orderNo);
    if (known) known.qty += line.qty;
    else row.orders.push({ orderNo, qty: line.qty });
  }
  return [...rows.values()].toSorted(
    (a, b) =>
      (a.supplierId === b.supplierId ? 0 : a.supplierName.localeCompare(b.supplierName, 'zh-CN')) ||
      comparePlaces(a.place, b.place) ||
      (a.itemNo < b.itemNo ? -1 : Number(a.itemNo > b.itemNo)),
  );
}
