import {
  accountNo,
  captchaCode,
  confirmedPassword,
  mobile,
  newPassword,
  personName,
  smsCode,
} from '@jicai/domain/validation/account.ts';
import { addressLine, incompleteArea } from '@jicai/domain/validation/address.ts';
import { creditCode } from '@jicai/domain/validation/credit-code.ts';
import {
  bankAccount,
  bankName,
  bankPair,
  enterpriseName,
  tidyCreditCode,
} from '@jicai/domain/validation/enterprise.ts';
import { optionally, tidyCode, tidyText } from '@jicai/domain/validation/text.ts';

const enterpriseFields = [
  'customerName',
  'taxNo',
  'contactName',
  'provinceCode',
  'cityCode',
  'areaCode',
  'address',
  'bankName',
  'bankAccount',
] as const;
export type EnterpriseField = (typeof enterpriseFields)[number];

const accountFields = ['accountNo', 'password', 'confirmPwd'] as const;
export type RegisterField =
  | (typeof accountFields)[number]
  | 'userName'
  | 'mobile'
  | 'captchaCode'
  | 'smsCode'
  | EnterpriseField;

/** What each kind of registration sends; the captcha is for the text message alone. */
export const submitted = {
  member: [...accountFields, 'userName', 'mobile', 'smsCode'],
  enterprise: [...enterpriseFields, 'mobile', 'smsCode', ...accountFields],
  /** The text message has been traded for a ticket. */
  provedEnterprise: [...enterpriseFields, ...accountFields],
} as const satisfies Record<string, readonly RegisterField[]>;

export const emptyEnterprise: Record<EnterpriseField, string> = {
  customerName: '',
  taxNo: '',
  contactName: '',
  provinceCode: '',
  cityCode: '',
  areaCode: '',
  address: '',
  bankName: '',
  bankAccount: '',
};

export const emptyRegister: Record<RegisterField, string> = {
  ...emptyEnterprise,
  accountNo: '',
  password: '',
  confirmPwd: '',
  userName: '',
  mobile: '',
  captchaCode: '',
  smsCode: '',
};

/** The rules and texts of domain.md section 5; what is empty is asked for by name. */
export const checkEnterprise = (values: Record<EnterpriseField, string>) => ({
  customerName: enterpriseName(tidyText(values.customerName)),
  taxNo: values.taxNo ? creditCode(tidyCreditCode(values.taxNo)) : '请输入统一社会信用代码',
  contactName: personName(tidyText(values.contactName)),
  areaCode: values.areaCode ? undefined : incompleteArea,
  address: addressLine(tidyText(values.address)),
  bankName: bankName(tidyText(values.bankName)),
  bankAccount:
    bankAccount(tidyCode(values.bankAccount)) ?? bankPair(tidyText(values.bankName), tidyCode(values.bankAccount)),
});

export const checkRegister = (values: Record<RegisterField, string>) => ({
  ...checkEnterprise(values),
  accountNo: values.accountNo ? accountNo(tidyCode(values.accountNo)) : '请输入账号',
  password: values.password ? newPassword(values.password, tidyCode(values.accountNo)) : '请输入密码',
  confirmPwd: values.confirmPwd ? confirmedPassword(values.confirmPwd, values.password) : '请再次输入密码',
  userName: optionally(personName)(tidyText(values.userName)),
  mobile: values.mobile ? mobile(tidyCode(values.mobile)) : '请输入手机号码',
  captchaCode: captchaCode(values.captchaCode),
  smsCode: smsCode(tidyCode(values.smsCode)),
});

/** The part of the body that speaks of the enterprise. */
export function enterpriseBody(values: Record<EnterpriseField, string>, licenseUrl: string) {
  const { customerName, taxNo, contactName, areaCode, address, bankName: bank, bankAccount: account } = values;
  return { customerName, taxNo, contactName, areaCode, address, bankName: bank, bankAccount: account, licenseUrl };
}

/** Fields a refusal without field faults speaks of. */
export const fieldOfCode: Partial<Record<string, RegisterField>> = {
  '1005': 'smsCode',
  '1006': 'accountNo',
  '1007': 'mobile',
  '1010': 'password',
  '1011': 'taxNo',
};
