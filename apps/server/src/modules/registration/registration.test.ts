import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { registerStates, registerTypes, ticketStates } from '@jicai/domain/people/registration.ts';
import { describe, expect, test } from 'vitest';
import {
  applicantPwd,
  buildRegistration,
  buildTicket,
  creditCodeOf,
  enterpriseOf,
  mobileOf,
  registrationOf,
  uploadLicense,
} from '../../../test/build-registration.ts';
import { signIn } from '../../../test/sign-in.ts';
import { smsCodeFor } from '../../../test/sms-code.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedHelp } from '../../seed/help.ts';
import { sweepOnce } from '../../worker/sweep.ts';

const app = useTestApp(seedHelp);
const ticketPath = '/api/Account/GetUploadTicket';
const registerPath = '/api/Account/Register';
const ownPath = '/api/Account/GetRegister';
const cancelPath = '/api/Account/CancelRegister';
const editPath = '/api/Account/EditRegister';

const register = (data: object, host?: string) => app.call(registerPath, { data }, host ? { host } : {});
const own = (uploadTicket: string, host?: string) =>
  app.call(ownPath, { data: { uploadTicket } }, host ? { host } : {});
const logIn = (accountNo: string) => app.call('/api/Account/Login', { accountNo, accountPwd: applicantPwd });
const edit = (uploadTicket: string, more: object, enterprise: object = {}) =>
  app.call(editPath, {
    data: {
      uploadTicket,
      isAgree: true,
      agreementVersion: '2026-11',
      enterprise: { ...enterpriseOf(1), licenseUrl: '', ...enterprise },
      ...more,
    },
  });

/** As the shop decides. */
async function decide(accountNo: string, isAgree: boolean, reason = '营业执照不清晰，请重新上传') {
  const token = await signIn(app, 'operator');
  const page = await app.call('/api/OpsCustomer/GetRegisterPage', { searchKey: accountNo }, { token });
  const [row] = page.resultData;
  const data = { registerId: row?.registerId, version: row?.version, isAgree, reason, requestId: crypto.randomUUID() };
  return app.call('/api/OpsCustomer/AuditRegister', { data }, { token });
}

describe('Account/GetUploadTicket', () => {
  test('is paid for with a code, and takes three files', async () => {
    const mobile = mobileOf(100);
    expect((await app.call(ticketPath, { data: { mobile, smsCode: '000000' } })).errorCode).toBe('1005');
    const smsCode = await smsCodeFor(app, mobile, smsScenes.register);
    const answer = await app.call(ticketPath, { data: { mobile, smsCode } });
    expect(answer.resultData).toMatchObject({ expireSec: 86_400, filesLeft: 3, registerState: ticketStates.none });
    expect((await app.call(ticketPath, { data: { mobile, smsCode } })).errorCode).toBe('1005');
    const { uploadTicket } = answer.resultData;
    for (let file = 1; file <= 3; file += 1) expect((await uploadLicense(app, { uploadTicket })).success).toBe(true);
    expect((await uploadLicense(app, { uploadTicket })).errorCode).toBe('4');
    expect((await uploadLicense(app, {})).errorCode).toBe('2');
    expect((await uploadLicense(app, { uploadTicket, host: retailHost })).errorCode).toBe('4');
  });

  test('not for a mobile that has an account; bad fields', async () => {
    const smsCode = await smsCodeFor(app, '13800100002', smsScenes.register);
    expect((await app.call(ticketPath, { data: { mobile: '13800100002', smsCode } })).errorCode).toBe('1007');
    expect(await app.call(ticketPath, { data: { mobile: '1', smsCode: '1' } })).toMatchObject({
      errorCode: '4',
      errorData: [{ field: 'mobile' }, { field: 'smsCode' }],
    });
  });
});

describe('Account/Register of an enterprise', () => {
  test('waits for the review; a login says so', async () => {
    const proof = await buildTicket(app, 1);
    const answer = await register(registrationOf(1, proof));
    expect(answer.resultData).toEqual({
      userId: expect.stringMatching(/^\d+$/),
      registerState: registerStates.awaitingReview,
    });
    expect(await logIn('qiye_0001')).toMatchObject({
      success: false,
      errorCode: '1004',
      errorMsg: '企业资料审核中',
      resultData: { registerState: registerStates.awaitingReview, rejectReason: '', uploadTicket: '' },
    });
    const wrong = await app.call('/api/Account/Login', { accountNo: 'Qiye_0001', accountPwd: 'A'.repeat(32) });
    expect(wrong.errorCode).toBe('1001');
    expect((await own(proof.uploadTicket)).resultData).toMatchObject({
      registerState: registerStates.awaitingReview,
      accountNo: 'Qiye_0001',
      mobile: '137****0001',
      customerName: '上海第1贸易有限公司',
      taxNo: creditCodeOf(1),
      areaText: '上海市浦东新区',
      bankAccount: '6222020200112233445',
      licenseName: '营业执照.webp',
      licenseUrl: expect.stringContaining('sig='),
      version: 1,
    });
  });

  test('sent twice it is one registration', async () => {
    const proof = await buildTicket(app, 2);
    const first = await register(registrationOf(2, proof));
    const again = await register(registrationOf(2, proof));
    expect(again).toEqual(first);
    const token = await signIn(app, 'operator');
    const page = await app.call('/api/OpsCustomer/GetRegisterPage', { searchKey: creditCodeOf(2) }, { token });
    expect(page.totalCount).toBe(1);
  });

  test('by the code instead of the ticket the licence has no owner', async () => {
    const proof = await buildTicket(app, 3);
    const other = await buildTicket(app, 4);
    const foreign = await register(registrationOf(3, { ...proof, licenseUrl: other.licenseUrl }));
    expect(foreign).toMatchObject({ errorCode: '4', errorData: [{ field: 'enterprise.licenseUrl' }] });
    // A ticket of another mobile proves nothing.
    expect((await register(registrationOf(3, { ...proof, uploadTicket: other.uploadTicket }))).errorCode).toBe('4');
    const withCode = { uploadTicket: other.uploadTicket, smsCode: '123456' };
    expect((await register(registrationOf(3, proof, withCode))).errorCode).toBe('1005');
    expect((await logIn('Qiye_0003')).errorCode).toBe('1001');
  });

  test('account, mobile and credit code are taken once', async () => {
    await buildRegistration(app, 5);
    const proof = await buildTicket(app, 6);
    expect((await register(registrationOf(6, proof, { accountNo: 'QIYE_0005' }))).errorCode).toBe('1006');
    expect((await register(registrationOf(6, proof, {}, { taxNo: creditCodeOf(5) }))).errorCode).toBe('1011');
    // The demo enterprise's.
    expect((await register(registrationOf(6, proof, {}, { taxNo: '91310117MA1J2K3L48' }))).errorCode).toBe('1011');
    expect((await register(registrationOf(6, proof))).success).toBe(true);
    expect((await register(registrationOf(6, proof, { accountNo: 'Qiye_6666' }))).errorCode).toBe('1011');
    const changed = registrationOf(6, proof, { accountNo: 'Qiye_6666' }, { taxNo: creditCodeOf(66) });
    expect((await register(changed)).errorCode).toBe('1007');
  });

  test('two that race for a credit code: one gets it', async () => {
    const [one, other] = [await buildTicket(app, 7), await buildTicket(app, 8)];
    const taxNo = creditCodeOf(78);
    const answers = await Promise.all([
      register(registrationOf(7, one, {}, { taxNo })),
      register(registrationOf(8, other, {}, { taxNo })),
    ]);
    expect(answers.map(({ errorCode }) => errorCode).toSorted()).toEqual(['0', '1011']);
  });

  test('another shop knows nothing of it', async () => {
    const { uploadTicket } = await buildRegistration(app, 9);
    expect((await own(uploadTicket, retailHost)).errorCode).toBe('5');
    const there = await buildTicket(app, 9, retailHost);
    expect((await register(registrationOf(9, there), retailHost)).success).toBe(true);
  });

  test.each([
    [{}, { customerName: '<b>公司' }, 'enterprise.customerName', '请输入营业执照上的企业全称'],
    [{}, { taxNo: '91350100M000100Y4Z' }, 'enterprise.taxNo', '统一社会信用代码格式不正确'],
    [{}, { taxNo: '310115123456789' }, 'enterprise.taxNo', '统一社会信用代码格式不正确'],
    [{}, { licenseUrl: '' }, 'enterprise.licenseUrl', '请上传营业执照'],
    [{}, { contactName: '1' }, 'enterprise.contactName', '请输入2-20个字的姓名'],
    [{}, { areaCode: '999999' }, 'enterprise.areaCode', '请选择完整的所在地区'],
    [{}, { address: '短' }, 'enterprise.address', '请输入5-120个字的详细地址'],
    [{}, { bankAccount: '' }, 'enterprise.bankAccount', '请同时填写开户行和银行账号'],
    [{}, { bankAccount: 'x' }, 'enterprise.bankAccount', '银行账号格式不正确'],
    [{ isAgree: false }, {}, 'isAgree', '请阅读并同意隐私协议'],
    [{ accountPwd: 'abc' }, {}, 'accountPwd', '请输入密码'],
    [{ registerType: 3 }, {}, 'registerType', '参数错误'],
    [{ uploadTicket: undefined }, {}, 'smsCode', '请输入6位短信验证码'],
    [{ enterprise: undefined }, {}, 'enterprise.customerName', '请输入营业执照上的企业全称'],
  ])('refuses %o %o', async (fields, enterprise, field, msg) => {
    const proof = { mobile: mobileOf(50), uploadTicket: 'none', licenseUrl: '/files/1001/1' };
    expect(await register(registrationOf(50, proof, fields, enterprise))).toMatchObject({
      errorCode: '4',
      errorData: [{ field, msg }],
    });
  });

  test('a weak password leaves no account behind', async () => {
    const proof = await buildTicket(app, 10);
    const { md5Of } = await import('../auth/index.ts');
    const weak = { accountPwd: md5Of('Zhaoming@2026') };
    expect((await register(registrationOf(10, proof, weak))).errorCode).toBe('1010');
    expect((await register(registrationOf(10, proof))).success).toBe(true);
  });
});

describe('a refused registration', () => {
  test('tells its reason, is changed and sent again; the licence not kept is forgotten', async () => {
    const { accountNo } = await buildRegistration(app, 20);
    expect((await decide(accountNo, false)).resultData.registerState).toBe(registerStates.rejected);
    const refused = await logIn(accountNo);
    expect(refused).toMatchObject({
      errorCode: '1004',
      errorMsg: '企业资料未通过审核：营业执照不清晰，请重新上传',
      resultData: { registerState: registerStates.rejected, rejectReason: '营业执照不清晰，请重新上传' },
    });
    const { uploadTicket } = refused.resultData as unknown as { uploadTicket: string };
    const held = (await own(uploadTicket)).resultData;
    expect(held).toMatchObject({
      registerState: registerStates.rejected,
      customerName: '上海第20贸易有限公司',
      version: 2,
    });
    const better = (await uploadLicense(app, { uploadTicket })).resultData.fileUrl;
    expect((await edit(uploadTicket, { version: 1 }, { taxNo: creditCodeOf(20) })).errorCode).toBe('6');
    const sent = await edit(
      uploadTicket,
      { version: held.version },
      { taxNo: creditCodeOf(20), customerName: '上海第二十贸易有限公司', licenseUrl: better },
    );
    expect(sent.resultData).toMatchObject({ registerState: registerStates.awaitingReview, version: 3 });
    expect((await edit(uploadTicket, { version: 3 }, { taxNo: creditCodeOf(20) })).errorCode).toBe('3001');
    expect(await logIn(accountNo)).toMatchObject({ errorCode: '1004', errorMsg: '企业资料审核中' });
    expect((await own(uploadTicket)).resultData).toMatchObject({
      customerName: '上海第二十贸易有限公司',
      rejectReason: '',
    });

    const shown = async (url: string) =>
      (await app.fastify.inject({ url, headers: { host: 'business.localhost' } })).statusCode;
    const now = new Date(app.deps.now().getTime() + 25 * 3_600_000);
    const links = [held.licenseUrl, (await own(uploadTicket)).resultData.licenseUrl];
    expect(await Promise.all(links.map(shown))).toEqual([200, 200]);
    app.setNow(now);
    await sweepOnce(app.deps);
    app.setNow(new Date('2026-11-21T02:00:00Z'));
    expect(await Promise.all(links.map(shown))).toEqual([404, 200]);
  });

  test('does not keep others from its credit code; then it is too late', async () => {
    const { accountNo } = await buildRegistration(app, 21);
    await decide(accountNo, false);
    const proof = await buildTicket(app, 22);
    expect((await register(registrationOf(22, proof, {}, { taxNo: creditCodeOf(21) }))).success).toBe(true);
    const { uploadTicket } = (await logIn(accountNo)).resultData as unknown as { uploadTicket: string };
    expect((await edit(uploadTicket, { version: 2 }, { taxNo: creditCodeOf(21) })).errorCode).toBe('1011');
  });

  test('is found again by a code to its mobile; nobody else reads it', async () => {
    const { accountNo, mobile } = await buildRegistration(app, 23);
    await decide(accountNo, false);
    app.setNow(new Date('2026-11-21T02:03:00Z'));
    const smsCode = await smsCodeFor(app, mobile, smsScenes.register);
    const ticket = await app.call(ticketPath, { data: { mobile, smsCode } });
    expect(ticket.resultData.registerState).toBe(registerStates.rejected);
    expect((await own(ticket.resultData.uploadTicket)).resultData.accountNo).toBe(accountNo);
    const stranger = await buildTicket(app, 24);
    expect((await own(stranger.uploadTicket)).errorCode).toBe('5');
    expect((await edit(stranger.uploadTicket, { version: 1 })).errorCode).toBe('5');
    expect((await own('x')).errorCode).toBe('5');
    expect((await app.call(editPath, {})).errorCode).toBe('4');
    expect((await app.call(ownPath, {})).errorCode).toBe('4');
  });

  test('is taken back by the applicant: everything is free again, and nothing stays', async () => {
    app.setNow(new Date('2026-11-21T03:00:00Z'));
    const { accountNo, mobile, uploadTicket } = await buildRegistration(app, 26);
    const license = (await own(uploadTicket)).resultData.licenseUrl;
    const cancel = (ticket: string, version?: number) =>
      app.call(cancelPath, { data: { uploadTicket: ticket, version } });
    expect((await cancel(uploadTicket)).errorCode).toBe('6');
    const stranger = await buildTicket(app, 27);
    expect((await cancel(stranger.uploadTicket, 1)).errorCode).toBe('5');
    expect((await cancel(uploadTicket, 1)).success).toBe(true);
    expect((await own(uploadTicket)).errorCode).toBe('5');
    expect((await logIn(accountNo)).errorCode).toBe('1001');
    app.setNow(new Date('2026-11-21T03:05:00Z'));
    const smsCode = await smsCodeFor(app, mobile, smsScenes.register);
    const member = { registerType: registerTypes.member, accountNo, accountPwd: applicantPwd, mobile, smsCode };
    expect((await register({ ...member, isAgree: true, agreementVersion: '2026-11' })).errorCode).toBe('0');
    app.setNow(new Date('2026-11-22T05:00:00Z'));
    await sweepOnce(app.deps);
    app.setNow(new Date('2026-11-21T03:06:00Z'));
    const file = await app.fastify.inject({ url: license, headers: { host: 'business.localhost' } });
    expect(file.statusCode).toBe(404);
  });

  test('is not taken back once approved', async () => {
    const { accountNo, uploadTicket } = await buildRegistration(app, 28);
    await decide(accountNo, true);
    const answer = await app.call(cancelPath, { data: { uploadTicket, version: 2 } });
    expect(answer).toMatchObject({ errorCode: '3001', errorMsg: '企业资料已通过审核，请登录后操作' });
    expect((await logIn(accountNo)).success).toBe(true);
    expect((await app.call(cancelPath, {})).errorCode).toBe('4');
  });

  test('is kept for half a year, and longer when it is sent again', async () => {
    const { accountNo: gone } = await buildRegistration(app, 29);
    const { accountNo: kept } = await buildRegistration(app, 30);
    for (const accountNo of [gone, kept]) await decide(accountNo, false);
    const { uploadTicket } = (await logIn(kept)).resultData as unknown as { uploadTicket: string };
    expect((await edit(uploadTicket, { version: 2 }, { taxNo: creditCodeOf(30) })).success).toBe(true);
    app.setNow(new Date(app.deps.now().getTime() + 181 * 24 * 3_600_000));
    await sweepOnce(app.deps);
    expect((await logIn(gone)).errorCode).toBe('1001');
    expect((await logIn(kept)).errorCode).toBe('1004');
  });

  test('a ticket is over after a day', async () => {
    const { uploadTicket } = await buildRegistration(app, 25);
    app.setNow(new Date(app.deps.now().getTime() + 24 * 3_600_000 + 1000));
    expect((await own(uploadTicket)).errorCode).toBe('5');
  });
});
