import { labelMark } from '@jicai/domain/goods/goods-labels.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { ImportChange } from '../../db/tables/goods-imports.ts';
import type { GoodsRow } from '../goods-writing/index.ts';
import { type Cells, selectStanding } from './standing.store.ts';

/** The field that only who may see costs is told of. */
export const costName = '进价';

/** What a file and the shop are compared by; prices and stock as they stand in the file. */
const names: Record<keyof Cells, string> = {
  itemName: '名称',
  itemSpec: '规格',
  category: '分类',
  brandName: '品牌',
  supplierName: '供应商',
  unit: '单位',
  price: '零售价',
  enterprisePrice: '企业价',
  marketPrice: '市场价',
  costPrice: costName,
  stock: '库存',
  taxRate: '税率',
  moq: '起订量',
  stepQty: '倍数',
  maxQty: '限购',
  weightG: '毛重（克）',
  imgUrl: '主图',
  labels: '标签',
  isOnSale: '在售',
  safetyQty: '安全库存',
  shelfPlace: '库位',
};
const fields = Object.keys(names) as (keyof Cells)[];

const yuan = (fen: number | null): string => (fen === null ? '' : (fen / 100).toFixed(2));

/** Each of these rows with what it would change; goods that are new have no item yet. `isNew` and no changes: new goods. */
export async function compareRows(ctx: Ctx, rows: readonly GoodsRow[]): Promise<(ImportChange & { isNew: boolean })[]> {
  const standing = await selectStanding(
    ctx,
    rows.map((row) => row.itemNo),
  );
  return rows.map((row) => {
    const before = standing.get(row.itemNo);
    const after = cellsOf(row, before);
    const changes = before
      ? fields
          .filter((field) => before[field] !== after[field])
          .map((field) => ({ name: names[field], from: before[field], to: after[field] }))
      : [];
    return { row: row.row, itemNo: row.itemNo, itemName: row.itemName, changes, isNew: !before };
  });
}

/** A cost that the file does not name stays as it is. */
const cellsOf = (row: GoodsRow, before: Cells | undefined): Cells => ({
  itemName: row.itemName,
  itemSpec: row.itemSpec,
  category: row.categoryPath.at(-1) ?? '',
  brandName: row.brandName,
  supplierName: row.supplierName,
  unit: row.unit,
  price: yuan(row.priceFen),
  enterprisePrice: yuan(row.enterpriseFen),
  marketPrice: yuan(row.marketFen),
  costPrice: row.costFen === undefined ? (before?.costPrice ?? '') : yuan(row.costFen),
  stock: String(row.stock),
  taxRate: `${row.taxRateBp / 100}%`,
  moq: String(row.minQty),
  stepQty: String(row.stepQty),
  maxQty: String(row.maxQty),
  weightG: String(row.weightG),
  imgUrl: row.imgUrl,
  labels: row.labelNames ? [...row.labelNames].sort().join(labelMark) : (before?.labels ?? ''),
  isOnSale: row.isOnSale === undefined ? (before?.isOnSale ?? '') : row.isOnSale ? '是' : '否',
  safetyQty: row.safetyQty === undefined ? (before?.safetyQty ?? '') : String(row.safetyQty),
  shelfPlace: row.shelfPlace ?? before?.shelfPlace ?? '',
});
