import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { registerTypes } from '@jicai/domain/people/registration.ts';
import { consentTypes } from '@jicai/domain/people/consents.ts';
import type { Answer, TestApp } from './test-app.ts';
import sharp from 'sharp';
import { sendFile } from './send-file.ts';
import { md5Of } from '../src/modules/auth/index.ts';
import { smsCodeFor } from './sms-code.ts';

export const applicantPwd = md5Of('Shen-Qing-9');

/** A right credit code for each number: the check digit of GB 32100 is computed. */
export function creditCodeOf(number: number): string {
  const symbols = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const head = `91310115MA${String(number).padStart(7, '0')}`;
  const sum = Array.from(head).reduce((total, char, at) => total + symbols.indexOf(char) * (3 ** at % 31), 0);
  return head + symbols.charAt((31 - (sum % 31)) % 31);
}

export const enterpriseOf = (number: number) => ({
  customerName: `上海第${number}贸易有限公司`,
  taxNo: creditCodeOf(number),
  contactName: '赵明',
  areaCode: '310115',
  address: '世纪大道100号12层',
  bankName: '工商银行上海浦东支行',
  bankAccount: '6222020200112233445',
});

/** Sends a file as a browser does; `ticket` without a session. */
export async function uploadLicense(
  app: TestApp,
  options: { uploadTicket?: string; bytes?: Uint8Array; host?: string } = {},
): Promise<Answer<'/api/File/Upload'>> {
  const bytes =
    options.bytes ??
    (await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer());
  const { uploadTicket, host } = options;
  const fields = { bizType: '3', ...(uploadTicket && { uploadTicket }) };
  return sendFile(app, { bytes, name: '营业执照.png', fields, host });
}

export const mobileOf = (number: number) => `137${String(number).padStart(8, '0')}`;

/** A ticket for the mobile of that number, with one licence uploaded. */
export async function buildTicket(app: TestApp, number: number, host?: string) {
  const mobile = mobileOf(number);
  const smsCode = await smsCodeFor(app, mobile, smsScenes.register, host);
  const answer = await app.call('/api/Account/GetUploadTicket', { data: { mobile, smsCode } }, host ? { host } : {});
  const { uploadTicket } = answer.resultData;
  const license = await uploadLicense(app, { uploadTicket, ...(host && { host }) });
  return { mobile, smsCode, uploadTicket, licenseUrl: license.resultData.fileUrl };
}

/** The body of an enterprise's registration; `fields` stand beside `enterprise`. */
export function registrationOf(
  number: number,
  proof: { mobile: string; uploadTicket: string; licenseUrl: string },
  fields: object = {},
  enterprise: object = {},
) {
  return {
    registerType: registerTypes.enterprise,
    accountNo: `Qiye_${String(number).padStart(4, '0')}`,
    accountPwd: applicantPwd,
    mobile: proof.mobile,
    smsCode: '',
    uploadTicket: proof.uploadTicket,
    isAgree: true,
    agreementVersion: '2026-11',
    consents: [{ consentType: consentTypes.service, version: '2026-11', isAgree: true }],
    enterprise: { ...enterpriseOf(number), licenseUrl: proof.licenseUrl, ...enterprise },
    ...fields,
  };
}

/** An enterprise that waits for review. */
export async function buildRegistration(app: TestApp, number: number, host?: string) {
  const proof = await buildTicket(app, number, host);
  const data = registrationOf(number, proof);
  const answer = await app.call('/api/Account/Register', { data }, host ? { host } : {});
  if (!answer.success) throw new Error(`registration ${number} was refused: ${answer.errorMsg}`);
  return { ...proof, accountNo: data.accountNo, userId: answer.resultData.userId };
}
