import { type CodeTo, smsScenes } from '@jicai/domain/people/sms-codes.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { RequestCtx, SignedInRequestCtx } from '../../http/request-ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { deleteAttempts, deletePasswordAttempts } from './attempts.store.ts';
import { updateCredential } from './credentials.store.ts';
import { countWithinLimit } from './limits.ts';
import { logSign } from './log-sign.ts';
import { hashPassword, isPasswordRight } from './passwords.ts';
import { openSession, rememberCookie } from './sessions.ts';
import { endSessionsOf } from './end-sessions.ts';
import { type PersonRow, selectPersonByAccount, updatePasswordTime } from './sessions.store.ts';
import { selectAccountOf } from './codes.store.ts';
import { takeCode } from './codes.ts';
import { isWeakPassword } from './weak-passwords.ts';

/**
 * The caller's own new password; returns the token his session goes on with. Refused as wrongOldPassword for a wrong old one (five tries in 15
 * minutes), samePassword for the same again, weakPassword for a weak one.
 */
export async function revisePassword(ctx: SignedInRequestCtx, { oldPwd, newPwd }: { oldPwd: string; newPwd: string }) {
  const { accountId } = ctx.actor;
  await countWithinLimit(ctx, 'password:account', accountId);
  const person = await getPerson(ctx, accountId);
  if (!(await isPasswordRight(ctx.deps, person.passwordHash, oldPwd)))
    throw refuse.wrongOldPassword({ keepsWrites: true });
  if (oldPwd === newPwd) throw refuse.samePassword();
  await deleteAttempts(ctx, ['password:account'], [accountId]);
  await setPassword(ctx, person, newPwd);
  await logSign(ctx, person, 'password.changed');
  ctx.cookies.remove(rememberCookie);
  return openSession(ctx, { ...person, mustChange: false }, null);
}

/** The caller's password once more, before a sensitive act. Refused as wrongOldPassword (five tries in 15 minutes). */
export async function confirmPassword(ctx: SignedInRequestCtx, typed: string): Promise<void> {
  const { accountId, sessionId } = ctx.actor;
  await countWithinLimit(ctx, 'password:account', accountId);
  const { passwordHash } = await getPerson(ctx, accountId);
  if (!(await isPasswordRight(ctx.deps, passwordHash, typed)))
    throw refuse.wrongOldPassword({ text: '密码不正确', keepsWrites: true });
  await deleteAttempts(ctx, ['password:account'], [accountId]);
  await updatePasswordTime(ctx, sessionId);
}

/** A new password for who holds the mobile or mailbox that an account has proved. Refused as wrongCode at smsCode, weakPassword. */
export async function resetPassword(
  ctx: RequestCtx,
  { to, smsCode, newPwd }: { to: CodeTo; smsCode: string; newPwd: string },
): Promise<void> {
  await takeCode(ctx, { to, scene: smsScenes.resetPassword, smsCode });
  const accountId = await selectAccountOf(ctx, to);
  // The code was sent to an account that has been closed since.
  if (!accountId) throw refuse.wrongCode();
  const person = await getPerson(ctx, accountId);
  await setPassword(ctx, person, newPwd);
  await logSign(ctx, person, 'password.reset');
  await deletePasswordAttempts(ctx, accountId);
  ctx.cookies.remove(rememberCookie);
}

/** A password that somebody else gives the account for once; its owner must change it when he signs in. Refused as weakPassword. */
export async function setTemporaryPassword(ctx: Ctx, accountId: string, md5: string): Promise<void> {
  await setPassword(ctx, await getPerson(ctx, accountId), md5, { mustChange: true });
  await deletePasswordAttempts(ctx, accountId);
}

/** Stores it and ends everything that was opened with the old one. */
async function setPassword(ctx: Ctx, person: PersonRow, md5: string, { mustChange } = { mustChange: false }) {
  const names = [person.userName, person.customerName ?? ''];
  if (isWeakPassword(md5, { accountNo: person.accountNo, mobile: person.mobile, names })) throw refuse.weakPassword();
  await updateCredential(ctx, person.accountId, { passwordHash: await hashPassword(ctx.deps, md5), mustChange });
  await endSessionsOf(ctx, person.accountId);
}

async function getPerson(ctx: Ctx, accountId: string): Promise<PersonRow> {
  const person = await selectPersonByAccount(ctx, accountId);
  if (!person) throw refuse.notFound();
  return person;
}
