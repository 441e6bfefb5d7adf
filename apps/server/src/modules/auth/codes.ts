import {
  type CodeTo,
  codeToOf,
  type OpenMailScene,
  type OpenSmsScene,
  ownCodeTo,
  type SmsScene,
  smsCodeMinutes,
  smsScenes,
} from '@jicai/domain/people/sms-codes.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CodeSent } from '@jicai/contract/people/auth.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { RequestCtx, SignedInRequestCtx } from '../../http/request-ctx.ts';
import type { Deps } from '../../ctx/deps.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import { isCaptchaRight } from './captcha.ts';
import { canSendSms } from '../sms/index.ts';
import { outboxPagePath } from './dev-outbox.page.ts';
import { countWithinLimit } from './limits.ts';
import { isMailOffered } from './register-ways.ts';
import { selectPersonByAccount } from './sessions.store.ts';
import { insertCode, lockLastCode, updateCodeMissed, updateCodeUsed } from './codes.store.ts';

const lifeS = smsCodeMinutes * 60;
const maxMisses = 5;

/** A body's mobile or mailbox; refused as badInput at mobile where it names neither or both. */
export function readCodeTo(body: { mobile: string; email: string }): CodeTo {
  const to = codeToOf(body);
  if (!to) throw badField('mobile', '请输入正确的手机号码');
  return to;
}

/**
 * Has a code sent. The answer is the same whether or not somebody has proved the mobile or mailbox, and so is the work: the
 * worker decides who gets a code ({@link deliverCode}).
 */
export async function sendCode(
  ctx: RequestCtx,
  {
    to,
    scene,
    captchaId,
    captchaCode,
  }: { to: CodeTo; scene: OpenSmsScene | OpenMailScene; captchaId: string; captchaCode: string },
): Promise<CodeSent> {
  if (to.email !== undefined && !(await isMailOffered(ctx)))
    throw refuse.failed({ text: '商城没有开通邮箱验证，请使用手机号' });
  if (to.email === undefined) await requireSms(ctx);
  if (!(await isCaptchaRight(ctx, captchaId, captchaCode))) throw wrongCode('captchaCode');
  return planCode(ctx, to, scene);
}

/**
 * Has a code sent to what the caller's account has proved, which he need not know by heart: a session is proof enough to ask
 * for one. A mailbox that was proved once serves for this also where the shop offers it no longer.
 */
export async function sendOwnCode(ctx: SignedInRequestCtx, scene: SmsScene): Promise<CodeSent> {
  const person = await selectPersonByAccount(ctx, ctx.actor.accountId);
  const to = person && ownCodeTo(person);
  if (!to) throw refuse.failed({ text: '账号未绑定手机号，请先绑定' });
  if (to.email === undefined) await requireSms(ctx);
  else if (!ctx.deps.mail) throw refuse.failed({ text: '邮件服务暂未开通，请联系商城客服' });
  return planCode(ctx, to, scene);
}

async function requireSms(ctx: Ctx): Promise<void> {
  if (!(await canSendSms(ctx))) throw refuse.failed({ text: '短信服务暂未开通，请联系商城客服' });
}

async function planCode(ctx: RequestCtx, to: CodeTo, scene: SmsScene): Promise<CodeSent> {
  const address = to.email ?? to.mobile;
  await countWithinLimit(ctx, 'code:gap', address);
  await countWithinLimit(ctx, 'code:ip', ctx.act.ip);
  await countWithinLimit(ctx, 'code:to', address);
  const id = ctx.newId();
  await insertCode(ctx, { id, to, scene, expiresAt: new Date(ctx.now.getTime() + lifeS * 1000) });
  await addOutbox(ctx, { kind: to.email === undefined ? 'sms.send' : 'mail.code', subject: id });
  return { expireSec: lifeS, ...(ctx.deps.config.isDemo && { shownAt: outboxPagePath }) };
}

/** To close his account a person proves the mailbox that he bound while the shop offered it. */
export const mayProveByMail = async (ctx: Ctx, scene: SmsScene): Promise<boolean> =>
  scene === smsScenes.closeAccount || isMailOffered(ctx);

interface Asked {
  to: CodeTo;
  scene: SmsScene;
  smsCode: string;
}

/** Uses the last code up, or refuses with wrongCode at smsCode; five wrong answers end a code. */
export async function takeCode(ctx: Ctx, asked: Asked): Promise<void> {
  if (!(await isCodeRight(ctx, asked))) throw wrongCode('smsCode');
}

/**
 * Whether it is the last code that was sent; a right one is used up, a wrong one counted. A mailbox proves nothing any more where the
 * shop has switched that off meanwhile.
 */
export async function isCodeRight(ctx: Ctx, { to, scene, smsCode }: Asked): Promise<boolean> {
  if (to.email !== undefined && !(await mayProveByMail(ctx, scene))) return false;
  const sent = await lockLastCode(ctx, to, scene);
  if (!sent || sent.misses >= maxMisses) return false;
  const isRight = isSame(codeOf(ctx.deps, ctx.companyId, sent.id), smsCode);
  await (isRight ? updateCodeUsed(ctx, sent.id) : updateCodeMissed(ctx, sent.id));
  return isRight;
}

/** Six digits from the row's id and the shop's secret: nobody who reads the database learns a code. */
export function codeOf(deps: Deps, companyId: string, id: string): string {
  const digest = createHmac('sha256', deps.secrets.linkSecret).update(`sms:${companyId}:${id}`).digest();
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0');
}

const isSame = (first: string, second: string) =>
  first.length === second.length && timingSafeEqual(Buffer.from(first), Buffer.from(second));

export const wrongCode = (field: string) =>
  refuse.wrongCode({ fields: [{ field, msg: '验证码错误或已过期' }], keepsWrites: true });
