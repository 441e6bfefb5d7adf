import type { OwnRegister } from '@jicai/contract/people/registration.ts';
import { maskedAccount, maskedEmail, maskedMobile } from '@jicai/domain/people/privacy.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { FileLink } from '../files/index.ts';
import { areaTextOf, findAreaPath } from '../reference/index.ts';
import type { RegistrationRow } from './registrations.store.ts';

const areaText = (areaCode: string) => areaTextOf(findAreaPath(areaCode) ?? []);

/** What an applicant reads of his own registration. */
export function toOwnRegister(row: RegistrationRow, license: FileLink | undefined): OwnRegister {
  const { customerName, taxNo, contactName, areaCode, address, bankName, bankAccount } = row;
  return {
    registerState: row.state,
    rejectReason: row.rejectReason,
    accountNo: row.accountNo,
    mobile: maskedMobile(row.mobile),
    email: maskedEmail(row.email),
    customerName,
    taxNo,
    contactName,
    areaCode,
    areaText: areaText(areaCode),
    address,
    bankName,
    bankAccount,
    licenseUrl: license?.fileUrl ?? '',
    licenseName: license?.fileName ?? '',
    licenseType: license?.mediaType ?? '',
    submitTime: shanghaiTime(row.submittedAt),
    version: row.version,
  };
}

/** What the shop sees in its list: nothing that calls or identifies a person. */
export function toRegisterRow(row: RegistrationRow) {
  const { customerName, taxNo, contactName, accountNo, rounds, auditorName, rejectReason, version } = row;
  return {
    registerId: row.id,
    registerState: row.state,
    customerName,
    taxNo,
    contactName,
    accountNo,
    mobile: maskedMobile(row.mobile),
    email: maskedEmail(row.email),
    rounds,
    submitTime: shanghaiTime(row.submittedAt),
    auditTime: row.auditedAt ? shanghaiTime(row.auditedAt) : '',
    auditorName,
    rejectReason,
    version,
  };
}

export function toRegisterModel(row: RegistrationRow, license: FileLink | undefined) {
  return {
    ...toRegisterRow(row),
    areaText: areaText(row.areaCode),
    address: row.address,
    bankName: row.bankName,
    bankAccount: maskedAccount(row.bankAccount),
    licenseName: license?.fileName ?? '',
    licenseType: license?.mediaType ?? '',
    customerId: row.customerId ?? '',
  };
}
