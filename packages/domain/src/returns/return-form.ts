import { logisticsNoFault } from '../orders/logistics.ts';
import {
  allReturnTypes,
  returnReasonList,
  returnReasons,
  type ReturnReason,
  type ReturnType,
} from './return-reasons.ts';
import { type FieldRule, hasLoneSurrogate, lengthOf } from '../forms/text.ts';

export const maxReturnImages = 6;

/** The reason behind a code, if it may be given for this kind of after-sales. */
export const returnReasonOf = (returnType: number, reasonCode: number): ReturnReason | undefined =>
  returnReasonList.find(
    (reason) => reason.reasonCode === reasonCode && reason.returnTypes.some((type) => type === returnType),
  );

export const isReturnType = (value: number): value is ReturnType => allReturnTypes.some((type) => type === value);

/** Reasons that need the buyer's own words. */
export const needsRemark = (reasonCode: number): boolean => reasonsToDescribe.has(reasonCode);
const reasonsToDescribe: ReadonlySet<number> = new Set([
  returnReasons.quality,
  returnReasons.notAsDescribed,
  returnReasons.wrongGoods,
  returnReasons.damaged,
  returnReasons.other,
]);

/**
 * What the buyer describes: 5–200 characters where the reason needs it, else at most 200
 * (docs/domain/validation.md §7).
 */
export function returnRemarkFault(remark: string, reasonCode: number): string | undefined {
  const length = lengthOf(remark);
  if (hasLoneSurrogate(remark)) return '问题描述含有不可用的字符';
  const isMissing = needsRemark(reasonCode) ? length < 5 : length > 0 && length < 5;
  return isMissing || length > 200 ? '请填写5-200个字的问题描述' : undefined;
}

export function returnImagesFault(count: number, needImage: boolean): string | undefined {
  if (needImage && count === 0) return '请上传凭证图片';
  return count > maxReturnImages ? `最多上传${maxReturnImages}张图片` : undefined;
}

export const returnQtyFault = (qty: number, maxQty: number): string | undefined =>
  Number.isSafeInteger(qty) && qty >= 1 && qty <= maxQty ? undefined : '请输入正确的退货数量';

/** '退款金额不能超过¥12.50'; nothing at all may be asked only where nothing was paid. */
export function applyFeeFault(feeFen: number, maxFen: number): string | undefined {
  if (!Number.isSafeInteger(feeFen) || feeFen < 0 || (feeFen === 0 && maxFen > 0)) return '请输入正确的退款金额';
  if (feeFen <= maxFen) return undefined;
  return `退款金额不能超过¥${Math.floor(maxFen / 100)}.${String(maxFen % 100).padStart(2, '0')}`;
}

/** A carrier's number, of the goods sent back and of those sent again. */
export const logisticsNo: FieldRule = (value) => logisticsNoFault({ logisticsCode: '', logisticsNo: value });

/** Why the shop refuses: at least five characters. */
export const refusalRemark: FieldRule = (value) =>
  lengthOf(value) >= 5 && lengthOf(value) <= 200 && !hasLoneSurrogate(value) ? undefined : '请填写5-200个字的拒绝原因';
