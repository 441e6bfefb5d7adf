import { piecesText } from './pieces.ts';
import type { OwnItem, OwnProduct } from './proposal-form.ts';

/** One field that a supplier wants otherwise: what it is, and what it is to become. */
export interface ProposalChange {
  /** '' for what the items have in common. */
  itemNo: string;
  label: string;
  kind: 'text' | 'html' | 'pictures' | 'fen';
  /** Pictures one each; else one text, '' for nothing. Money in fen. */
  from: string[];
  to: string[];
}

type Kind = ProposalChange['kind'];
type Field<T> = readonly [label: string, kind: Kind, read: (from: T) => readonly string[]];

const pairs = (list: readonly { name: string; value: string }[]) =>
  list.map(({ name, value }) => `${name}：${value}`).join('；');

const productFields: readonly Field<OwnProduct>[] = [
  ['描述', 'text', (it) => [it.description]],
  ['包装清单', 'text', (it) => [it.packing]],
  ['搜索词', 'text', (it) => [it.keywords]],
  ['图文详情', 'html', (it) => [it.detailHtml]],
];
const itemFields: readonly Field<OwnItem>[] = [
  ['名称', 'text', (it) => [it.itemName]],
  ['规格', 'text', (it) => [it.itemSpec]],
  ['型号', 'text', (it) => [it.modelNo]],
  ['颜色', 'text', (it) => [it.colorName]],
  ['单位', 'text', (it) => [it.unitName]],
  ['包装换算', 'text', (it) => [piecesText(it)]],
  ['起订量', 'text', (it) => [String(it.minQty)]],
  ['倍数', 'text', (it) => [String(it.stepQty)]],
  ['毛重（克）', 'text', (it) => [it.weightG === 0 ? '' : String(it.weightG)]],
  ['规格选项', 'text', (it) => [pairs(it.specs)]],
  ['属性', 'text', (it) => [pairs(it.attrs)]],
  ['图片', 'pictures', (it) => [it.imgUrl, ...it.imgUrls].filter(Boolean)],
  ['进价', 'fen', (it) => [it.costFen === null ? '' : String(it.costFen)]],
];

/** What differs, field by field: the product's first, then each item's. Without `before` everything that is filled. */
export function proposalChanges(before: OwnProduct | undefined, after: OwnProduct): ProposalChange[] {
  const itemOf = new Map(before?.items.map((item) => [item.itemNo, item]));
  return [
    ...differences(productFields, before, after, ''),
    ...after.items.flatMap((item) => differences(itemFields, itemOf.get(item.itemNo), item, item.itemNo)),
  ];
}

function differences<T>(
  fields: readonly Field<T>[],
  before: T | undefined,
  after: T,
  itemNo: string,
): ProposalChange[] {
  return fields.flatMap(([label, kind, read]) => {
    const from = before === undefined ? [] : [...read(before)];
    const to = [...read(after)];
    const isSame = from.join('\n') === to.join('\n');
    return isSame ? [] : [{ itemNo, label, kind, from: filled(from), to: filled(to) }];
  });
}

const filled = (texts: readonly string[]) => texts.filter(Boolean);
