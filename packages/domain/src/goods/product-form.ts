import type { QuantityRule } from './quantity.ts';
import { mostPriceFen } from '../money/pricing.ts';
import { mostLabelsOfItem } from './goods-labels.ts';
import { piecesFaults } from './pieces.ts';
import { itemTaxClassFaults } from '../invoices/tax-class.ts';

/** A property or an option of goods, such as 颜色: 黑色. */
export interface NamedValue {
  name: string;
  value: string;
}

/** One item of a product as its editor keeps it (docs/domain/catalog.md §7). Prices in fen, null for none. */
export interface ItemForm extends QuantityRule {
  /** '' for an item that is not there yet. */
  itemId: string;
  itemNo: string;
  itemName: string;
  itemSpec: string;
  modelNo: string;
  colorName: string;
  supplierId: string;
  unitName: string;
  retailFen: number | null;
  enterpriseFen: number | null;
  marketFen: number | null;
  /** 进价; undefined for who may not see it, and left alone by his save. */
  costFen?: number | null | undefined;
  tiers: { qtyFrom: number; priceFen: number }[];
  /** Hundredths of a percent. */
  taxRateBp: number;
  /** 税收分类 of its own, '' for that of its category; undefined where it is left as it is. */
  taxName?: string | undefined;
  taxCode?: string | undefined;
  specs: NamedValue[];
  attrs: NamedValue[];
  imgUrl: string;
  imgUrls: string[];
  isOnSale: boolean;
  /** Pieces on hand at first; of an item that is there the stock has its own page. */
  stock: number;
  /** 安全库存: fewer for sale are told on the desk; 0 = never. */
  safetyQty: number;
  /** Gross weight of one unit in grams; 0 = not known. */
  weightG: number;
  /** How many of what one sale unit holds; both are left as they are where they are undefined. */
  pieceQty?: number | undefined;
  pieceName?: string | undefined;
  /** Undefined where they are left as they are. */
  labelIds?: string[] | undefined;
}

/** What the items of a product have in common. */
export interface ProductForm {
  productNo: string;
  categoryId: string;
  brandName: string;
  description: string;
  detailHtml: string;
  packing: string;
  deliveryDays: number;
  isReturnable7: boolean;
  keywords: string;
}

export type FormFaults<F> = { [K in keyof F]?: string };

/** VAT rates goods may have, in hundredths of a percent. */
export const taxRatesBp = [1300, 900, 600, 300, 100, 0] as const;
export const mostItemsOfProduct = 100;
export const mostPictures = 12;
export const mostTiers = 5;
const mostPieces = 999_999_999;
const mostQty = 999_999;
const mostGrams = 9_999_999;

/** Rules between the fields of an item, the same for its editor and for goods files. */
export function itemRuleFaults(
  item: QuantityRule & Pick<ItemForm, 'retailFen' | 'marketFen'>,
): FormFaults<Pick<ItemForm, 'minQty' | 'maxQty' | 'marketFen'>> {
  const { minQty, stepQty, maxQty, retailFen, marketFen } = item;
  return {
    ...(minQty % stepQty !== 0 && { minQty: '起订量须为倍数的整数倍' }),
    ...(maxQty > 0 && maxQty < minQty && { maxQty: '限购数量不能小于起订量' }),
    ...(marketFen !== null && retailFen !== null && marketFen < retailFen && { marketFen: '市场价不能低于售价' }),
  };
}

/** Every fault of an item, by field. */
export function itemFaults(item: ItemForm): FormFaults<ItemForm> {
  const faults: FormFaults<ItemForm> = {};
  const need = (field: 'itemNo' | 'itemName' | 'unitName', name: string, max: number) => {
    const { length } = item[field].trim();
    if (length === 0) faults[field] = `请填写${name}`;
    else if (length > max) faults[field] = `${name}最多${max}字`;
  };
  need('itemNo', '货号', 64);
  need('itemName', '商品名称', 300);
  need('unitName', '销售单位', 10);
  for (const [field, name, max] of [
    ['itemSpec', '规格', 200],
    ['modelNo', '型号', 64],
    ['colorName', '颜色', 50],
  ] as const)
    if (item[field].trim().length > max) faults[field] = `${name}最多${max}字`;
  if (item.supplierId === '') faults.supplierId = '请选择供应商';
  for (const [field, name] of [
    ['retailFen', '零售价'],
    ['enterpriseFen', '企业价'],
    ['marketFen', '市场价'],
    ['costFen', '进价'],
  ] as const) {
    const fen = item[field] ?? null;
    if (fen !== null && (!Number.isInteger(fen) || fen < 1 || fen > mostPriceFen))
      faults[field] = `请输入正确的${name}`;
  }
  if (item.isOnSale && item.retailFen === null && item.enterpriseFen === null) faults.retailFen = '没有价格，不能上架';
  if (!isWithin(item.minQty, 1, mostQty)) faults.minQty = '起订量应为1到999999的整数';
  if (!isWithin(item.stepQty, 1, mostQty)) faults.stepQty = '倍数应为1到999999的整数';
  if (!isWithin(item.maxQty, 0, mostQty)) faults.maxQty = '限购数量应为0到999999的整数';
  if (!isWithin(item.stock, 0, mostPieces)) faults.stock = '库存应为非负整数';
  if (!isWithin(item.weightG, 0, mostGrams)) faults.weightG = '毛重应为0到9999999的整数克';
  if (!isWithin(item.safetyQty, 0, mostPieces)) faults.safetyQty = '安全库存应为非负整数';
  if (!taxRatesBp.some((rate) => rate === item.taxRateBp)) faults.taxRateBp = '请选择税率';
  const { taxName = '', taxCode = '' } = item;
  Object.assign(faults, itemTaxClassFaults({ taxName: taxName.trim(), taxCode: taxCode.trim() }));
  Object.assign(faults, piecesFaults(item));
  const tiers = tiersFault(item);
  if (tiers) faults.tiers = tiers;
  const specs = pairsFault(item.specs, '规格选项') ?? (areTwice(item.specs) ? '规格选项重复' : undefined);
  if (specs) faults.specs = specs;
  const attrs = pairsFault(item.attrs, '属性');
  if (attrs) faults.attrs = attrs;
  if ((item.labelIds?.length ?? 0) > mostLabelsOfItem) faults.labelIds = `标签最多${mostLabelsOfItem}个`;
  if (item.imgUrls.length + 1 > mostPictures) faults.imgUrls = `图片最多${mostPictures}张`;
  return { ...itemRuleFaults(item), ...faults };
}

/** Every fault of what the items have in common, by field. */
export function productFaults(product: ProductForm): FormFaults<ProductForm> {
  const { productNo, categoryId, brandName, description, detailHtml, packing, deliveryDays, keywords } = product;
  return {
    ...(productNo.trim() === '' && { productNo: '请填写商品编号' }),
    ...(productNo.trim().length > 64 && { productNo: '商品编号最多64字' }),
    ...(categoryId === '' && { categoryId: '请选择分类' }),
    ...(brandName.trim().length > 50 && { brandName: '品牌最多50字' }),
    ...(description.length > 5000 && { description: '描述最多5000字' }),
    ...(detailHtml.length > 100_000 && { detailHtml: '图文详情过长' }),
    ...(packing.length > 100 && { packing: '包装清单最多100字' }),
    ...(!isWithin(deliveryDays, 0, 365) && { deliveryDays: '发货天数应为0到365的整数' }),
    ...(keywords.length > 500 && { keywords: '搜索词最多500字' }),
  };
}

/** Where two items of a product cannot stand beside each other: same number, or the same options. By index. */
export function itemsFault(items: readonly Pick<ItemForm, 'itemNo' | 'specs'>[]): string | undefined {
  if (items.length === 0) return '请至少添加一个规格';
  if (items.length > mostItemsOfProduct) return `一个商品最多${mostItemsOfProduct}个规格`;
  const no = firstTwice(items.map(({ itemNo }) => itemNo.trim()));
  if (no !== undefined) return `货号 ${no} 重复`;
  const options = firstTwice(items.map(({ specs }) => specs.map(({ name, value }) => `${name}:${value}`).join(' ')));
  return options === undefined || options === '' ? undefined : `规格 ${options} 重复`;
}

/** Every combination of these options, in the order given: 颜色 2 × 尺码 3 are 6. */
export function combineOptions(options: readonly { name: string; values: readonly string[] }[]): NamedValue[][] {
  return options.reduce<NamedValue[][]>(
    (all, { name, values }) => all.flatMap((one) => values.map((value) => [...one, { name, value }])),
    [[]],
  );
}

const isWithin = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max;
const areTwice = (pairs: readonly NamedValue[]) => firstTwice(pairs.map(({ name }) => name)) !== undefined;
const firstTwice = (texts: readonly string[]): string | undefined => texts.find((text, at) => texts.indexOf(text) < at);

function pairsFault(pairs: readonly NamedValue[], name: string): string | undefined {
  if (pairs.length > 50) return `${name}最多50项`;
  const wrong = pairs.some(
    (pair) => pair.name.trim() === '' || pair.value.trim() === '' || pair.name.length > 20 || pair.value.length > 100,
  );
  return wrong ? `${name}的名称1到20字，值1到100字` : undefined;
}

function tiersFault({ tiers }: ItemForm): string | undefined {
  if (tiers.length > mostTiers) return `阶梯价最多${mostTiers}档`;
  if (tiers.some(({ qtyFrom, priceFen }) => !isWithin(qtyFrom, 1, mostQty) || !isWithin(priceFen, 1, mostPriceFen)))
    return '请填写每档的数量和价格';
  if (tiers.some(({ qtyFrom }, at) => qtyFrom <= (tiers[at - 1]?.qtyFrom ?? 0))) return '阶梯价的数量应逐级增加';
  return undefined;
}
