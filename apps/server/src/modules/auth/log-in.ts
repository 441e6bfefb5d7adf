import { accountStates } from '@jicai/domain/people/account-types.ts';
import type { SignedIn } from '@jicai/contract/people/auth.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { RequestCtx } from '../../http/request-ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { deleteAttempts, insertAttempt, loginText, selectAttempts, updateAttemptWindow } from './attempts.store.ts';
import { isCaptchaRight } from './captcha.ts';
import { selectIsSignOnOnly } from './identities.store.ts';
import { logSign, logUnknownSign } from './log-sign.ts';
import { isPasswordRight } from './passwords.ts';
import { refusalOfApplicant } from './refuse-applicant.ts';
import { isInOrder, openRemember, openSession } from './sessions.ts';
import { type PersonRow, selectPersonByLogin } from './sessions.store.ts';

export const windowMs = 15 * 60_000;
/**
 * Failures within the window after which a captcha is demanded: per login as it is typed, and per address
 * (docs/domain/accounts.md §3).
 */
const captchaAfter = { login: 3, ip: 10 };
/**
 * Login lockout 登录锁定: after so many failures of one account from one address that pair is refused, right password or
 * not, for fifteen minutes from the last of them (docs/domain/accounts.md §3).
 */
export const lockoutAfter = 5;

interface Captcha {
  captchaId?: string | undefined;
  captchaCode?: string | undefined;
}

interface LogIn extends Captcha {
  accountNo: string;
  accountPwd: string;
  rememberMe?: boolean | undefined;
}

/**
 * Opens a session. Unknown, wrong, disabled and locked-out logins are all wrongLogin and cost the same time, so
 * accounts cannot be probed; refused as badInput at captchaCode with needCaptcha after repeated failures; inReview
 * only once the password was right, signOnOnly likewise.
 */
export async function logIn(ctx: RequestCtx, input: LogIn): Promise<SignedIn> {
  const person = await provePassword(ctx, input);
  await refuseSignOnOnly(ctx, person.accountId);
  const remembered = input.rememberMe ? await openRemember(ctx, person.accountId) : null;
  await logSign(ctx, person, 'sign.in', { way: input.rememberMe ? '密码，并记住登录' : '密码' });
  return openSession(ctx, person, remembered);
}

/** signOnOnly to whose enterprise demands its own identity system; told once the person has been proved another way. */
export async function refuseSignOnOnly(ctx: Ctx, accountId: string): Promise<void> {
  if (await selectIsSignOnOnly(ctx, accountId)) throw refuse.signOnOnly({ keepsWrites: true });
}

/** Whose password it is; refused as {@link logIn} is, and counted. */
export async function provePassword(ctx: RequestCtx, input: Omit<LogIn, 'rememberMe'>): Promise<PersonRow> {
  const person = await selectPersonByLogin(ctx, input.accountNo);
  const { login, ip } = countedOf(ctx, input.accountNo);
  const pair = { kind: 'login:pair', subject: `${person?.accountId ?? login.subject} ${ctx.act.ip}`, windowMs };

  await requireCaptcha(ctx, input, [login, ip]);
  // Counted before it is judged and taken back on success: attempts that race are judged one after the other.
  const tries = await insertAttempt(ctx, pair);
  const isLockedOut = tries > lockoutAfter;
  const isRight = await isPasswordRight(ctx.deps, person?.passwordHash, input.accountPwd);
  if (isLockedOut) throw refuse.wrongLogin({ keepsWrites: true });
  if (isRight && person?.accountState === accountStates.awaitingReview) {
    await deleteAttempts(ctx, [login.kind, pair.kind], [login.subject, pair.subject]);
    throw await refusalOfApplicant(ctx, person);
  }
  if (!isRight || !person || !isInOrder(person)) {
    if (tries === lockoutAfter) await updateAttemptWindow(ctx, pair);
    await insertAttempt(ctx, login);
    const failures = await insertAttempt(ctx, ip);
    if (person) await logSign(ctx, person, 'sign.refused', { reason: reasonOf(isRight, tries) });
    else await logUnknownSign(ctx, { accountNo: input.accountNo, tries, failures });
    throw refuse.wrongLogin({ keepsWrites: true });
  }
  await deleteAttempts(ctx, [login.kind, pair.kind], [login.subject, pair.subject]);
  return person;
}

/** What was tried while the lockout lasts leaves no line, so nobody can fill the log. */
const reasonOf = (isRight: boolean, tries: number): string => {
  if (isRight) return '账号已停用';
  return tries === lockoutAfter ? `密码不正确，连续 ${lockoutAfter} 次，该地址锁定 15 分钟` : '密码不正确';
};

/**
 * What failures are counted by, whatever proves the person: the login as it was typed, so that name, mobile and mailbox of one account, and those of
 * nobody, do the same and nothing tells which belong together.
 */
export const countedOf = (ctx: RequestCtx, login: string) => ({
  login: { kind: 'login:text', subject: loginText(login), windowMs },
  ip: { kind: 'login:ip', subject: ctx.act.ip, windowMs },
});

export async function requireCaptcha(
  ctx: RequestCtx,
  input: Captcha,
  counted: { kind: string; subject: string }[],
): Promise<void> {
  const failures = await selectAttempts(ctx, counted);
  const isDemanded =
    (failures.get('login:text') ?? 0) >= captchaAfter.login || (failures.get('login:ip') ?? 0) >= captchaAfter.ip;
  if (!isDemanded || (await isCaptchaRight(ctx, input.captchaId, input.captchaCode))) return;
  const msg = input.captchaCode ? '验证码错误或已过期' : '请输入验证码';
  throw refuse.badInput({ fields: [{ field: 'captchaCode', msg, needCaptcha: true }], keepsWrites: true });
}
