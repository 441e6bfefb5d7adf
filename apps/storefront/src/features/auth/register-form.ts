import { accountNo, confirmedPassword, newPassword, personName } from '@jicai/domain/people/account-form.ts';
import { addressLine, incompleteArea } from '@jicai/domain/people/address-form.ts';
import { creditCode } from '@jicai/domain/people/credit-code.ts';
import {
  bankAccount,
  bankName,
  bankPair,
  enterpriseName,
  tidyCreditCode,
} from '@jicai/domain/people/enterprise-form.ts';
import { optionally, tidyCode, tidyText } from '@jicai/domain/forms/text.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import { checkProof, emptyProof, type Proof } from './send-code.ts';

export interface EnterpriseFieldsForm {
  customerName: string;
  taxNo: string;
  contactName: string;
  provinceCode: string;
  cityCode: string;
  /** The county; '' until the whole path is chosen. */
  areaCode: string;
  address: string;
  bankName: string;
  bankAccount: string;
}

/** Both kinds of registration in one, so that nothing is typed twice by who chose the wrong one. */
export interface RegisterForm extends EnterpriseFieldsForm, Proof {
  accountNo: string;
  password: string;
  confirmPwd: string;
  userName: string;
}

export const emptyEnterprise: EnterpriseFieldsForm = {
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

export const emptyRegister: RegisterForm = {
  ...emptyEnterprise,
  ...emptyProof,
  accountNo: '',
  password: '',
  confirmPwd: '',
  userName: '',
};

/** The rules and texts of docs/domain/validation.md §2; what is empty is asked for by name. */
export const checkEnterprise = (values: EnterpriseFieldsForm) => ({
  customerName: enterpriseName(tidyText(values.customerName)),
  taxNo: values.taxNo ? creditCode(tidyCreditCode(values.taxNo)) : '请输入统一社会信用代码',
  contactName: personName(tidyText(values.contactName)),
  areaCode: values.areaCode ? undefined : incompleteArea,
  address: addressLine(tidyText(values.address)),
  bankName: bankName(tidyText(values.bankName)),
  bankAccount:
    bankAccount(tidyCode(values.bankAccount)) ?? bankPair(tidyText(values.bankName), tidyCode(values.bankAccount)),
});

const checkAccount = (values: RegisterForm) => ({
  accountNo: values.accountNo ? accountNo(tidyCode(values.accountNo)) : '请输入账号',
  password: values.password ? newPassword(values.password, tidyCode(values.accountNo)) : '请输入密码',
  confirmPwd: values.confirmPwd ? confirmedPassword(values.confirmPwd, values.password) : '请再次输入密码',
  ...checkProof(values),
});

/** Faults of what the chosen kind asks for. */
export const checkRegister = (values: RegisterForm, isEnterprise: boolean): Faults<RegisterForm> => ({
  ...checkAccount(values),
  ...(isEnterprise ? checkEnterprise(values) : { userName: optionally(personName)(tidyText(values.userName)) }),
});

/** The part of the body that speaks of the enterprise. */
export function enterpriseBody(values: EnterpriseFieldsForm, licenseUrl: string) {
  const { customerName, taxNo, contactName, areaCode, address, bankName: bank, bankAccount: account } = values;
  return { customerName, taxNo, contactName, areaCode, address, bankName: bank, bankAccount: account, licenseUrl };
}

/** Fields a refusal without field faults speaks of. */
export const fieldOfCode: Partial<Record<string, keyof RegisterForm>> = {
  '1005': 'smsCode',
  '1006': 'accountNo',
  '1007': 'mobile',
  '1010': 'password',
  '1011': 'taxNo',
  '1016': 'email',
};
