import { piecesNote } from '@jicai/domain/goods/pieces.ts';
import { type PickRow, pickingRows } from '@jicai/domain/orders/picking-list.ts';
import { shippableQty } from '@jicai/domain/orders/order-states.ts';
import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { specBesideName } from '@jicai/domain/goods/spec-beside-name.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { writeAudit } from '../../audit/index.ts';
import { type SheetColumn, writeSheet } from '../../files/index.ts';
import { listPlaces, placeKey } from '../../stock/index.ts';
import type { ReadOrder } from '../read/filled-orders.store.ts';
import { chooseOrders, keepPaper, type Paper } from './choose-orders.ts';
import { makePickingPdf } from './picking-pdf.ts';

const supplierColumn: SheetColumn<PickRow> = {
  title: '供应商',
  width: 24,
  kind: 'text',
  value: (row) => row.supplierName,
};

const columns: readonly SheetColumn<PickRow>[] = [
  { title: '库位', width: 14, kind: 'text', value: (row) => row.place },
  { title: '商品编号', width: 14, kind: 'text', value: (row) => row.itemNo },
  { title: '商品名称', width: 44, kind: 'text', value: (row) => row.itemName },
  { title: '规格', width: 22, kind: 'text', value: (row) => specBesideName(row.itemName, row.itemSpec) },
  { title: '单位', width: 6, kind: 'text', value: (row) => row.unitName },
  { title: '数量', width: 8, kind: 'count', value: (row) => row.qty },
  { title: '折合', width: 14, kind: 'text', value: (row) => piecesNote(row.qty, row) },
  {
    title: '分拣',
    width: 50,
    kind: 'text',
    value: (row) => row.orders.map(({ orderNo, qty }) => `${orderNo} × ${qty}`).join('；'),
  },
];

/** 拣货单 (docs/domain/papers.md §7): what the orders have still to ship, in the order of the shelves. */
export async function exportPicking(
  ctx: SignedInCtx,
  { orderNos, fileType }: { orderNos: readonly string[]; fileType: 'xlsx' | 'pdf' },
): Promise<Paper> {
  const { taken, skipped } = await chooseOrders(ctx, orderNos, 'ship');
  const rows = pickingRows(await pickedLines(ctx, taken));
  const isOperator = ctx.actor.accountType === accountTypes.operator;
  const paper = await keepPaper(ctx, {
    name: '拣货单',
    ending: fileType,
    rowCount: rows.length,
    skipped,
    make: () =>
      fileType === 'pdf'
        ? makePickingPdf(rows, { orderCount: taken.length, userName: ctx.actor.userName, madeAt: ctx.now })
        : writeSheet('拣货单', isOperator ? [supplierColumn, ...columns] : columns, rows),
  });
  await writeAudit(ctx, { subject: 'papers 拣货单', before: null, after: { papers: orderNosOf(taken) } });
  return paper;
}

const orderNosOf = (orders: readonly ReadOrder[]) => orders.map(({ head }) => head.orderNo).join(' ');

async function pickedLines(ctx: SignedInCtx, orders: readonly ReadOrder[]) {
  const places = await listPlaces(ctx, {
    supplierIds: [...new Set(orders.map(({ head }) => head.supplierId))],
    itemIds: [...new Set(orders.flatMap(({ lines }) => lines.map(({ itemId }) => itemId)))],
  });
  return orders.flatMap(({ head: { orderNo, supplierId, supplierName }, lines }) =>
    lines.map((line) => ({
      orderNo,
      supplierId,
      supplierName,
      itemId: line.itemId,
      itemNo: line.itemNo,
      itemName: line.itemName,
      itemSpec: [line.itemSpec, line.colorName].filter(Boolean).join(' '),
      unitName: line.unitName,
      pieceQty: line.pieceQty,
      pieceName: line.pieceName,
      place: places.get(placeKey({ supplierId, itemId: line.itemId }))?.place ?? '',
      qty: shippableQty(line),
    })),
  );
}
