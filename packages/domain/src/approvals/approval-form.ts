import { type FieldRule, hasLoneSurrogate, lengthOf } from '../forms/text.ts';

const badText = (value: string) => (hasLoneSurrogate(value) ? '含有不可用的字符' : undefined);

/** What an approver writes when he agrees or hands on; may be empty. */
export const agreeComment: FieldRule = (value) => (lengthOf(value) > 200 ? '审批意见不能超过200个字' : badText(value));

/** Why an approver refuses: 2–200 characters. */
export const rejectComment: FieldRule = (value) => {
  const length = lengthOf(value);
  if (length < 2) return '请填写驳回原因';
  return length > 200 ? '驳回原因不能超过200个字' : badText(value);
};

/** What the requester tells his approvers. */
export const requestNote: FieldRule = (value) => (lengthOf(value) > 200 ? '说明不能超过200个字' : badText(value));
