import { priceNameList, priceNames } from '@jicai/domain/goods/goods-acts.ts';
import { piecesText } from '@jicai/domain/goods/pieces.ts';
import type { ItemForm, ProductForm } from '@jicai/domain/goods/product-form.ts';

type Item = Omit<ItemForm, 'itemId' | 'stock'>;
/** Names of labels by id. */
type LabelNames = ReadonlyMap<string, string>;
interface Product {
  product: ProductForm;
  items: readonly Item[];
}
type Facts = Record<string, string>;

const productNames = {
  categoryId: '分类',
  brandName: '品牌',
  description: '描述',
  packing: '包装清单',
  keywords: '搜索词',
  deliveryDays: '发货天数',
  isReturnable7: '七天无理由',
} as const;

const itemNames = {
  itemName: '名称',
  itemSpec: '规格',
  modelNo: '型号',
  colorName: '颜色',
  unitName: '单位',
  supplierId: '供应商',
  minQty: '起订量',
  stepQty: '倍数',
  maxQty: '限购',
  weightG: '毛重（克）',
  taxRateBp: '税率',
  taxName: '税收分类简称',
  taxCode: '税收分类编码',
  isOnSale: '在售',
  safetyQty: '安全库存',
} as const;

/** What a save changed, for the log: the fields that differ, each item's under its number. */
export function changesOf(
  before: Product | undefined,
  after: Product,
  labelNames: LabelNames,
): { before: Facts | null; after: Facts } {
  const to = factsOf(after, labelNames);
  if (!before) return { before: null, after: { 商品: String(after.items.length), ...to } };
  const from = factsOf(before, labelNames);
  const differ = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((key) => from[key] !== to[key]);
  const only = (facts: Facts): Facts => Object.fromEntries(differ.map((key) => [key, facts[key] ?? '']));
  return { before: only(from), after: only(to) };
}

function factsOf({ product, items }: Product, labelNames: LabelNames): Facts {
  const facts: Facts = { 图文详情: `${product.detailHtml.length} 字` };
  for (const [field, name] of entriesOf(productNames)) facts[name] = textOf(product[field]);
  for (const item of items) {
    for (const [field, name] of entriesOf(itemNames)) facts[`${item.itemNo} ${name}`] = textOf(item[field]);
    for (const price of priceNameList) facts[`${item.itemNo} ${priceNames[price]}`] = yuanText(item[price]);
    facts[`${item.itemNo} 包装换算`] = piecesText(item);
    facts[`${item.itemNo} 阶梯价`] = item.tiers.map((tier) => `${tier.qtyFrom}:${yuanText(tier.priceFen)}`).join('、');
    facts[`${item.itemNo} 规格项`] = pairsText(item.specs);
    facts[`${item.itemNo} 属性`] = pairsText(item.attrs);
    const labels = item.labelIds?.flatMap((id) => labelNames.get(id) ?? []).sort();
    if (labels) facts[`${item.itemNo} 标签`] = labels.join('、');
    facts[`${item.itemNo} 图片`] = [item.imgUrl, ...item.imgUrls].filter(Boolean).join('、');
  }
  return facts;
}

const entriesOf = <T extends object>(table: T) => Object.entries(table) as [keyof T, string][];
const textOf = (value: unknown): string => (typeof value === 'boolean' ? (value ? '是' : '否') : String(value));
const yuanText = (fen: number | null): string => (fen === null ? '' : (fen / 100).toFixed(2));
const pairsText = (pairs: readonly { name: string; value: string }[]) =>
  pairs.map(({ name, value }) => `${name}:${value}`).join('、');
