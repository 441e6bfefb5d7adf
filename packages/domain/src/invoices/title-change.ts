import { maskedAccount, maskedMobile } from '../people/privacy.ts';
import type { MessageText } from '../shop/messages.ts';
import { type InvoiceTitleForm, titleTypeTexts } from './invoice-title-form.ts';

/** The fields of an invoice title as people call them. */
export const titleFieldTexts: Record<keyof InvoiceTitleForm, string> = {
  titleType: '抬头类型',
  titleName: '发票抬头',
  taxNo: '税号',
  regAddress: '注册地址',
  regTel: '注册电话',
  bankName: '开户行',
  bankAccount: '银行账号',
  email: '接收邮箱',
  mobile: '接收手机',
};
const titleFields = Object.keys(titleFieldTexts) as (keyof InvoiceTitleForm)[];

/** What a correction changes, in the order of the form. */
export const changedTitleFields = (before: InvoiceTitleForm, after: InvoiceTitleForm): (keyof InvoiceTitleForm)[] =>
  titleFields.filter((field) => before[field] !== after[field]);

/**
 * These fields as the log keeps them: account and mobile starred, an e-mail only told to be there. Where the stars hide what
 * changed, the record says so.
 */
export function loggedTitles(
  before: InvoiceTitleForm,
  after: InvoiceTitleForm,
): { before: Record<string, string>; after: Record<string, string> } {
  const fields = changedTitleFields(before, after);
  const told = (title: InvoiceTitleForm) => Object.fromEntries(fields.map((field) => [field, shown(title, field)]));
  const [from, to] = [told(before), told(after)];
  for (const field of fields) if (from[field] === to[field]) to[field] = `${to[field]}（已更正）`;
  return { before: from, after: to };
}

function shown(title: InvoiceTitleForm, field: keyof InvoiceTitleForm): string {
  if (field === 'titleType') return titleTypeTexts[title.titleType];
  if (field === 'bankAccount') return maskedAccount(title.bankAccount);
  if (field === 'mobile') return maskedMobile(title.mobile);
  if (field === 'email') return title.email && '已填写';
  return title[field];
}

/** What those who keep a customer's titles are told when the shop corrects one. */
export const titleCorrected = {
  kind: 'invoice',
  title: '发票抬头已由商城更正',
  text: '发票抬头“{name}”：商城更正了{fields}，原因：{reason}。如有疑问请联系商城。',
} as const satisfies MessageText;
