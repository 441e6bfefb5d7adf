import { type AccountState, accountStates, accountTypes } from '@jicai/domain/people/account-types.ts';
import {
  type CodeTo,
  codeToOf,
  smsCodeMinutes,
  type SmsScene,
  smsScenes,
  smsSceneTexts,
} from '@jicai/domain/people/sms-codes.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Job } from '../../jobs/job-context.ts';
import { sendSms } from '../sms/index.ts';
import { codeOf, mayProveByMail } from './codes.ts';
import { selectAccountOf, selectCode, selectShopName } from './codes.store.ts';
import { selectPersonByLogin } from './sessions.store.ts';

type Record = (ctx: Ctx) => Promise<void>;
const nothing: Record = async () => {};

/** Effect `sms.send`: the code of the row `job.subject`. A throw is tried again. */
export async function deliverSmsCode(job: Job): Promise<Record> {
  const found = await findCode(job);
  if (found?.to.mobile === undefined) return nothing;
  const { to, code, purpose } = found;
  const text = `验证码${code}，用于${purpose}，${smsCodeMinutes}分钟内有效，请勿告诉他人。`;
  const source = { kind: 'sms.send', subject: job.subject, payload: job.payload } as const;
  return sendSms(job, { mobile: to.mobile, notice: 'code', variables: { code }, text, source });
}

/** Effect `mail.code`: likewise, in a mail from the shop. The code stands in the text alone: subjects are shown by locked telephones and logged. */
export async function deliverMailCode(job: Job): Promise<Record> {
  const found = await findCode(job);
  if (found?.to.email === undefined) return nothing;
  const { to, code, purpose } = found;
  const shopName = await job.inTenant(selectShopName);
  await job.deps.mail?.send({
    companyId: job.companyId,
    fromName: shopName,
    to: to.email,
    subject: `${shopName}邮箱验证`,
    text: `您好：\n\n验证码${code}，用于${shopName}${purpose}，${smsCodeMinutes}分钟内有效，请勿告诉他人。\n\n如果不是您本人操作，请忽略这封邮件。`,
    attachments: [],
    at: job.deps.now(),
    messageKey: `code-${job.companyId}-${job.subject}`,
  });
  return nothing;
}

/** The code and where it goes; undefined once it is over, and for who gets none. */
async function findCode({ deps, companyId, subject, inTenant }: Job) {
  return inTenant(async (ctx) => {
    const sent = await selectCode(ctx, subject);
    const to = sent && codeToOf({ mobile: sent.mobile ?? '', email: sent.email ?? '' });
    if (!to || sent.expiresAt <= deps.now() || !(await mayGetCode(ctx, to, sent.scene))) return undefined;
    return { to, code: codeOf(deps, companyId, subject), purpose: smsSceneTexts[sent.scene] };
  });
}

/** A lost password sends no code to strangers; signing in neither, nor to those of the shop's side, who have passwords alone. */
async function mayGetCode(ctx: Ctx, to: CodeTo, scene: SmsScene): Promise<boolean> {
  if (to.email !== undefined && !(await mayProveByMail(ctx, scene))) return false;
  if (scene === smsScenes.resetPassword) return (await selectAccountOf(ctx, to)) !== undefined;
  if (scene !== smsScenes.signIn) return true;
  const person = await selectPersonByLogin(ctx, to.email ?? to.mobile);
  return person?.accountType === accountTypes.buyer && signsIn.includes(person.accountState);
}

/** Who waits for review is told so once he has proved his mobile. */
const signsIn: readonly AccountState[] = [accountStates.active, accountStates.awaitingReview];
