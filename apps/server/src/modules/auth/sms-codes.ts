import {
  type OpenSmsScene,
  type SmsScene,
  smsCodeMinutes,
  smsSceneTexts,
  smsScenes,
} from '@jicai/domain/people/sms-codes.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type AccountState, accountStates, accountTypes } from '@jicai/domain/people/account-types.ts';
import type { CodeSent } from '@jicai/contract/people/auth.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { RequestCtx, SignedInRequestCtx } from '../../http/request-ctx.ts';
import type { Deps } from '../../ctx/deps.ts';
import { refuse } from '../../http/refusal.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job-context.ts';
import { isCaptchaRight } from './captcha.ts';
import { canSendSms, sendSms } from '../sms/index.ts';
import { outboxPagePath } from './dev-outbox.page.ts';
import { countWithinLimit } from './limits.ts';
import { selectPersonByAccount, selectPersonByLogin } from './sessions.store.ts';
import {
  insertSmsCode,
  lockLastSmsCode,
  selectAccountOfMobile,
  selectSmsCode,
  updateSmsCodeMissed,
  updateSmsCodeUsed,
} from './sms-codes.store.ts';

const lifeS = smsCodeMinutes * 60;
const maxMisses = 5;

/** Has a code sent. The answer is the same whether or not the mobile is registered. */
export async function sendSmsCode(
  ctx: RequestCtx,
  {
    mobile,
    scene,
    captchaId,
    captchaCode,
  }: { mobile: string; scene: OpenSmsScene; captchaId: string; captchaCode: string },
): Promise<CodeSent> {
  await requireSms(ctx);
  if (!(await isCaptchaRight(ctx, captchaId, captchaCode))) throw wrongCode('captchaCode');
  await countSms(ctx, mobile);
  if (await mayGetCode(ctx, mobile, scene)) await planSms(ctx, mobile, scene);
  return codeSent(ctx);
}

/** A lost password sends no code to strangers; signing in neither, nor to those of the shop's side, who have passwords alone. */
async function mayGetCode(ctx: Ctx, mobile: string, scene: OpenSmsScene): Promise<boolean> {
  if (scene === smsScenes.resetPassword) return (await selectAccountOfMobile(ctx, mobile)) !== undefined;
  if (scene !== smsScenes.signIn) return true;
  const person = await selectPersonByLogin(ctx, mobile);
  return person?.accountType === accountTypes.buyer && signsIn.includes(person.accountState);
}

/** Who waits for review is told so once he has proved his mobile. */
const signsIn: readonly AccountState[] = [accountStates.active, accountStates.awaitingReview];

/** Has a code sent to the caller's own mobile, which he need not know by heart: a session is proof enough to ask for one. */
export async function sendOwnSmsCode(ctx: SignedInRequestCtx, scene: SmsScene): Promise<CodeSent> {
  await requireSms(ctx);
  const mobile = (await selectPersonByAccount(ctx, ctx.actor.accountId))?.mobile;
  if (!mobile) throw refuse.failed({ text: '账号未绑定手机号，请先绑定' });
  await countSms(ctx, mobile);
  await planSms(ctx, mobile, scene);
  return codeSent(ctx);
}

const codeSent = ({ deps }: Ctx): CodeSent => ({
  expireSec: lifeS,
  ...(deps.config.isDemo && { shownAt: outboxPagePath }),
});

async function requireSms(ctx: Ctx): Promise<void> {
  if (!(await canSendSms(ctx))) throw refuse.failed({ text: '短信服务暂未开通，请联系商城客服' });
}

async function countSms(ctx: RequestCtx, mobile: string): Promise<void> {
  await countWithinLimit(ctx, 'sms:gap', mobile);
  await countWithinLimit(ctx, 'sms:ip', ctx.act.ip);
  await countWithinLimit(ctx, 'sms:mobile', mobile);
}

async function planSms(ctx: Ctx, mobile: string, scene: SmsScene): Promise<void> {
  const id = ctx.newId();
  await insertSmsCode(ctx, { id, mobile, scene, expiresAt: new Date(ctx.now.getTime() + lifeS * 1000) });
  await addOutbox(ctx, { kind: 'sms.send', subject: id });
}

/** Uses the last code up, or refuses with wrongCode at smsCode; five wrong answers end a code. */
export async function takeSmsCode(
  ctx: Ctx,
  asked: { mobile: string; scene: SmsScene; smsCode: string },
): Promise<void> {
  if (!(await isSmsCodeRight(ctx, asked))) throw wrongCode('smsCode');
}

/** Whether it is the last code that was sent; a right one is used up, a wrong one counted. */
export async function isSmsCodeRight(
  ctx: Ctx,
  asked: { mobile: string; scene: SmsScene; smsCode: string },
): Promise<boolean> {
  const sent = await lockLastSmsCode(ctx, asked.mobile, asked.scene);
  if (!sent || sent.misses >= maxMisses) return false;
  const isRight = isSame(codeOf(ctx.deps, ctx.companyId, sent.id), asked.smsCode);
  await (isRight ? updateSmsCodeUsed(ctx, sent.id) : updateSmsCodeMissed(ctx, sent.id));
  return isRight;
}

/** Worker: sends the code of the row `job.subject`, unless it is too late. A throw is tried again. */
export async function deliverSmsCode(job: Job): Promise<(ctx: Ctx) => Promise<void>> {
  const { companyId, subject, deps, payload } = job;
  const sent = await job.inTenant((ctx) => selectSmsCode(ctx, subject));
  const at = deps.now();
  if (sent && sent.expiresAt > at) {
    const code = codeOf(deps, companyId, subject);
    const text = `验证码${code}，用于${smsSceneTexts[sent.scene]}，${smsCodeMinutes}分钟内有效，请勿告诉他人。`;
    const source = { kind: 'sms.send', subject, payload } as const;
    return sendSms(job, { mobile: sent.mobile, notice: 'code', variables: { code }, text, source });
  }
  return async () => {};
}

/** Six digits from the row's id and the shop's secret: nobody who reads the database learns a code. */
function codeOf(deps: Deps, companyId: string, id: string): string {
  const digest = createHmac('sha256', deps.secrets.linkSecret).update(`sms:${companyId}:${id}`).digest();
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0');
}

const isSame = (first: string, second: string) =>
  first.length === second.length && timingSafeEqual(Buffer.from(first), Buffer.from(second));

export const wrongCode = (field: string) =>
  refuse.wrongCode({ fields: [{ field, msg: '验证码错误或已过期' }], keepsWrites: true });
