import { creditCode } from '../people/credit-code.ts';
import { email } from '../people/account-form.ts';
import { mobile } from '../people/account-form.ts';
import { hasControl, lengthOf } from '../forms/text.ts';

/** 1企业 2个人 3机关事业单位. */
export const titleTypes = { company: 1, person: 2, publicBody: 3 } as const;
export type TitleType = (typeof titleTypes)[keyof typeof titleTypes];
export const titleTypeTexts: Record<TitleType, string> = {
  [titleTypes.company]: '企业',
  [titleTypes.person]: '个人',
  [titleTypes.publicBody]: '机关事业单位',
};

/** A title as the form holds it: tidied texts, '' for what is empty. */
export interface InvoiceTitleForm {
  titleType: TitleType;
  titleName: string;
  taxNo: string;
  regAddress: string;
  regTel: string;
  bankName: string;
  bankAccount: string;
  email: string;
  mobile: string;
}

export const maxTitles = 20;

/** Tax platforms count a Chinese character as two bytes. */
export const gbkLength = (text: string): number =>
  Array.from(text).reduce((sum, char) => sum + ((char.codePointAt(0) ?? 0) < 0x80 ? 1 : 2), 0);

const most = 100;
const tooLong = (...texts: string[]) => gbkLength(texts.join('')) > most;

/** Every fault of a title with its field (docs/domain/validation.md §5, 发票抬头); the same on form and server. */
export function invoiceTitleFaults(title: InvoiceTitleForm): { field: string; msg: string }[] {
  const { regAddress, regTel, bankName, bankAccount } = title;
  const found: [string, string | undefined][] = [
    ['titleName', titleNameFault(title)],
    ['taxNo', taxNoFault(title)],
    ['regAddress', pairFault(regAddress, regTel, '请同时填写注册地址和电话')],
    ['bankName', pairFault(bankName, bankAccount, '请同时填写开户行和银行账号')],
    ['bankAccount', bankAccount && !/^[0-9 -]{8,30}$/.test(bankAccount) ? '银行账号格式不正确' : undefined],
    ['email', email(title.email)],
    ['mobile', title.mobile ? mobile(title.mobile) : undefined],
  ];
  return found.flatMap(([field, msg]) => (msg ? [{ field, msg }] : []));
}

function titleNameFault({ titleName }: InvoiceTitleForm): string | undefined {
  const isGood = lengthOf(titleName) >= 2 && !tooLong(titleName) && !/[<>]/.test(titleName) && !hasControl(titleName);
  return isGood ? undefined : '请输入发票抬头';
}

function taxNoFault({ titleType, taxNo }: InvoiceTitleForm): string | undefined {
  const isGood = /^[0-9A-Z]{15,20}$/.test(taxNo) && (taxNo.length !== 18 || isCode(taxNo));
  if (titleType === titleTypes.company) return isGood ? undefined : '纳税人识别号格式不正确';
  return taxNo === '' || isGood ? undefined : '纳税人识别号格式不正确';
}

/** 18 digits and letters are a credit code or, for a natural person, an identity number. */
const isCode = (taxNo: string) => creditCode(taxNo) === undefined || /^\d{17}[\dX]$/.test(taxNo);

/** Two fields that belong together: `text` when one is empty, another where a tax platform has no room for both. */
export function pairFault(first: string, second: string, text: string): string | undefined {
  if ((first === '') !== (second === '')) return text;
  return tooLong(first, second) ? '内容过长，请精简后再试' : undefined;
}

/** Whether a 专用发票 may be made out to this title: an enterprise or public body with its tax number (titleIncomplete). */
export const takesSpecialInvoice = (title: Pick<InvoiceTitleForm, 'titleType' | 'taxNo'>): boolean =>
  title.titleType !== titleTypes.person && title.taxNo !== '';
