import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { maskedEmail, maskedMobile } from '@jicai/domain/people/privacy.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { proveOwner } from './prove-owner.ts';
import { selectAccountOf, updateProved } from './codes.store.ts';
import { takeCode } from './codes.ts';
import { planOldReach } from './tell-old-reach.ts';

/**
 * The caller's new mobile. Refused as wrongOldPassword for a wrong password (five tries in 15 minutes), mobileTaken where another account has the
 * number, wrongCode at smsCode.
 */
export async function editMobile(
  ctx: SignedInCtx,
  { mobile, smsCode, accountPwd }: { mobile: string; smsCode: string; accountPwd: string },
): Promise<{ mobile: string }> {
  const { accountId } = ctx.actor;
  const before = await proveOwner(ctx, accountPwd);
  await takeCode(ctx, { to: { mobile }, scene: smsScenes.changeMobile, smsCode });
  const owner = await selectAccountOf(ctx, { mobile });
  if (owner && owner !== accountId)
    throw refuse.mobileTaken({ fields: [{ field: 'mobile', msg: '该手机号已被注册' }] });
  await updateProved(ctx, accountId, { mobile });
  await planOldReach(ctx, before.mobile, mobile);
  return { mobile: maskedMobile(mobile) };
}

/**
 * The mailbox that stands in for the caller's mobile (docs/domain/accounts.md §17). Refused as {@link editMobile}, mailTaken where
 * another account has it.
 */
export async function editEmail(
  ctx: SignedInCtx,
  { email, smsCode, accountPwd }: { email: string; smsCode: string; accountPwd: string },
): Promise<{ email: string }> {
  const { accountId } = ctx.actor;
  const before = await proveOwner(ctx, accountPwd);
  await takeCode(ctx, { to: { email }, scene: smsScenes.bindMail, smsCode });
  const owner = await selectAccountOf(ctx, { email });
  if (owner && owner !== accountId) throw refuse.mailTaken({ fields: [{ field: 'email', msg: '该邮箱已被注册' }] });
  await updateProved(ctx, accountId, { email });
  await planOldReach(ctx, before.email, email);
  return { email: maskedEmail(email) };
}
