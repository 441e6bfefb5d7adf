import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { maskedMobile } from '@jicai/domain/people/privacy.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { proveOwner } from './prove-owner.ts';
import { selectAccountOfMobile, updateMobile } from './sms-codes.store.ts';
import { takeSmsCode } from './sms-codes.ts';

/**
 * The caller's new mobile. Refused as wrongOldPassword for a wrong password (five tries in 15 minutes), mobileTaken where another account has the
 * number, wrongCode at smsCode.
 */
export async function editMobile(
  ctx: SignedInCtx,
  { mobile, smsCode, accountPwd }: { mobile: string; smsCode: string; accountPwd: string },
): Promise<{ mobile: string }> {
  const { accountId } = ctx.actor;
  await proveOwner(ctx, accountPwd);
  await takeSmsCode(ctx, { mobile, scene: smsScenes.changeMobile, smsCode });
  const owner = await selectAccountOfMobile(ctx, mobile);
  if (owner && owner !== accountId)
    throw refuse.mobileTaken({ fields: [{ field: 'mobile', msg: '该手机号已被注册' }] });
  await updateMobile(ctx, accountId, mobile);
  return { mobile: maskedMobile(mobile) };
}
