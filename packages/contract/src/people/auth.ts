import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { zCode } from '../wire/code.ts';
import { accountTypes, customerTypes } from '@jicai/domain/people/account-types.ts';
import { registerStates } from '@jicai/domain/people/registration.ts';
import {
  accountNo,
  captchaCode,
  loginAccountNo,
  mailCode,
  mobile,
  passwordMd5,
  smsCode,
} from '@jicai/domain/people/account-form.ts';
import { z } from 'zod';
import { proofFields, zProvedEmail } from './code-to.ts';
import { command, optional, zFlag, zId } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';
import { zForm } from '../wire/form.ts';

const asItStands = (value: string) => value;

/** What a new session tells its owner. `customerId` is '' and `customerType` 2 for the shop's own side. */
export const zSignedIn = z.object({
  token: z.string(),
  userId: z.string(),
  userName: z.string(),
  accountId: z.string(),
  /** 1 买家 2 商城运营 3 供应商. */
  accountType: zCode(accountTypes),
  companyId: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  customerType: zCode(customerTypes),
  roleNames: z.array(z.string()),
  mustChangePwd: z.boolean(),
});
export type SignedIn = z.infer<typeof zSignedIn>;

/** Beside errorCode '1004': 1 待审核, 3 未通过 with the reason and a ticket to change and send the registration again. */
export const zApplicantRefused = z.object({
  registerState: z.literal([registerStates.awaitingReview, registerStates.rejected]),
  rejectReason: z.string(),
  uploadTicket: z.string(),
});
export type ApplicantRefused = z.infer<typeof zApplicantRefused>;

/** `shownAt`: the page of a demo shop where the code can be read; a real one sends it to mobile or mailbox alone. */
export const zCodeSent = z.object({ expireSec: z.number().int(), shownAt: z.string().optional() });
export type CodeSent = z.infer<typeof zCodeSent>;

export const auth = {
  /**
   * Fields stand at the top level (spec section 3). Refusals: '1001' for every kind of failure, '4' at captchaCode. '1004'
   * after the right password of an enterprise that is not approved: resultData is then zApplicantRefused.
   */
  '/api/Account/Login': endpoint({
    access: 'public',
    body: z.object({
      accountNo: zForm(loginAccountNo),
      accountPwd: zForm(passwordMd5, asItStands),
      captchaId: optional.id,
      captchaCode: optional.text(10),
      rememberMe: zFlag.optional(),
    }),
    result: zSignedIn,
  }),
  /**
   * A buyer by the code sent to his mobile or mailbox (docs/domain/accounts.md §3, §17). '1005' at smsCode for every kind of failure, '4' at captchaCode,
   * '1004' as of Account/Login.
   */
  '/api/Account/LoginBySms': endpoint({
    access: 'public',
    body: command({
      ...proofFields,
      captchaId: optional.id,
      captchaCode: optional.text(10),
      rememberMe: zFlag.optional(),
    }),
    result: zSignedIn,
  }),
  /** Ends the session and what was remembered with it; a success also without one. */
  '/api/Account/Logout': endpoint({ access: 'public', body: z.object({}), result: z.object({}) }),
  /**
   * Trades the cookie userPwd for a new session and a new cookie. The body is `{ data: {} }`: JSON and an Origin equal to
   * the Host are demanded ('4', '3'). '5' when nobody is remembered here; never '2', which would alarm a visitor.
   */
  '/api/Account/Refresh': endpoint({
    access: 'public',
    body: z.object({ data: z.object({}) }),
    result: zSignedIn,
  }),
  /** A picture to read, as a data URL; it takes one answer. */
  '/api/Account/GetCaptcha': endpoint({
    access: 'public',
    body: z.object({}),
    result: z.object({ captchaId: z.string(), imgBase64: z.string(), expireSec: z.number().int() }),
  }),
  /** The answer does not tell who is registered. '1005' at captchaCode, '8' when asked too often. */
  '/api/Account/SendSmsCode': endpoint({
    access: 'public',
    body: command({
      mobile: zForm(mobile),
      scene: z.literal([smsScenes.register, smsScenes.resetPassword, smsScenes.changeMobile, smsScenes.signIn]),
      captchaId: zId,
      captchaCode: zForm(captchaCode),
    }),
    result: zCodeSent,
  }),
  /**
   * As Account/SendSmsCode, to a mailbox; '1' where the shop does not allow it. bindMail proves a mailbox for an account that
   * is signed in.
   */
  '/api/Account/SendMailCode': endpoint({
    access: 'public',
    body: command({
      email: zProvedEmail,
      scene: z.literal([smsScenes.register, smsScenes.resetPassword, smsScenes.signIn, smsScenes.bindMail]),
      captchaId: zId,
      captchaCode: zForm(captchaCode),
    }),
    result: zCodeSent,
  }),
  /**
   * By what a person can prove himself here: a text message, a mail, or neither; then nobody can register by himself
   * (canRegister false).
   */
  '/api/Account/GetRegisterWays': endpoint({
    access: 'public',
    body: z.object({}),
    result: z.object({ canRegister: z.boolean(), byMobile: z.boolean(), byMail: z.boolean() }),
  }),
  /** Whether an account name is taken; '8' when asked too often. */
  '/api/Account/CheckAccount': endpoint({
    access: 'public',
    body: command({ accountNo: zForm(accountNo) }),
    result: z.object({ isUsed: z.boolean() }),
  }),
  /** Ends every other session; this one goes on under the new token. '1008', '1009', '1010'. */
  '/api/Account/RevisePwd': endpoint({
    access: 'anyAccount',
    body: command({ oldPwd: zForm(passwordMd5, asItStands), newPwd: zForm(passwordMd5, asItStands) }),
    result: z.object({ token: z.string() }),
  }),
  /** The caller's password once more, before a sensitive act. '1008' for a wrong one, '8' after five tries in 15 minutes. */
  '/api/Account/ConfirmPwd': endpoint({
    access: 'anyAccount',
    body: command({ accountPwd: zForm(passwordMd5, asItStands) }),
    result: z.object({}),
  }),
  /** Ends every session of the account. '1005' at smsCode, '1010'. */
  '/api/Account/ResetPwd': endpoint({
    access: 'public',
    body: command({ ...proofFields, newPwd: zForm(passwordMd5, asItStands) }),
    result: z.object({}),
  }),
  /** The caller's new mobile, proved by a code and his password. '1005' at smsCode, '1007', '1008'. */
  '/api/Account/EditMobile': endpoint({
    access: 'signedIn',
    needsOwnPassword: true,
    body: command({ mobile: zForm(mobile), smsCode: zForm(smsCode), accountPwd: zForm(passwordMd5, asItStands) }),
    result: z.object({ mobile: z.string() }),
    requestId: 'optional',
  }),
  /**
   * The caller's mailbox, proved by a code and his password: from then on it stands in for his mobile. The answer has it
   * starred. '1005' at smsCode, '1008', '1016'.
   */
  '/api/Account/EditEmail': endpoint({
    access: 'signedIn',
    needsOwnPassword: true,
    body: command({
      email: zProvedEmail,
      smsCode: zForm(mailCode),
      accountPwd: zForm(passwordMd5, asItStands),
    }),
    result: z.object({ email: z.string() }),
    requestId: 'optional',
  }),
  /** Where the caller is signed in, the latest used first. */
  '/api/Account/GetSessions': endpoint({
    access: 'signedIn',
    body: z.object({}),
    result: z.array(
      z.object({
        sessionId: z.string(),
        /** Browser and system, as far as they say so. */
        device: z.string(),
        ip: z.string(),
        createTime: z.string(),
        /** Written at most every five minutes. */
        lastUseTime: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
  /** 下线: one session of the caller, or all but this one; what was remembered with them ends too. */
  '/api/Account/EndSession': endpoint({
    access: 'signedIn',
    body: command({ sessionId: optional.id }),
    result: z.object({ ended: z.number().int() }),
    requestId: 'optional',
  }),
  /** Demo only (DEMO=1): what this shop sent by text message, the newest first, and the open captchas' answers. */
  '/api/Dev/Outbox': endpoint({
    access: 'public',
    body: z.object({}),
    result: z.object({
      messages: z.array(z.object({ mobile: z.string(), text: z.string(), time: z.string() })),
      mails: z.array(
        z.object({
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          attachments: z.array(z.string()),
          time: z.string(),
        }),
      ),
      captchas: z.array(z.object({ captchaId: z.string(), answer: z.string() })),
    }),
  }),
};
