import { pairFault } from '../invoices/invoice-title-form.ts';
import { type FieldRule, hasControl, lengthOf, matching, optionally, tidyCode } from '../forms/text.ts';

/**
 * The name on the licence: Chinese, letters, digits and the marks that company names have
 * (docs/domain/validation.md §3).
 */
export const enterpriseName: FieldRule = matching(
  /^[\p{Script=Han}A-Za-z0-9()（）·&.-]{4,100}$/u,
  '请输入营业执照上的企业全称',
);

/** Credit codes are written in capitals; people type them as it comes. */
export const tidyCreditCode = (value: string): string => tidyCode(value).toUpperCase();

export const bankName: FieldRule = optionally((value) =>
  lengthOf(value) <= 50 && !/[<>]/.test(value) && !hasControl(value) ? undefined : '开户行名称不正确',
);

export const bankAccount: FieldRule = optionally(matching(/^[0-9 -]{8,30}$/, '银行账号格式不正确'));

/** Bank and account belong together. */
export const bankPair = (bank: string, account: string): string | undefined =>
  pairFault(bank, account, '请同时填写开户行和银行账号');

export const rejectReason: FieldRule = (value) =>
  lengthOf(value) >= 2 && lengthOf(value) <= 200 && !hasControl(value) ? undefined : '请填写驳回原因';
