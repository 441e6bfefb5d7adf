import type { NamedValue } from '@jicai/domain/goods/product-form.ts';
import { type OwnItem, ownItemFaults, type OwnProduct, proposalFaults } from '@jicai/domain/goods/proposal-form.ts';
import { paymentText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { piecesOf, pieceValuesOf, wholeOf, written } from '../goods-editor/index.ts';

export const emptyOwnProduct: OwnProduct = {
  productNo: '',
  categoryId: '',
  brandName: '',
  description: '',
  detailHtml: '',
  packing: '',
  keywords: '',
  items: [],
};

export const emptyOwnItem: OwnItem = {
  itemId: '',
  itemNo: '',
  itemName: '',
  itemSpec: '',
  modelNo: '',
  colorName: '',
  unitName: '个',
  minQty: 1,
  stepQty: 1,
  weightG: 0,
  pieceQty: 1,
  pieceName: '',
  specs: [],
  attrs: [],
  imgUrl: '',
  imgUrls: [],
  costFen: null,
};

/** What is wrong, by field of the page; items say which of them. */
export function ownProductFaults(values: OwnProduct) {
  const { items: ofItems, ...faults } = proposalFaults(values);
  const wrong = values.items.find((item) => Object.keys(ownItemFaults(item)).length > 0);
  const [fault] = wrong ? Object.values(ownItemFaults(wrong)) : [];
  const items = ofItems ?? (wrong && `${wrong.itemNo || wrong.itemName}：${fault}`);
  return { ...faults, ...(items !== undefined && { items }) };
}

const names: Record<keyof OwnProduct, string> = {
  productNo: '商品编号',
  categoryId: '分类',
  brandName: '品牌',
  description: '描述',
  detailHtml: '图文详情',
  packing: '包装清单',
  keywords: '搜索词',
  items: '规格',
};

/** Names of what differs from what was read, in the order of the page. */
export const changedOwnNames = (now: OwnProduct, before: OwnProduct): string[] =>
  (Object.keys(names) as (keyof OwnProduct)[])
    .filter((field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]))
    .map((field) => names[field]);

/** An item as it is typed: the amount in yuan, numbers as text. */
export interface OwnItemValues {
  itemNo: string;
  itemName: string;
  itemSpec: string;
  modelNo: string;
  colorName: string;
  unitName: string;
  minQty: string;
  stepQty: string;
  weightG: string;
  pieceQty: string;
  pieceName: string;
  costFen: string;
  specs: NamedValue[];
  attrs: NamedValue[];
  pictures: string[];
}

export function ownItemValues({ itemId: _id, imgUrl, imgUrls, costFen, ...item }: OwnItem): OwnItemValues {
  return {
    ...item,
    minQty: String(item.minQty),
    stepQty: String(item.stepQty),
    weightG: String(item.weightG),
    ...pieceValuesOf(item),
    costFen: costFen === null ? '' : paymentText(costFen),
    pictures: [imgUrl, ...imgUrls].filter(Boolean),
  };
}

/** What is typed as an item. */
export function ownItemOf({ pictures, ...values }: OwnItemValues, itemId: string): OwnItem {
  const [imgUrl = '', ...imgUrls] = pictures;
  return {
    ...values,
    itemId,
    imgUrl,
    imgUrls,
    minQty: wholeOf(values.minQty),
    stepQty: wholeOf(values.stepQty),
    weightG: wholeOf(values.weightG),
    ...piecesOf(values),
    costFen: values.costFen.trim() === '' ? null : (yuanToFen(values.costFen) ?? NaN),
    specs: written(values.specs),
    attrs: written(values.attrs),
  };
}

/** Faults by field of the dialog. */
export function ownItemValueFaults(values: OwnItemValues) {
  const { imgUrl: _first, imgUrls: pictures, itemId: _id, ...faults } = ownItemFaults(ownItemOf(values, ''));
  return { ...faults, ...(pictures && { pictures }) };
}
