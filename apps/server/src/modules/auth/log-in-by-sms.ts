import { accountStates, accountTypes } from '@jicai/domain/people/account-types.ts';
import { type CodeTo, smsScenes } from '@jicai/domain/people/sms-codes.ts';
import type { SignedIn } from '@jicai/contract/people/auth.ts';
import type { RequestCtx } from '../../http/request-ctx.ts';
import { deleteAttempts, insertAttempt, updateAttemptWindow } from './attempts.store.ts';
import { countedOf, lockoutAfter, refuseSignOnOnly, requireCaptcha, windowMs } from './log-in.ts';
import { refusalOfApplicant } from './refuse-applicant.ts';
import { isInOrder, openRemember, openSession } from './sessions.ts';
import { selectPersonByLogin } from './sessions.store.ts';
import { isCodeRight, wrongCode } from './codes.ts';

interface LogInBySms {
  to: CodeTo;
  smsCode: string;
  captchaId?: string | undefined;
  captchaCode?: string | undefined;
  rememberMe?: boolean | undefined;
}

/**
 * Opens a session for the buyer whose mobile or mailbox got the code (docs/domain/accounts.md §3). Unknown ones, wrong codes, disabled and
 * locked-out accounts and those of the shop's side are all wrongCode at smsCode. Failures count as those of passwords do, and demand a captcha
 * as they do; the lockout is one of its own: who has forgotten his password may come in by his code. No password was typed, so what asks for one
 * asks again.
 */
export async function logInBySms(ctx: RequestCtx, input: LogInBySms): Promise<SignedIn> {
  const { to, smsCode } = input;
  const address = to.email ?? to.mobile;
  const person = await selectPersonByLogin(ctx, address);
  const { login, ip } = countedOf(ctx, address);
  const pair = { kind: 'login:sms', subject: `${person?.accountId ?? login.subject} ${ctx.act.ip}`, windowMs };

  await requireCaptcha(ctx, input, [login, ip]);
  // Counted before it is judged, as of passwords.
  const tries = await insertAttempt(ctx, pair);
  if (tries > lockoutAfter) throw wrongCode('smsCode');
  const isRight = await isCodeRight(ctx, { to, scene: smsScenes.signIn, smsCode });
  const isBuyer = person?.accountType === accountTypes.buyer;
  const isApplicant = person?.accountState === accountStates.awaitingReview;
  if (!isRight || !isBuyer || !(isApplicant || isInOrder(person))) {
    if (tries === lockoutAfter) await updateAttemptWindow(ctx, pair);
    await insertAttempt(ctx, login);
    await insertAttempt(ctx, ip);
    throw wrongCode('smsCode');
  }
  await deleteAttempts(ctx, [login.kind, pair.kind], [login.subject, pair.subject]);
  if (isApplicant) throw await refusalOfApplicant(ctx, person);
  await refuseSignOnOnly(ctx, person.accountId);
  const remembered = input.rememberMe ? await openRemember(ctx, person.accountId) : null;
  return openSession(ctx, person, remembered, { hasPassword: false });
}
