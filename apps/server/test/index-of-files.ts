import { stockStates } from '@jicai/domain/goods/quantity.ts';
import {
  type Brand,
  type Category,
  createGoodsSearch,
  type GoodsSearch,
  type SourceDoc,
} from '@jicai/goods-search/index.ts';
import { kindsOf, fingerprintOf, writeLabel, writeTerms } from '@jicai/goods-search/write.ts';
import { basename } from 'node:path';
import { checkRow } from '@jicai/server/modules/catalogue-import/check-row.ts';
import type { Cells, Column } from '@jicai/server/modules/goods-writing/goods-columns.ts';
import type { GoodsRow } from '@jicai/server/modules/goods-writing/goods-row.ts';
import { readRows } from '@jicai/server/modules/catalogue-import/read-rows.ts';

const topParent = '0';
/** No name holds it. */
const separator = '\u0000';

/** The goods of files as the search holds them, without a database: what an import would put into it. */
export async function indexOfFiles(
  files: readonly string[],
  englishNames: ReadonlyMap<string, string> = new Map(),
): Promise<{ index: GoodsSearch; rows: GoodsRow[] }> {
  const rows: GoodsRow[] = [];
  for (const file of files) rows.push(...(await goodsOf(file)));
  const index = createGoodsSearch('1');
  const names: Names = { brands: new Map(), categories: new Map() };
  const ids = createIds();
  const firstOfSpu = new Map(rows.toReversed().map((row) => [row.spuNo, row]));
  const filler = index.fill();
  filler.add(rows.map((row, at) => docOf(row, firstOfSpu.get(row.spuNo) ?? row, { at, names, ids, englishNames })));
  filler.finish();
  index.setNames({ brands: [...names.brands.values()], categories: [...names.categories.values()] });
  return { index, rows };
}

async function goodsOf(file: string): Promise<GoodsRow[]> {
  const goods: GoodsRow[] = [];
  let columns: string[] | undefined;
  for await (const { row, cells } of readRows(file, () => {})) {
    if (!columns) {
      columns = cells;
      continue;
    }
    const named: Cells = Object.fromEntries(columns.map((column, at) => [column as Column, cells[at] ?? '']));
    const checked = checkRow({ file: basename(file), row }, named);
    if ('goods' in checked) goods.push(checked.goods);
  }
  return goods;
}

/** Numbers for names, as the database would give them. */
function createIds() {
  const known = new Map<string, string>();
  return (...path: string[]): string => {
    const key = path.join(separator);
    const id = known.get(key) ?? String(known.size + 1);
    known.set(key, id);
    return id;
  };
}

interface Names {
  brands: Map<string, Brand>;
  categories: Map<string, Category>;
}

interface Room {
  at: number;
  names: Names;
  ids: ReturnType<typeof createIds>;
  englishNames: ReadonlyMap<string, string>;
}

/**
 * Names, category and description are those of the product, which are of its first row. Every attribute is a filter here;
 * those that the import keeps out of the filters change no order.
 */
function docOf(row: GoodsRow, product: GoodsRow, { at, names, ids, englishNames }: Room): SourceDoc {
  const labels = row.attrs.map(({ name, value }) => ({
    tagId: ids('tag', name),
    tagName: name,
    valueId: ids('value', name, value),
    valueName: value,
  }));
  const nameEn = englishNames.get(product.brandName) ?? '';
  const brandId = product.brandName ? ids('brand', product.brandName) : null;
  if (brandId) names.brands.set(brandId, { id: brandId, name: product.brandName, nameEn, logoUrl: '' });
  const terms = writeTerms({
    title: row.itemName,
    brandNames: [product.brandName, nameEn].filter(Boolean),
    categoryNames: product.categoryPath,
    ...kindsOf(product.keywords, labels),
    properties: [row.itemSpec, row.colorName, ...labels.map((label) => label.valueName)],
    description: product.description,
    itemNo: row.itemNo,
    modelNo: row.modelNo,
  });
  return {
    itemId: String(at + 1),
    categoryId: categoryIdOf(product.categoryPath, names, ids),
    brandId,
    productId: ids('product', row.spuNo),
    supplierId: ids('supplier', row.supplierName),
    isSelf: false,
    deliveryDays: product.deliveryDays,
    labels: labels.map(writeLabel),
    terms,
    itemNo: row.itemNo.toLowerCase(),
    modelNo: row.modelNo.toLowerCase(),
    retailFen: row.priceFen ?? 0,
    enterpriseFen: row.enterpriseFen ?? row.priceFen ?? 0,
    salesQty: row.salesQty,
    stockState: row.stock > 0 ? stockStates.enough : stockStates.none,
    listedAtMs: at,
    fingerprint: fingerprintOf([terms]),
  };
}

function categoryIdOf(path: readonly string[], { categories }: Names, ids: Room['ids']): string {
  return path.reduce((parentId, name, level) => {
    const id = ids('category', ...path.slice(0, level + 1));
    categories.set(id, { id, parentId, level: level + 1, name });
    return id;
  }, topParent);
}
