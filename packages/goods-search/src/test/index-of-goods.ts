import { stockStates } from '@jicai/domain/goods/quantity.ts';
import { type CompanyIndex, createCompanyIndex, createFiller } from '../index/company-index.ts';
import { fingerprintOf } from '../documents/fingerprint.ts';
import { type IndexQuery, noServices } from '../query/query.ts';
import { searchIndex } from '../find/search-index.ts';
import { writeTerms } from '../documents/doc-terms.ts';
import { writeLabel } from '../documents/value-label.ts';

export interface Goods {
  title: string;
  category?: string;
  brand?: string;
  kinds?: string[];
  /** Rows of the data sheet, such as 匹数: 3匹. */
  attrs?: Record<string, string>;
  modelNo?: string;
  stock?: number;
  sales?: number;
  priceFen?: number;
  description?: string;
  product?: string;
  isSelf?: boolean;
  deliveryDays?: number;
  supplier?: string;
}

const otherCategory = '其他';

/** An index of these goods by item numbers N1, N2 … */
export function indexOfGoods(goods: readonly Goods[]): CompanyIndex {
  const index = createCompanyIndex('1');
  const filler = createFiller(index);
  const categories = categoriesOf(goods);
  for (const [at, name] of categories.entries()) {
    index.categories.set(String(at + 1), { id: String(at + 1), parentId: '0', level: 1, name });
  }
  for (const { brand } of goods)
    if (brand) index.brands.set(brand, { id: brand, name: brand, nameEn: '', logoUrl: '' });
  filler.add(docsOfGoods(goods));
  filler.finish();
  return index;
}

const categoriesOf = (goods: readonly Goods[]) => [...new Set(goods.map(({ category = otherCategory }) => category))];

/** The documents of these goods, for a search that is filled by its own means. */
export function docsOfGoods(goods: readonly Goods[]) {
  const categories = categoriesOf(goods);
  return goods.map((one, at) =>
    docOf(one, { at, categoryId: String(categories.indexOf(one.category ?? otherCategory) + 1) }),
  );
}

function docOf(goods: Goods, { at, categoryId }: { at: number; categoryId: string }) {
  const { title, category = otherCategory, brand, kinds = [], attrs = {}, modelNo = '', priceFen = 100 } = goods;
  const itemNo = `N${at + 1}`;
  const terms = writeTerms({
    title,
    kinds,
    hasOwnKinds: false,
    brandNames: brand ? [brand] : [],
    categoryNames: [category],
    properties: Object.values(attrs),
    description: goods.description ?? '',
    itemNo,
    modelNo,
  });
  return {
    itemId: String(at + 1),
    productId: goods.product ?? String(at + 1),
    categoryId,
    brandId: brand ?? null,
    supplierId: goods.supplier ?? '1',
    labels: Object.entries(attrs).map(([tagName, valueName]) =>
      writeLabel({ tagId: tagName, tagName, valueId: valueName, valueName }),
    ),
    terms,
    itemNo,
    modelNo,
    retailFen: priceFen,
    enterpriseFen: priceFen,
    salesQty: goods.sales ?? 0,
    stockState: goods.stock ?? stockStates.enough,
    isSelf: goods.isSelf ?? false,
    deliveryDays: goods.deliveryDays ?? 1,
    listedAtMs: at,
    fingerprint: fingerprintOf([terms]),
  };
}

export const everything: IndexQuery = {
  text: '',
  categoryId: null,
  supplierId: null,
  isInStock: false,
  choices: [],
  services: noServices,
  isByProduct: false,
  priceColumn: 'retail',
  pool: null,
  sort: { field: 'default', isRising: false },
  offset: 0,
  limit: 50,
  withFacets: false,
};

/** Titles found, in order, with the words that were searched for instead. */
export function searcher(goods: readonly Goods[]) {
  const index = indexOfGoods(goods);
  const titleOf = (id: string) => goods[Number(id) - 1]?.title ?? '';
  return (text: string, query: Partial<IndexQuery> = {}) => {
    const { itemIds, ...answer } = searchIndex(index, { ...everything, ...query, text });
    return { ...answer, titles: itemIds.map(titleOf), titleOf };
  };
}
