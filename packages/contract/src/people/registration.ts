import { zCode } from '../wire/code.ts';
import { registerStates, registerTypes, ticketStates } from '@jicai/domain/people/registration.ts';
import { accountNo, passwordMd5, personName, smsCode } from '@jicai/domain/people/account-form.ts';
import { addressLine, incompleteArea } from '@jicai/domain/people/address-form.ts';
import { creditCode } from '@jicai/domain/people/credit-code.ts';
import { bankAccount, bankName, enterpriseName, tidyCreditCode } from '@jicai/domain/people/enterprise-form.ts';
import { optionally, tidyText } from '@jicai/domain/forms/text.ts';
import { z } from 'zod';
import { command, zFlag } from '../wire/body.ts';
import { codeToFields, proofFields } from './code-to.ts';
import { zGivenConsent } from './consents.ts';
import { endpoint } from '../wire/endpoint.ts';
import { zForm } from '../wire/form.ts';

const asItStands = (value: string) => value;

/** What an enterprise says of itself (docs/domain/validation.md §3); bank and account together or neither. */
const enterpriseFields = {
  customerName: zForm(enterpriseName, tidyText),
  taxNo: zForm(creditCode, tidyCreditCode),
  contactName: zForm(personName, tidyText),
  areaCode: zForm((code) => (/^\d{6}(\d{3})?$/.test(code) ? undefined : incompleteArea)),
  address: zForm(addressLine, tidyText),
  bankName: zForm(bankName, tidyText),
  bankAccount: zForm(bankAccount),
};

/** `licenseUrl`: what File/Upload (bizType 3) answered. */
const zLicenseUrl = zForm((url) => (url !== '' && url.length <= 500 ? undefined : '请上传营业执照'), asItStands);
const zKeptLicenseUrl = zForm((url) => (url.length <= 500 ? undefined : '请上传营业执照'), asItStands);

const consentFields = {
  isAgree: zFlag.refine((isAgree) => isAgree, '请阅读并同意隐私协议'),
  agreementVersion: zForm((version) => (version !== '' && version.length <= 20 ? undefined : '请阅读并同意隐私协议')),
  consents: z.array(zGivenConsent).max(10).default([]),
};

const zTicket = z.string().max(100);
const zRegisterState = zCode(registerStates);

const zRegister = z.object({
  registerState: zRegisterState,
  /** '' unless refused. */
  rejectReason: z.string(),
  accountNo: z.string(),
  /** With its middle digits starred; '' for who registered by a mailbox. */
  mobile: z.string(),
  /** Likewise the other way. */
  email: z.string(),
  customerName: z.string(),
  taxNo: z.string(),
  contactName: z.string(),
  areaCode: z.string(),
  areaText: z.string(),
  address: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
  /** The licence that was sent, good for ten minutes. */
  licenseUrl: z.string(),
  licenseName: z.string(),
  /** image/webp or application/pdf. */
  licenseType: z.string(),
  submitTime: z.string(),
  version: z.number().int(),
});
export type OwnRegister = z.infer<typeof zRegister>;

/**
 * Registration of members and enterprises (docs/domain/accounts.md §5). What is sent without an account is tied to a
 * proved mobile or mailbox (§17).
 */
export const registration = {
  /**
   * registerType 2: a personal member, at once in order. registerType 1: an enterprise with `enterprise` and the licence
   * uploaded by `uploadTicket`, which also stands for smsCode; it waits for the shop's review. isAgree and
   * agreementVersion speak of the privacy agreement, `consents` of the others, each by itself. '1005' at smsCode, '1006',
   * '1007', '1010', '1016', '1011' for a credit code that is registered or under review.
   */
  '/api/Account/Register': endpoint({
    access: 'public',
    body: command({
      registerType: zCode(registerTypes),
      accountNo: zForm(accountNo),
      accountPwd: zForm(passwordMd5, asItStands),
      ...codeToFields,
      smsCode: zForm(optionally(smsCode)),
      userName: zForm(optionally(personName), tidyText),
      ...consentFields,
      uploadTicket: zTicket.optional(),
      enterprise: z.object({ ...enterpriseFields, licenseUrl: zLicenseUrl }).optional(),
    }),
    result: z.object({ userId: z.string(), registerState: zRegisterState }),
  }),
  /**
   * Trades a code for leave to upload three licence files within a day and to send, read and change the one registration
   * of this mobile or mailbox. `registerState` 0 未申请, else that of the registration there is. '1005' at
   * smsCode, '1007' or '1016' when it has an account in order.
   */
  '/api/Account/GetUploadTicket': endpoint({
    access: 'public',
    body: command(proofFields),
    result: z.object({
      uploadTicket: z.string(),
      expireSec: z.number().int(),
      filesLeft: z.number().int(),
      registerState: zCode(ticketStates),
    }),
  }),
  /** The registration that the ticket leads to; '5' where there is none or the ticket is over. */
  '/api/Account/GetRegister': endpoint({
    access: 'public',
    body: command({ uploadTicket: zTicket }),
    result: zRegister,
  }),
  /**
   * Sends a refused registration again, changed; '' as licenseUrl keeps the licence. Needs the version last read ('6').
   * '1011', '3001' when it is not refused, '5' as above.
   */
  '/api/Account/EditRegister': endpoint({
    access: 'public',
    body: command({
      uploadTicket: zTicket,
      ...consentFields,
      enterprise: z.object({ ...enterpriseFields, licenseUrl: zKeptLicenseUrl }),
    }),
    result: z.object({ userId: z.string(), registerState: zRegisterState, version: z.number().int() }),
  }),
  /**
   * Takes a registration back that is not approved: it is deleted with its licence, and account name, mobile and credit
   * code are free again. Needs the version last read ('6'); '3001' when it is approved, '5' as above.
   */
  '/api/Account/CancelRegister': endpoint({
    access: 'public',
    body: command({ uploadTicket: zTicket }),
    result: z.object({}),
  }),
};
