import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { hasPieces, packText } from '@jicai/domain/goods/pieces.ts';

interface Fact {
  name: string;
  value: string;
}

/** How many facts stand above the details. */
const headCount = 12;

/** The data sheet of an item: brand and numbers, its properties, and how it is sold. Each name once. */
export function factRows(sku: SkuDetail): Fact[] {
  const rows: Fact[] = [
    { name: '品牌', value: sku.brandName },
    { name: '型号', value: sku.modelNo },
    ...sku.attrs,
    { name: '规格', value: sku.itemSpec },
    { name: '颜色', value: sku.colorName },
    { name: '包装', value: sku.packing },
    { name: '销售单位', value: hasPieces(sku) ? `${sku.unitName}（${packText(sku)}）` : sku.unitName },
    { name: '起订量', value: `${sku.minQty} ${sku.unitName}` },
    { name: '税率', value: sku.taxRate > 0 ? `${sku.taxRate / 100}%` : '免税' },
    { name: '供应商', value: sku.supplierName },
    { name: '商品编号', value: sku.itemNo },
  ];
  const seen = new Set<string>();
  return rows.filter(({ name, value }) => {
    if (!value || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/** The facts that matter first; the number of the goods closes them. */
export function headFacts(sku: SkuDetail): Fact[] {
  const sale = new Set(['销售单位', '起订量', '税率', '供应商']);
  const rows = factRows(sku).filter(({ name }) => !sale.has(name));
  const [no] = rows.slice(-1);
  return no ? [...rows.slice(0, -1).slice(0, headCount - 1), no] : [];
}
