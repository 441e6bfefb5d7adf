import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import type { BodyOf } from '@jicai/contract/index.ts';
import { registerStates } from '@jicai/domain/people/registration.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { createMember } from '../accounts/index.ts';
import { setFirstPassword, takeSmsCode } from '../auth/index.ts';
import { recordConsents } from '../consents/index.ts';
import { consentsOf } from './consents-of.ts';

export type Registration = BodyOf<'/api/Account/Register'>['data'];

/** A personal member with his own customer, at once in order. Refused as wrongCode at smsCode, accountTaken, mobileTaken, weakPassword. */
export async function registerMember(ctx: Ctx, input: Registration) {
  const { accountNo, accountPwd, mobile, userName, smsCode } = input;
  if (smsCode === '') throw badField('smsCode', '请输入6位短信验证码');
  await takeSmsCode(ctx, { mobile, scene: smsScenes.register, smsCode });
  const { accountId, userId } = await createMember(ctx, { accountNo, mobile, userName: userName || accountNo });
  await setFirstPassword(ctx, { accountId, accountNo, mobile, names: [userName] }, accountPwd);
  await recordConsents(ctx, accountId, consentsOf(input));
  return { userId, registerState: registerStates.approved };
}
