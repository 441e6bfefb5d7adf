import type { ResultOf } from '@jicai/contract/index.ts';
import { bizTypes, maxShipSheetUnpacked } from '@jicai/domain/files/upload-kinds.ts';
import { shippableQty } from '@jicai/domain/orders/order-states.ts';
import {
  parcelsOfSheet,
  readShipSheet,
  type RowFault,
  type SheetParcel,
  shipSheetTitles,
  type ShipTarget,
} from '@jicai/domain/orders/ship-sheet.ts';
import { shanghaiDigits, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { badField } from '../../../http/refusal.ts';
import { readSheetLines, readUpload, type SheetColumn, sheetType, storeFile, writeSheet } from '../../files/index.ts';
import { selectOrdersByNo } from '../list/order-list.store.ts';
import type { OrderHead, ReadOrder } from '../read/filled-orders.store.ts';
import { getOrdersByNo } from '../read/read-orders.ts';
import { actionsOf } from '../read/shop-orders.wire.ts';
import { selectShipHolds } from './ship-holds.store.ts';

const field = 'fileUrl';

interface CheckedSheet {
  parcels: (SheetParcel & Pick<OrderHead, 'customerName' | 'version'>)[];
  faults: RowFault[];
}

/** What a sheet would ship, and its faults by row (docs/domain/orders.md §13). Refused as badInput where it cannot be read. */
export async function checkShipSheet(ctx: SignedInCtx, url: string): Promise<CheckedSheet> {
  const bytes = await readUpload(ctx, { url, bizType: bizTypes.shipSheet, field });
  const lines = await readSheetLines(bytes, maxShipSheetUnpacked);
  if (!lines) throw badField(field, '文件已损坏，或内容太多，无法读取');
  const sheet = readShipSheet(lines);
  if ('problem' in sheet) throw badField(field, sheet.problem);
  const orderNos = [...new Set(sheet.rows.map(({ orderNo }) => orderNo))];
  const orders = await selectOrdersByNo(ctx, { orderNos, scope: 'all' });
  const byNo = new Map(orders.map((order) => [order.head.orderNo, order]));
  const { parcels, faults } = parcelsOfSheet(sheet.rows, await targetsOf(ctx, orders));
  return {
    parcels: parcels.flatMap((parcel) => {
      const head = byNo.get(parcel.orderNo)?.head;
      return head ? [{ ...parcel, customerName: head.customerName, version: head.version }] : [];
    }),
    faults: [...sheet.faults, ...faults].toSorted((a, b) => a.rowNo - b.rowNo),
  };
}

async function targetsOf(ctx: SignedInCtx, orders: readonly ReadOrder[]): Promise<Map<string, ShipTarget>> {
  const holds = await selectShipHolds(
    ctx,
    orders.map(({ head }) => head.orderId),
  );
  return new Map(
    orders.map((order) => [
      order.head.orderNo,
      {
        orderNo: order.head.orderNo,
        refusal: actionsOf(ctx, order, holds).disabledReasons.ship,
        lines: order.lines.map((line) => ({
          orderLineId: line.orderLineId,
          itemNo: line.itemNo,
          rest: shippableQty(line),
        })),
      },
    ]),
  );
}

interface TemplateRow {
  orderNo: string;
  customerName: string;
  itemNo: string;
  itemName: string;
  rest: number;
}

const columns: readonly SheetColumn<TemplateRow>[] = [
  { title: shipSheetTitles.orderNo, width: 24, kind: 'text', value: (row) => row.orderNo },
  { title: '客户', width: 28, kind: 'text', value: (row) => row.customerName },
  { title: shipSheetTitles.carrier, width: 14, kind: 'text', value: () => '' },
  { title: shipSheetTitles.logisticsNo, width: 22, kind: 'text', value: () => '' },
  { title: shipSheetTitles.itemNo, width: 16, kind: 'text', value: (row) => row.itemNo },
  { title: '商品名称', width: 40, kind: 'text', value: (row) => row.itemName },
  { title: shipSheetTitles.qty, width: 8, kind: 'count', value: (row) => row.rest },
];

/** A sheet to fill in, with what these orders have still to send. Refused as notFound where one is not the caller's. */
export async function writeShipTemplate(
  ctx: SignedInCtx,
  orderNos: readonly string[],
): Promise<ResultOf<'/api/OpsOrder/GetShipTemplate'>> {
  const orders = orderNos.length === 0 ? [] : await getOrdersByNo(ctx, orderNos, 'all');
  const rows = orders.flatMap(({ head: { orderNo, customerName }, lines }) =>
    lines
      .map((line) => ({
        orderNo,
        customerName,
        itemNo: line.itemNo,
        itemName: line.itemName,
        rest: shippableQty(line),
      }))
      .filter(({ rest }) => rest > 0),
  );
  const bytes = await writeSheet('发货', columns, rows);
  const link = await storeFile(ctx, { bytes, fileName: `发货_${shanghaiDigits(ctx.now)}.xlsx`, mediaType: sheetType });
  return { fileUrl: link.fileUrl, expireTime: shanghaiTime(link.expiresAt) };
}
