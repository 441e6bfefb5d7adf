import type { Ctx } from '../../ctx/ctx.ts';
import { loadLate } from '../../load-late.ts';
import { upsertSuppliers } from '../suppliers/index.ts';
import type { GoodsRow } from './goods-row.ts';
import type { ResolvedRow } from './goods.store.ts';
import { upsertAttributes, upsertAttributeValues, upsertBrands, upsertCategories } from './names.store.ts';

const spelling = loadLate('pinyin-pro');

/** Ids of everything that goods files call by name, kept for one run. Keys of categories and values hold their parent. */
export interface NameBook {
  categories: Map<string, string>;
  brands: Map<string, string>;
  suppliers: Map<string, string>;
  attributes: Map<string, string>;
  values: Map<string, string>;
}

export const createNameBook = (): NameBook => ({
  categories: new Map(),
  brands: new Map(),
  suppliers: new Map(),
  attributes: new Map(),
  values: new Map(),
});

/** Attribute values are as many as goods; beyond this number they are asked for again. */
const maxValues = 50_000;

/** Keeps the book from growing with the files. */
export function forgetValues(book: NameBook): void {
  if (book.values.size > maxValues) book.values.clear();
}

/** For a transaction that is run again: the ids it learnt were never committed. */
export function clearNameBook(book: NameBook): void {
  for (const ids of Object.values(book) as Map<string, string>[]) ids.clear();
}

const key = (parent: string, name: string) => `${parent}\u0000${name}`;
const topParent = '0';
/** What tells two items apart one by one is no use as a filter. */
const unfilterable = /型号|货号|编号|条码|标准|长度|书写|执行|尺寸|重量|净含量/;

/** Learns the ids of all names in these rows, making what is not there yet. One statement per kind. */
export async function resolveNameIds(ctx: Ctx, book: NameBook, rows: readonly GoodsRow[]): Promise<void> {
  for (const level of [0, 1, 2]) await learnLevel(ctx, book, rows, level);
  const brands = unknown(
    book.brands,
    rows.map((row) => row.brandName),
  );
  if (brands.length > 0) {
    const found = await upsertBrands(
      ctx,
      brands.map((name) => ({ name, initial: initialOf(name) })),
    );
    for (const brand of found) book.brands.set(brand.name, brand.id);
  }
  const suppliers = unknown(
    book.suppliers,
    rows.map((row) => row.supplierName),
  );
  if (suppliers.length > 0) {
    for (const supplier of await upsertSuppliers(ctx, suppliers)) book.suppliers.set(supplier.name, supplier.id);
  }
  await learnAttributes(ctx, book, rows);
}

async function learnLevel(ctx: Ctx, book: NameBook, rows: readonly GoodsRow[], level: number): Promise<void> {
  const missing = new Map<string, { parentId: string; name: string }>();
  for (const { categoryPath } of rows) {
    const name = categoryPath[level];
    if (name === undefined) continue;
    const parentId = level === 0 ? topParent : idOfPath(book, categoryPath.slice(0, level));
    if (!book.categories.has(key(parentId, name))) missing.set(key(parentId, name), { parentId, name });
  }
  if (missing.size === 0) return;
  const found = await upsertCategories(ctx, level + 1, [...missing.values()]);
  for (const category of found) book.categories.set(key(category.parentId, category.name), category.id);
}

async function learnAttributes(ctx: Ctx, book: NameBook, rows: readonly GoodsRow[]): Promise<void> {
  const attrs = rows.flatMap((row) => row.attrs);
  const names = unknown(
    book.attributes,
    attrs.map((attr) => attr.name),
  );
  if (names.length > 0) {
    const found = await upsertAttributes(
      ctx,
      names.map((name) => ({ name, isFilter: !unfilterable.test(name) })),
    );
    for (const attribute of found) book.attributes.set(attribute.name, attribute.id);
  }
  const missing = new Map<string, { attributeId: string; value: string }>();
  for (const attr of attrs) {
    const attributeId = idIn(book.attributes, attr.name);
    const valueKey = key(attributeId, attr.value);
    if (!book.values.has(valueKey)) missing.set(valueKey, { attributeId, value: attr.value });
  }
  if (missing.size === 0) return;
  for (const value of await upsertAttributeValues(ctx, [...missing.values()])) {
    book.values.set(key(value.attributeId, value.value), value.id);
  }
}

/** The rows themselves with the ids of what they name: a batch belongs to who writes it, and copies of wide rows cost. */
export const resolveNames = (book: NameBook, rows: readonly GoodsRow[]): ResolvedRow[] =>
  rows.map((row) =>
    Object.assign(row, {
      categoryId: idOfPath(book, row.categoryPath),
      brandId: brandIdOf(book, row.brandName),
      supplierId: idIn(book.suppliers, row.supplierName),
      valueIds: valueIdsOf(book, row.attrs),
    }),
  );

/** Null for goods without a brand. */
export const brandIdOf = (book: NameBook, name: string): string | null => (name ? idIn(book.brands, name) : null);

export const valueIdsOf = (book: NameBook, attrs: GoodsRow['attrs']): string[] =>
  attrs.map((attr) => idOfValue(book, attr));

/** The id of the last category of a path. */
function idOfPath(book: NameBook, path: readonly string[]): string {
  return path.reduce((parentId, name) => idIn(book.categories, key(parentId, name)), topParent);
}

const idOfValue = (book: NameBook, attr: { name: string; value: string }): string =>
  idIn(book.values, key(idIn(book.attributes, attr.name), attr.value));

export function idIn(ids: Map<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the name book has no ${name}`);
  return id;
}

const unknown = (known: Map<string, string>, names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => name !== '' && !known.has(name));

function initialOf(name: string): string {
  const [first = ''] = spelling().pinyin(name, { pattern: 'first', toneType: 'none', type: 'array' });
  return /^[a-z]/i.test(first) ? first.slice(0, 1).toUpperCase() : '';
}
