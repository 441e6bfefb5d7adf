import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { deliveryText, quantityText } from '../../app/goods/goods-texts.ts';

/** One line of the comparison: what each of the goods says, '' where it says nothing. */
export interface CompareRow {
  name: string;
  values: readonly string[];
  /** The goods do not all say the same. */
  isDifferent: boolean;
}

const facts: readonly [string, (sku: SkuDetail) => string][] = [
  ['品牌', (sku) => sku.brandName],
  ['型号', (sku) => sku.modelNo],
  ['规格', (sku) => sku.itemSpec],
  ['颜色', (sku) => sku.colorName],
  ['起订', (sku) => quantityText(sku) || `1 ${sku.unitName}起订`],
  ['发货', (sku) => deliveryText(sku.deliveryDays)],
  ['供应商', (sku) => sku.supplierName],
  ['包装', (sku) => sku.packing],
  ['无理由退货', (sku) => (sku.isReturnable7 ? `${sku.noReasonDays} 天` : '不支持')],
];

/** What every shop knows of goods, then their attributes in the order in which they first stand; lines that nobody fills are left out. */
export function compareRows(goods: readonly SkuDetail[]): CompareRow[] {
  const known = new Set(facts.map(([name]) => name));
  const attributes = [...new Set(goods.flatMap(({ attrs }) => attrs.map(({ name }) => name)))];
  const attributeOf = (name: string) => (sku: SkuDetail) =>
    sku.attrs
      .filter((attr) => attr.name === name)
      .map(({ value }) => value)
      .join('、');
  return [...facts, ...attributes.filter((name) => !known.has(name)).map((name) => [name, attributeOf(name)] as const)]
    .map(([name, valueOf]) => ({ name, values: goods.map(valueOf) }))
    .filter(({ values }) => values.some((value) => value !== ''))
    .map((row) => ({ ...row, isDifferent: new Set(row.values).size > 1 }));
}

/** The place of the cheapest of goods that are sold by one unit; -1 where they cost the same, or fewer than two prices are known. */
export function cheapestAt(goods: readonly { price: number | null; unitName: string }[]): number {
  if (new Set(goods.map(({ unitName }) => unitName)).size > 1) return -1;
  const prices = goods.map(({ price }) => price);
  const known = prices.filter((price) => price !== null);
  const least = Math.min(...known);
  return known.length > 1 && known.some((price) => price > least) ? prices.indexOf(least) : -1;
}
