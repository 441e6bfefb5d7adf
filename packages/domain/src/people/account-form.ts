import { type FieldRule, hasControl, lengthOf, matching, optionally, tidyCode } from '../forms/text.ts';

/** Login: an account name or a mobile, at most 50 characters. */
export const loginAccountNo: FieldRule = (value) =>
  value !== '' && lengthOf(value) <= 50 && !hasControl(value) ? undefined : '请输入账号';

/** The upper-case MD5 that stands for a password on the wire. */
export const passwordMd5: FieldRule = matching(/^[0-9A-F]{32}$/, '请输入密码');

export const captchaCode: FieldRule = matching(/^[0-9A-Za-z]{4}$/, '请输入验证码');

export const accountNo: FieldRule = matching(
  /^[A-Za-z][A-Za-z0-9_]{5,19}$/,
  '账号须为6-20位字母、数字或下划线，且以字母开头',
);

export const mobile: FieldRule = matching(/^1[3-9]\d{9}$/, '请输入正确的手机号码');

export const smsCode: FieldRule = matching(/^\d{6}$/, '请输入6位短信验证码');

/** The code that came to a mailbox. */
export const mailCode: FieldRule = matching(/^\d{6}$/, '请输入6位邮箱验证码');

/** A code of which only the reader knows which way it came. */
export const anyCode: FieldRule = matching(/^\d{6}$/, '请输入6位验证码');

/** Names of people: two to twenty letters or characters, with · and spaces between them. */
export const personName: FieldRule = matching(/^(?=.{2,20}$)[\p{L}·]+(?: [\p{L}·]+)*$/u, '请输入2-20个字的姓名');

/** Dots stand between other letters, on both sides of the @. */
export const email: FieldRule = optionally((value) =>
  lengthOf(value) <= 100 && /^[^\s@.]+(\.[^\s@.]+)*@[^\s@.]+(\.[^\s@.]+)+$/.test(value) && !hasControl(value)
    ? undefined
    : '邮箱格式不正确',
);

/** A mailbox that a code can prove. Narrower than {@link email}: one address that every mail server reads as the same one. */
export const provedEmail: FieldRule = (value) =>
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value) ? email(value) : '邮箱格式不正确';

/** As a mailbox is compared and kept once it is proved. */
export const tidyEmail = (value: string): string => tidyCode(value).toLowerCase();

const characterKinds = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/];

/** A new password as typed; only screens see it, the server sees its MD5. */
export function newPassword(value: string, account: string): string | undefined {
  const kindCount = characterKinds.filter((kind) => kind.test(value)).length;
  const length = lengthOf(value);
  if (length < 8 || length > 20 || /\s/.test(value) || kindCount < 3) {
    return '密码须为8-20位，且包含大写字母、小写字母、数字、符号中的至少三种';
  }
  const holdsAccount = account !== '' && value.toLowerCase().includes(account.toLowerCase());
  return holdsAccount ? '密码不能包含账号' : undefined;
}

export const confirmedPassword = (value: string, first: string): string | undefined =>
  value === first ? undefined : '两次输入的密码不一致';

export const agreed = (isAgree: boolean): string | undefined => (isAgree ? undefined : '请阅读并同意隐私协议');
