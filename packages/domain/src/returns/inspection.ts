import { hasLoneSurrogate, lengthOf } from '../forms/text.ts';
import { maxReturnImages } from './return-form.ts';

/** Why pieces that came back are not good (docs/domain/returns.md §7). */
export const badReasonTexts = {
  used: '有使用痕迹',
  broken: '破损',
  incomplete: '配件或包装不全',
  wrongGoods: '不是所购商品',
  other: '其他',
} as const;
export type BadReason = keyof typeof badReasonTexts;

/** Why pieces that were to come back did not. */
export const missingReasonTexts = {
  notInParcel: '包裹里没有',
  lessSent: '客户少寄',
  lostOnWay: '运输途中遗失',
  other: '其他',
} as const;
export type MissingReason = keyof typeof missingReasonTexts;

export const maxFoundNote = 200;

/** What was found of a line, of `qty` pieces that were to come back. */
export interface FoundLine {
  qty: number;
  goodQty: number;
  badQty: number;
  badReason?: BadReason | undefined;
  missingReason?: MissingReason | undefined;
  note: string;
  imageCount: number;
}

export const missingQty = ({ qty, goodQty, badQty }: Pick<FoundLine, 'qty' | 'goodQty' | 'badQty'>): number =>
  qty - goodQty - badQty;

export type FoundField = 'goodQty' | 'badReason' | 'missingReason' | 'note' | 'images';

/** The first thing that is wrong with what was found of a line; both sides ask it. */
export function foundLineFault(found: FoundLine): { field: FoundField; text: string } | undefined {
  const { badQty, badReason, missingReason, note, imageCount } = found;
  const missing = missingQty(found);
  if (missing < 0) return { field: 'goodQty', text: '验收数量超出寄回数量' };
  if (badQty > 0 && badReason === undefined) return { field: 'badReason', text: '请选择不合格的原因' };
  if (missing > 0 && missingReason === undefined) return { field: 'missingReason', text: '请选择少收的原因' };
  if (hasLoneSurrogate(note)) return { field: 'note', text: '说明含有不可用的字符' };
  const needsNote = (badQty > 0 && badReason === 'other') || (missing > 0 && missingReason === 'other');
  if (needsNote && lengthOf(note) < 2) return { field: 'note', text: '原因选其他时请写明' };
  if (lengthOf(note) > maxFoundNote) return { field: 'note', text: `说明最多 ${maxFoundNote} 个字` };
  if (imageCount > maxReturnImages) return { field: 'images', text: `最多上传${maxReturnImages}张图片` };
  return undefined;
}

/** '不合格 2：破损；少收 1：客户少寄', with what was written; '' where all is as it should be. */
export function foundText(found: Omit<FoundLine, 'imageCount'>): string {
  const { badQty, badReason, missingReason, note } = found;
  const missing = missingQty(found);
  const parts = [
    badQty > 0 && `不合格 ${badQty}${badReason ? `：${badReasonTexts[badReason]}` : ''}`,
    missing > 0 && `少收 ${missing}${missingReason ? `：${missingReasonTexts[missingReason]}` : ''}`,
    note,
  ];
  return parts.filter(Boolean).join('；');
}
