import { type ItemForm, itemFaults, itemsFault, productFaults } from '@jicai/domain/goods/product-form.ts';
import type { Product } from './product.queries.ts';

/** An item while it is edited; `soldPieces` and `reserved` are only shown. */
export interface EditedItem extends ItemForm {
  reserved?: number | undefined;
}

/** What the form of the page holds. */
export interface ProductValues {
  productNo: string;
  categoryId: string;
  brandName: string;
  description: string;
  detailHtml: string;
  packing: string;
  deliveryDays: string;
  isReturnable7: boolean;
  keywords: string;
  /** What the first item takes over; once there is one they are its own (face.ts). */
  name: string;
  pictures: string[];
  items: EditedItem[];
}

export const emptyProduct: ProductValues = {
  productNo: '',
  categoryId: '',
  brandName: '',
  description: '',
  detailHtml: '',
  packing: '',
  deliveryDays: '2',
  isReturnable7: true,
  keywords: '',
  name: '',
  pictures: [],
  items: [],
};

export const emptyItem: EditedItem = {
  itemId: '',
  itemNo: '',
  itemName: '',
  itemSpec: '',
  modelNo: '',
  colorName: '',
  supplierId: '',
  unitName: '个',
  retailFen: null,
  enterpriseFen: null,
  marketFen: null,
  tiers: [],
  minQty: 1,
  stepQty: 1,
  maxQty: 0,
  taxRateBp: 1300,
  taxName: '',
  taxCode: '',
  specs: [],
  attrs: [],
  imgUrl: '',
  imgUrls: [],
  isOnSale: true,
  stock: 0,
  safetyQty: 0,
  weightG: 0,
  pieceQty: 1,
  pieceName: '',
};

export function valuesOf(product: Product): ProductValues {
  const { productId: _id, changedMs: _read, updateTime: _time, deliveryDays, items, ...shared } = product;
  return {
    ...shared,
    name: '',
    pictures: [],
    deliveryDays: String(deliveryDays),
    items: items.map(({ salesQty: _sold, ...item }) => item),
  };
}

/** What is wrong, by field of the form; items say which of them. */
export function productFaultsOf(values: ProductValues) {
  const { items, deliveryDays, name, pictures: _pictures, ...rest } = values;
  const wrong = items.find((item) => Object.keys(itemFaults(item)).length > 0);
  const [fault] = wrong ? Object.values(itemFaults(wrong)) : [];
  return {
    ...((items[0]?.itemName ?? name).trim() === '' && { name: '请填写商品名称' }),
    ...productFaults({ ...rest, deliveryDays: wholeOf(deliveryDays) }),
    items: itemsFault(items) ?? (wrong && `${wrong.itemNo || wrong.itemName}：${fault}`),
  };
}

/** The body of the save; who may not write costs down leaves them out. */
export function productOf(
  { deliveryDays, items, name: _name, pictures: _pictures, ...rest }: ProductValues,
  { mayEditCosts }: { mayEditCosts: boolean },
) {
  return {
    ...rest,
    deliveryDays: wholeOf(deliveryDays),
    items: items.map(({ itemId, reserved: _held, costFen, ...item }) => ({
      ...item,
      ...(itemId !== '' && { itemId }),
      ...(mayEditCosts && costFen !== undefined && { costFen }),
    })),
  };
}

/** NaN for what is no whole number, which every rule refuses. */
export const wholeOf = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : NaN);

export const productFieldNames: Record<keyof ProductValues, string> = {
  name: '商品名称',
  pictures: '图片',
  productNo: '商品编号',
  categoryId: '分类',
  brandName: '品牌',
  description: '描述',
  detailHtml: '图文详情',
  packing: '包装清单',
  deliveryDays: '发货天数',
  isReturnable7: '七天无理由',
  keywords: '搜索词',
  items: '规格',
};

/** What the dialog of an item calls its fields. */
export const itemFieldNames: Readonly<Record<string, string>> = {
  itemNo: '货号',
  itemName: '名称',
  itemSpec: '规格',
  modelNo: '型号',
  colorName: '颜色',
  supplierId: '供应商',
  unitName: '单位',
  retailFen: '零售价',
  enterpriseFen: '企业价',
  marketFen: '市场价',
  costFen: '进价',
  tiers: '阶梯价',
  minQty: '起订量',
  stepQty: '增量',
  maxQty: '限购',
  taxRateBp: '税率',
  taxName: '税收分类简称',
  taxCode: '税收分类编码',
  specs: '规格选项',
  attrs: '属性',
  imgUrl: '主图',
  imgUrls: '图片',
  isOnSale: '在售',
  stock: '库存',
  safetyQty: '安全库存',
  weightG: '毛重',
  pieceQty: '每单位件数',
  pieceName: '单件的单位',
  labelIds: '标签',
};

/** Names of what differs from what was read, in the order of the page. */
export function changedNames(now: ProductValues, before: ProductValues): string[] {
  const fields = Object.keys(productFieldNames) as (keyof ProductValues)[];
  return fields
    .filter((field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]))
    .map((it) => productFieldNames[it]);
}
