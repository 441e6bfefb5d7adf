import { mostPriceFen } from '../money/pricing.ts';
import {
  applyFieldAct,
  areSameFields,
  type FieldAct,
  fieldActText,
  type FieldFacts,
  isFieldAct,
} from './field-acts.ts';
import { areSameLabels, labelsAfter } from './goods-labels.ts';

/** Prices of an item that an operator keeps; amounts in fen, null for none. */
export interface ItemPrices {
  retailFen: number | null;
  enterpriseFen: number | null;
  marketFen: number | null;
}
/** What goods acts read and write of an item (docs/domain/catalog.md §6). */
export interface ItemFacts extends ItemPrices, FieldFacts {
  isOnSale: boolean;
  /** In no order; undefined in what was kept before there were labels. */
  labelIds?: string[] | undefined;
}

export const priceNames = { retailFen: '零售价', enterpriseFen: '企业价', marketFen: '市场价' } as const;
export type PriceName = keyof ItemPrices;
export const priceNameList = Object.keys(priceNames) as [PriceName, ...PriceName[]];

export const priceModes = ['set', 'add', 'percent'] as const;
export type PriceMode = (typeof priceModes)[number];

/** One act on goods: `value` is fen for set and add, hundredths of a percent for percent (−500 is 5 % less). */
export type GoodsAct =
  | { kind: 'onSale'; isOnSale: boolean }
  | { kind: 'price'; price: PriceName; mode: PriceMode; value: number }
  | { kind: 'label'; labelId: string; labelName: string; isSet: boolean }
  | FieldAct;

/** Items that one run may change. */
export const mostItemsOfRun = 500;

type Outcome = { after: ItemFacts } | { fault: string };

/** What an act makes of an item, or why it cannot; an item it leaves as it is counts as refused, so that a preview says so. */
export function applyAct(facts: ItemFacts, act: GoodsAct): Outcome {
  if (isFieldAct(act)) return applyFieldAct(facts, act);
  if (act.kind === 'onSale') {
    if (facts.isOnSale === act.isOnSale) return { fault: act.isOnSale ? '已经在售' : '已经下架' };
    if (act.isOnSale && facts.retailFen === null && facts.enterpriseFen === null)
      return { fault: '没有价格，不能上架' };
    return { after: { ...facts, isOnSale: act.isOnSale } };
  }
  if (act.kind === 'label') {
    const outcome = labelsAfter(facts.labelIds ?? [], act);
    return 'fault' in outcome ? outcome : { after: { ...facts, ...outcome } };
  }
  const before = facts[act.price];
  const after = priceAfter(before, act);
  if (after === undefined) return { fault: `没有${priceNames[act.price]}，不能按比例或差额调整` };
  if (after < 1) return { fault: '调整后的价格须大于 0' };
  if (after > mostPriceFen) return { fault: '调整后的价格过大' };
  if (after === before) return { fault: '价格没有变化' };
  return { after: { ...facts, [act.price]: after } };
}

function priceAfter(before: number | null, { mode, value }: { mode: PriceMode; value: number }): number | undefined {
  if (mode === 'set') return value;
  if (before === null) return undefined;
  return mode === 'add' ? before + value : Math.round((before * (10_000 + value)) / 10_000);
}

const fields = ['isOnSale', ...priceNameList] as const;
/** Whether an item is as it was, for this act: one on a field looks at that field alone. */
export const isSameItem = (a: ItemFacts, b: ItemFacts, act: GoodsAct): boolean =>
  isFieldAct(act) ? areSameFields(a, b, act) : areSameFacts(a, b);

const areSameFacts = (a: ItemFacts, b: ItemFacts): boolean =>
  fields.every((field) => a[field] === b[field]) &&
  (!a.labelIds || !b.labelIds || areSameLabels(a.labelIds, b.labelIds));

/** A run is undone for the items that still are what it made of them; the others keep what was done since. */
export const mayUndo = (now: ItemFacts, after: ItemFacts, act: GoodsAct): boolean => isSameItem(now, after, act);

/** An act in words: 上架, 零售价 −5%. */
export function actText(act: GoodsAct): string {
  if (isFieldAct(act)) return fieldActText(act);
  if (act.kind === 'onSale') return act.isOnSale ? '上架' : '下架';
  if (act.kind === 'label') return `${act.isSet ? '贴上' : '去掉'}标签 ${act.labelName}`;
  const { price, mode, value } = act;
  const sign = value < 0 ? '−' : '+';
  const amount = (Math.abs(value) / 100).toFixed(2);
  if (mode === 'set') return `${priceNames[price]}设为 ¥${amount}`;
  return mode === 'add'
    ? `${priceNames[price]} ${sign}¥${amount}`
    : `${priceNames[price]} ${sign}${Math.abs(value) / 100}%`;
}
