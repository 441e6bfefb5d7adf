import { type SaidPieces, saidPieces } from '@jicai/domain/goods/pieces.ts';
import { netOrder } from '@jicai/domain/orders/net-lines.ts';
import { returnableQty } from '@jicai/domain/returns/return-rules.ts';
import type { FilledParcel, OrderLineRow, ReadOrder } from './filled-orders.store.ts';
import { netSourceOf } from './net-source.ts';

type Goods = Pick<
  OrderLineRow,
  'itemId' | 'productId' | 'itemNo' | 'itemName' | 'itemSpec' | 'colorName' | 'imgUrl' | 'unitName'
>;

/** What an order line tells of its goods, wherever it is shown. */
export const goodsOf = ({
  pieceQty,
  pieceName,
  itemId,
  productId,
  itemNo,
  itemName,
  itemSpec,
  colorName,
  imgUrl,
  unitName,
}: Goods & SaidPieces): Goods & SaidPieces => ({
  itemId,
  productId,
  itemNo,
  itemName,
  itemSpec,
  colorName,
  imgUrl,
  unitName,
  ...saidPieces({ pieceQty, pieceName }),
});

export function toLine(line: OrderLineRow) {
  return {
    orderItemId: line.orderLineId,
    ...goodsOf(line),
    price: line.priceFen,
    qty: line.qty,
    shippedQty: line.shippedQty,
    receivedQty: line.receivedQty,
    cancelledQty: line.cancelledQty,
    returnedQty: line.returnedQty,
    returnableQty: Object.values(returnableQty(line)).reduce((sum, qty) => sum + qty, 0),
    goodsFee: line.goodsFen,
    discountFee: line.discountFen,
    freightFee: line.freightFen,
    payFee: line.payFen,
    refundedFee: line.refundedFen,
    taxRate: line.taxRateBp,
    taxFee: line.taxFen,
  };
}

type ParcelLine = FilledParcel['lines'][number];

/** Units of a parcel that are no longer awaited: accepted, or paid back because they did not come as ordered. */
export const settledQtyOf = ({ receivedAt }: FilledParcel, line: ParcelLine): number =>
  receivedAt ? line.qty : line.receivedQty;

/** Units of a parcel that came and were accepted. */
export const acceptedQtyOf = (parcel: FilledParcel, line: ParcelLine): number =>
  settledQtyOf(parcel, line) - line.lostQty;

/** Units of each line that came and were accepted, in all parcels. */
function acceptedByLine(parcels: readonly FilledParcel[]): Map<string, number> {
  const accepted = new Map<string, number>();
  for (const parcel of parcels)
    for (const line of parcel.lines)
      accepted.set(line.orderLineId, (accepted.get(line.orderLineId) ?? 0) + acceptedQtyOf(parcel, line));
  return accepted;
}

/** The lines with what is left of each, and what is left of all. */
export function toNet({ head, lines, parcels }: Pick<ReadOrder, 'head' | 'lines' | 'parcels'>) {
  const accepted = acceptedByLine(parcels);
  const { lines: rows, freights, ...sums } = netOrder(lines.map((line) => netSourceOf(line, head)));
  return {
    lines: lines.map((line, at) => {
      const { qty = 0, goodsFen = 0, discountFen = 0, feeFen = 0, taxFen = 0 } = rows[at] ?? {};
      const net = { qty, goodsFee: goodsFen, discountFee: discountFen, fee: feeFen, taxFee: taxFen };
      const acceptedQty = accepted.get(line.orderLineId) ?? 0;
      return Object.assign(toLine(line), { acceptedQty, adjustedQty: line.adjustedQty, net });
    }),
    net: {
      qty: sums.qty,
      goodsFee: sums.goodsFen,
      discountFee: sums.discountFen,
      freightFee: sums.freightFen,
      payFee: sums.payFen,
      taxFee: sums.taxFen,
      freights: freights.map(({ taxRateBp, feeFen, taxFen }) => ({ taxRate: taxRateBp, fee: feeFen, taxFee: taxFen })),
    },
  };
}

/** A line of an order as an answer names it. */
export const toNamedLine = <L extends { orderLineId: string }>({ orderLineId, ...line }: L) => ({
  ...line,
  orderItemId: orderLineId,
});

/** A line of an order that a body names. */
export const fromNamedLine = <L extends { orderItemId: string }>({ orderItemId, ...line }: L) => ({
  ...line,
  orderLineId: orderItemId,
});
