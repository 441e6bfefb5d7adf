import type { SignedInCtx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { countWithinLimit } from './limits.ts';
import { isPasswordRight } from './passwords.ts';
import { selectPersonByAccount } from './sessions.store.ts';
import { selectAccountOfMobile, updateMobile } from './sms-codes.store.ts';
import { takeSmsCode } from './sms-codes.ts';

/**
 * The caller's new mobile. '1008' for a wrong password (five tries in 15 minutes), '1007' where another account has the
 * number, '1005' at smsCode.
 */
export async function editMobile(
  ctx: SignedInCtx,
  { mobile, smsCode, accountPwd }: { mobile: string; smsCode: string; accountPwd: string },
): Promise<{ mobile: string }> {
  const { accountId } = ctx.actor;
  await countWithinLimit(ctx, 'password:account', accountId);
  const person = await selectPersonByAccount(ctx, accountId);
  if (!person || !(await isPasswordRight(ctx.deps, person.passwordHash, accountPwd))) {
    const fields = [{ field: 'accountPwd', msg: '登录密码不正确' }];
    throw new Refusal('1008', { fields, keepsWrites: true });
  }
  await takeSmsCode(ctx, { mobile, scene: 3, smsCode });
  const owner = await selectAccountOfMobile(ctx, mobile);
  if (owner && owner !== accountId)
    throw new Refusal('1007', { fields: [{ field: 'mobile', msg: '该手机号已被注册' }] });
  await updateMobile(ctx, accountId, mobile);
  return { mobile: `${mobile.slice(0, 3)}****${mobile.slice(7)}` };
}
