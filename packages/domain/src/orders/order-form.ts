import { type FieldRule, hasLoneSurrogate, lengthOf, matching, optionally } from '../forms/text.ts';

/** A note to the supplier; may have several lines. */
export const orderRemark: FieldRule = (value) => {
  if (lengthOf(value) > 200) return '备注不能超过200个字';
  return hasLoneSurrogate(value) ? '备注含有不可用的字符' : undefined;
};

/** 采购附件 beside one submission (docs/domain/orders.md §18). */
export const mostOrderFiles = 5;

const codePattern = /^[\p{L}\p{N}_/-]{1,50}$/u;
/** The buyer's own purchase number: letters, digits, - _ /. */
export const purchaseNo: FieldRule = optionally(matching(codePattern, '采购单号格式不正确'));
export const costCenter: FieldRule = optionally(matching(codePattern, '成本中心格式不正确'));
