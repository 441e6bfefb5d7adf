import type { BodyOf } from '@jicai/contract/index.ts';
import { listExports } from '@jicai/domain/shop-side/list-exports.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { type ListSheet, readAtOnce, startExport, tableSheet } from '../../exports/index.ts';
import { columnsOf, type SheetColumn } from '../../files/index.ts';
import { requireSupplier } from '../../../http/require-supplier.ts';
import { findGoods } from '../goods-list.store.ts';
import { type OwnGoodsRow, selectOwnGoods } from './own-goods.store.ts';

type Body = BodyOf<'/api/OpsOwn/ExportStock'>;

const { text } = columnsOf<OwnGoodsRow>();
const count = (title: string, value: (row: OwnGoodsRow) => number | null): SheetColumn<OwnGoodsRow> => ({
  title,
  width: 12,
  kind: 'count',
  value,
});

/** Stock that is not kept stays empty. */
const columns: readonly SheetColumn<OwnGoodsRow>[] = [
  text('货号', 16, (row) => row.itemNo),
  text('商品', 44, (row) => row.itemName),
  text('规格', 24, (row) => row.itemSpec),
  text('单位', 8, (row) => row.unitName),
  text('分类', 16, (row) => row.categoryName),
  text('在售', 8, (row) => (row.isOnSale ? '是' : '否')),
  count('现存', (row) => row.onHand),
  count('被订单占用', (row) => row.reserved),
  count('可售', (row) => (row.onHand === null ? null : row.onHand - (row.reserved ?? 0))),
  count('安全库存', (row) => row.safetyQty),
  count('累计销量', (row) => row.salesQty),
];

/** The goods of the supplier who asks, with their stock; refused as forbidden to anybody else. */
export function ownStockSheet(caller: SignedInCtx, { reqData, searchKey }: Body): ListSheet {
  const supplierId = requireSupplier(caller);
  const { columns: asked, ...filter } = reqData;
  const limit = listExports.ownStock.mostRows + 1;
  const find = (ctx: SignedInCtx) => findGoods(ctx, { ...filter, searchKey, supplierId }, { limit, offset: 0 });
  return tableSheet({
    name: '商品库存',
    columns,
    asked,
    count: async (ctx) => (await find(ctx)).count,
    batches: readAtOnce(async (ctx) => selectOwnGoods(ctx, { supplierId, itemIds: (await find(ctx)).ids })),
  });
}

/** Begins to write it; that it was taken stands in the log. */
export const exportOwnStock = (ctx: SignedInCtx, body: Body) =>
  startExport(ctx, {
    kind: 'ownStock',
    body,
    sheetOf: ownStockSheet,
    columns: body.reqData.columns,
    filter: { ...body.reqData, searchKey: body.searchKey },
  });
