import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { registerStates, ticketStates } from '@jicai/domain/people/registration.ts';
import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { beforeAll, expect, test } from 'vitest';
import { applicantPwd, registrationOf, uploadLicense } from '../../../test/build-registration.ts';
import { allowMail, mailCodeFor, mailsTo } from '../../../test/mail-code.ts';
import { signIn } from '../../../test/sign-in.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const email = 'zhao.ming@qiye.example.cn';
let minute = Date.UTC(2026, 10, 21, 2);
const wait = () => app.setNow(new Date((minute += 2 * 60_000)));

beforeAll(async () => {
  expect((await allowMail(app, true)).success).toBe(true);
});

const openTicket = async () => {
  wait();
  const smsCode = await mailCodeFor(app, email, smsScenes.register);
  return app.call('/api/Account/GetUploadTicket', { data: { email, smsCode } });
};
const own = async (uploadTicket: string) => app.call('/api/Account/GetRegister', { data: { uploadTicket } });

test('an enterprise registers, is reviewed and comes in by a mailbox alone, and is told by mail', async () => {
  const { uploadTicket, registerState } = (await openTicket()).resultData;
  expect(registerState).toBe(ticketStates.none);
  const { fileUrl: licenseUrl } = (await uploadLicense(app, { uploadTicket })).resultData;
  const data = registrationOf(71, { mobile: '', uploadTicket, licenseUrl }, { email });
  // A ticket stands for the mailbox that paid for it and for nothing else.
  for (const stranger of [{ email: 'other@qiye.example.cn' }, { email: '', mobile: '13700000071' }])
    expect((await app.call('/api/Account/Register', { data: { ...data, ...stranger } })).errorData).toMatchObject([
      { field: 'smsCode' },
    ]);
  const made = await app.call('/api/Account/Register', { data });
  expect(made).toMatchObject({ success: true, resultData: { registerState: registerStates.awaitingReview } });
  // Sent twice it is done once.
  expect((await app.call('/api/Account/Register', { data })).resultData).toEqual(made.resultData);
  expect((await own(uploadTicket)).resultData).toMatchObject({ mobile: '', email: 'z***@qiye.example.cn' });

  const token = await signIn(app, 'operator');
  const find = async () => {
    const page = await app.call('/api/OpsCustomer/GetRegisterPage', { searchKey: data.accountNo }, { token });
    return page.resultData[0]!;
  };
  const { registerId, version, ...row } = await find();
  expect(row).toMatchObject({ mobile: '', email: 'z***@qiye.example.cn' });
  const contact = await app.call('/api/OpsCustomer/GetRegisterContact', { data: { registerId } }, { token });
  expect(contact.resultData).toMatchObject({ mobile: '', email });
  const decide = (decision: object) =>
    app.call(
      '/api/OpsCustomer/AuditRegister',
      { data: { registerId, requestId: crypto.randomUUID(), ...decision } },
      { token },
    );
  expect((await decide({ version, isAgree: false, reason: '营业执照不清晰' })).success).toBe(true);
  const [refusal] = await mailsTo(app, email);
  expect(refusal).toMatchObject({ subject: '企业注册未通过审核', text: expect.stringContaining('营业执照不清晰') });

  // By his password or by a code he comes back to it, and sends it again.
  const login = await app.call('/api/Account/Login', { accountNo: email, accountPwd: applicantPwd });
  expect(login.errorCode).toBe(errorCodes.inReview);
  const { uploadTicket: ticket } = login.resultData as unknown as { uploadTicket: string };
  const sent = (await own(ticket)).resultData;
  expect(sent).toMatchObject({ registerState: registerStates.rejected, email: 'z***@qiye.example.cn' });
  expect((await openTicket()).resultData.registerState).toBe(registerStates.rejected);
  const { isAgree, agreementVersion, enterprise } = data;
  const again = {
    uploadTicket: ticket,
    isAgree,
    agreementVersion,
    version: sent.version,
    enterprise: { ...enterprise, licenseUrl: '' },
  };
  expect((await app.call('/api/Account/EditRegister', { data: again })).success).toBe(true);
  expect((await decide({ version: (await find()).version, isAgree: true })).success).toBe(true);
  expect((await mailsTo(app, email))[0]?.subject).toBe('企业注册已通过审核');
  expect((await app.call('/api/Account/Login', { accountNo: email, accountPwd: applicantPwd })).success).toBe(true);
  expect((await openTicket()).errorCode).toBe(errorCodes.mailTaken);
});
