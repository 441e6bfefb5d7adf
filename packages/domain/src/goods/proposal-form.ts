import { mostPriceFen } from '../money/pricing.ts';
import {
  type FormFaults,
  itemFaults,
  type ItemForm,
  itemsFault,
  type ProductForm,
  productFaults,
} from './product-form.ts';

/** Fields of an item that its supplier may set (docs/domain/suppliers.md §4): never prices, tax, sale or another supplier. */
export const ownItemFields = [
  'itemName',
  'itemSpec',
  'modelNo',
  'colorName',
  'unitName',
  'minQty',
  'stepQty',
  'weightG',
  'specs',
  'attrs',
  'imgUrl',
  'imgUrls',
  'pieceQty',
  'pieceName',
] as const satisfies readonly (keyof ItemForm)[];

/** Fields of a product that its supplier may set while all items are its own. */
export const ownProductFields = [
  'description',
  'detailHtml',
  'packing',
  'keywords',
] as const satisfies readonly (keyof ProductForm)[];

/** Set by the supplier of a new product, by the shop's operators afterwards. */
export const firstProductFields = [
  'productNo',
  'categoryId',
  'brandName',
] as const satisfies readonly (keyof ProductForm)[];

export interface OwnItem extends Pick<ItemForm, (typeof ownItemFields)[number] | 'itemId' | 'itemNo'> {
  /** 进价 the supplier asks for, fen with tax; null for as it is. */
  costFen: number | null;
}

/** Goods of one supplier as it would have them. */
export interface OwnProduct extends Pick<
  ProductForm,
  (typeof ownProductFields)[number] | (typeof firstProductFields)[number]
> {
  items: OwnItem[];
}

/** A product as it stands in the shop. */
export interface StandingProduct extends ProductForm {
  items: readonly ItemForm[];
}

/** What new goods of suppliers have until an operator sets it: no price, not on sale. */
const shopFieldsOfNew = {
  retailFen: null,
  enterpriseFen: null,
  marketFen: null,
  tiers: [],
  taxRateBp: 1300,
  taxName: '',
  taxCode: '',
  maxQty: 0,
  isOnSale: false,
  stock: 0,
  safetyQty: 0,
} satisfies Partial<ItemForm>;
const shopFieldsOfNewProduct = { deliveryDays: 2, isReturnable7: true } satisfies Partial<ProductForm>;

const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

/** What a supplier sees of a product and may set: its own items alone, with what they cost. */
export const ownProductOf = (product: StandingProduct, supplierId: string): OwnProduct => ({
  ...pick(product, ownProductFields),
  ...pick(product, firstProductFields),
  items: product.items
    .filter((item) => item.supplierId === supplierId)
    .map((item) => ({
      ...pick(item, ownItemFields),
      itemId: item.itemId,
      itemNo: item.itemNo,
      costFen: item.costFen ?? null,
    })),
});

/** Whether other suppliers have items of the product too: then what they have in common is the shop's alone. */
export const isShared = (product: StandingProduct, supplierId: string): boolean =>
  product.items.some((item) => item.supplierId !== supplierId);

/** The product as it becomes when the shop agrees; everything a supplier may not set stays. */
export function withProposal(
  standing: StandingProduct | undefined,
  wanted: OwnProduct,
  supplierId: string,
): Omit<StandingProduct, 'items'> & { items: ItemForm[] } {
  const [example] = standing?.items ?? [];
  const shopFields = { ...shopFieldsOfNew, ...(example && taxOf(example)), supplierId };
  const wantedOf = new Map(wanted.items.filter(({ itemId }) => itemId !== '').map((item) => [item.itemId, item]));
  const kept = (standing?.items ?? []).map(({ costFen: heldFen = null, ...item }) => {
    const own = item.supplierId === supplierId ? wantedOf.get(item.itemId) : undefined;
    return own ? { ...item, ...pick(own, ownItemFields), ...newCost(own.costFen, heldFen) } : item;
  });
  const added = wanted.items
    .filter(({ itemId }) => itemId === '')
    .map((item) => ({
      ...shopFields,
      ...pick(item, ownItemFields),
      ...newCost(item.costFen, null),
      itemId: '',
      itemNo: item.itemNo,
    }));
  const items = [...kept, ...added];
  if (!standing)
    return { ...shopFieldsOfNewProduct, ...pick(wanted, ownProductFields), ...pick(wanted, firstProductFields), items };
  return { ...standing, ...(!isShared(standing, supplierId) && pick(wanted, ownProductFields)), items };
}

/** New items are taxed as those beside them. */
const taxOf = ({ taxRateBp, taxName = '', taxCode = '' }: ItemForm) => ({ taxRateBp, taxName, taxCode });

/** A cost is named where it becomes another, so that who may not write costs down can agree to the rest. */
const newCost = (wantedFen: number | null, heldFen: number | null) =>
  wantedFen !== null && wantedFen !== heldFen ? { costFen: wantedFen } : {};

/** Whether a supplier asks for another 进价 of one of its items. */
export const asksForCost = (before: OwnProduct | null, wanted: OwnProduct): boolean =>
  wanted.items.some(({ itemNo, costFen }) => {
    const held = before?.items.find((item) => item.itemNo === itemNo)?.costFen ?? null;
    return costFen !== null && costFen !== held;
  });

/** Every fault of what a supplier wants, by field; items as "items" or "items.<index>.<field>". */
export function proposalFaults(wanted: OwnProduct): Readonly<Record<string, string>> {
  const { items } = wanted;
  const faults: Record<string, string | undefined> = { ...productFaults({ ...shopFieldsOfNewProduct, ...wanted }) };
  faults['items'] = itemsFault(items);
  for (const [at, item] of items.entries())
    for (const [field, text] of Object.entries(ownItemFaults(item))) faults[`items.${at}.${field}`] = text;
  return Object.fromEntries(Object.entries(faults).filter(([, text]) => text !== undefined)) as Record<string, string>;
}

/** Every fault of an item of a supplier, by field. */
export function ownItemFaults(item: OwnItem): FormFaults<OwnItem> {
  const { costFen } = item;
  const isWrong = costFen !== null && (!Number.isInteger(costFen) || costFen < 1 || costFen > mostPriceFen);
  return {
    ...itemFaults({ ...shopFieldsOfNew, ...item, supplierId: '0' }),
    ...(isWrong && { costFen: '请输入正确的进价' }),
  };
}

/** Why the wish does not fit to what stands: numbers that changed, items that are gone or not its own, fields of the shop. */
export function standingFault(
  before: OwnProduct,
  wanted: OwnProduct,
  { isShared: shared }: { isShared: boolean },
): { field: string; text: string } | undefined {
  const differs = (field: keyof Omit<OwnProduct, 'items'>) => before[field] !== wanted[field];
  if (differs('productNo')) return { field: 'productNo', text: '商品编号不能修改' };
  if (differs('categoryId')) return { field: 'categoryId', text: '分类由商城维护' };
  if (differs('brandName')) return { field: 'brandName', text: '品牌由商城维护' };
  if (shared && ownProductFields.some(differs))
    return { field: 'items', text: '这个商品还有其他供应商，公共资料由商城维护' };
  const noOf = new Map(before.items.map(({ itemId, itemNo }) => [itemId, itemNo]));
  const known = wanted.items.filter(({ itemId }) => itemId !== '');
  if (known.some(({ itemId, itemNo }) => noOf.get(itemId) !== itemNo)) return { field: 'items', text: '货号不能修改' };
  if (known.length !== before.items.length || new Set(known.map(({ itemId }) => itemId)).size !== known.length)
    return { field: 'items', text: '已有的规格不能删除，请联系商城下架' };
  return undefined;
}
