import { piecesText } from '@jicai/domain/goods/pieces.ts';
import { labelMark } from '@jicai/domain/goods/goods-labels.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { ImportChange } from '../../db/tables/goods-imports.ts';
import { cleanHtml } from '../help/index.ts';
import {
  type ComparedColumn,
  type GoodsRow,
  pairsText,
  selectStanding,
  type StandingItem,
  tiersText,
} from '../goods-writing/index.ts';

/** The field that only who may see costs is told of. */
export const costName = '进价';

/** What a file and the shop are compared by; prices and stock as they stand in the file, the details apart. */
type Compared = Exclude<ComparedColumn, 'detail'>;
const names: Record<Compared, string> = {
  itemName: '名称',
  itemSpec: '规格',
  colorName: '颜色',
  modelNo: '型号',
  categoryPath: '分类',
  brandName: '品牌',
  supplierName: '供应商',
  unit: '单位',
  pieces: '包装换算',
  price: '零售价',
  enterprisePrice: '企业价',
  marketPrice: '市场价',
  costPrice: costName,
  tierPrices: '阶梯价',
  stock: '库存',
  taxRate: '税率',
  taxCode: '税收分类编码',
  taxName: '税收分类简称',
  moq: '起订量',
  stepQty: '倍数',
  maxQty: '限购',
  weightG: '毛重（克）',
  specs: '规格选项',
  attrs: '属性',
  imgUrl: '主图',
  images: '更多图片',
  packing: '包装清单',
  deliveryDays: '发货天数',
  isReturnable7: '七天无理由',
  keywords: '搜索词',
  description: '描述',
  labels: '标签',
  isOnSale: '在售',
  safetyQty: '安全库存',
  shelfPlace: '库位',
};
const fields = Object.keys(names) as Compared[];
/** Of a long text what a page shows. */
const mostShown = 200;

const yuan = (fen: number | null): string => (fen === null ? '' : (fen / 100).toFixed(2));
const yesNo = (is: boolean): string => (is ? '是' : '否');

/** Each of these rows with what it would change; goods that are new have no item yet. `isNew` and no changes: new goods. */
export async function compareRows(ctx: Ctx, rows: readonly GoodsRow[]): Promise<(ImportChange & { isNew: boolean })[]> {
  const standing = await selectStanding(ctx, { itemNos: rows.map((row) => row.itemNo) });
  return rows.map((row) => {
    const before = standing.get(row.itemNo);
    const changes = before ? changesOf(before, row) : [];
    return { row: row.row, itemNo: row.itemNo, itemName: row.itemName, changes, isNew: !before };
  });
}

function changesOf({ cells: before, detailHtml }: StandingItem, row: GoodsRow): ImportChange['changes'] {
  const after = cellsOf(row, before);
  const html = row.detailHtml === undefined ? detailHtml : cleanHtml(row.detailHtml);
  const changes = fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ name: names[field], from: shown(before[field]), to: shown(after[field]) }));
  return html === detailHtml ? changes : [...changes, { name: '图文详情', from: plain(detailHtml), to: plain(html) }];
}

const shown = (text: string) => (text.length > mostShown ? `${text.slice(0, mostShown)}…` : text);
const plain = (html: string) => shown(html.replaceAll(/<[^>]*>/g, ' ').trim());

/** What the file does not name stays as it is. */
const cellsOf = (row: GoodsRow, before: Readonly<Record<Compared, string>>): Record<Compared, string> => ({
  itemName: row.itemName,
  itemSpec: row.itemSpec,
  colorName: row.colorName,
  modelNo: row.modelNo,
  categoryPath: row.categoryPath.join('/'),
  brandName: row.brandName,
  supplierName: row.supplierName,
  unit: row.unit,
  pieces: row.pieceName === undefined ? before.pieces : piecesText(row),
  price: yuan(row.priceFen),
  enterprisePrice: yuan(row.enterpriseFen),
  marketPrice: yuan(row.marketFen),
  costPrice: row.costFen === undefined ? before.costPrice : yuan(row.costFen),
  tierPrices: tiersText(row.tiers),
  stock: String(row.stock),
  taxRate: `${row.taxRateBp / 100}%`,
  taxCode: row.taxCode ?? before.taxCode,
  taxName: row.taxName ?? before.taxName,
  moq: String(row.minQty),
  stepQty: String(row.stepQty),
  maxQty: String(row.maxQty),
  weightG: String(row.weightG),
  specs: pairsText(row.specs),
  attrs: pairsText(row.attrs),
  imgUrl: row.imgUrl,
  images: row.images.join(labelMark),
  packing: row.packing,
  deliveryDays: String(row.deliveryDays),
  isReturnable7: yesNo(row.isReturnable7),
  keywords: row.keywords,
  description: row.description,
  labels: row.labelNames ? [...row.labelNames].sort().join(labelMark) : before.labels,
  isOnSale: row.isOnSale === undefined ? before.isOnSale : yesNo(row.isOnSale),
  safetyQty: row.safetyQty === undefined ? before.safetyQty : String(row.safetyQty),
  shelfPlace: row.shelfPlace ?? before.shelfPlace,
});
