import { mailCode, smsCode as smsCodeRule } from '@jicai/domain/people/account-form.ts';
import { type CodeTo, smsScenes } from '@jicai/domain/people/sms-codes.ts';
import type { BodyOf } from '@jicai/contract/index.ts';
import { registerStates } from '@jicai/domain/people/registration.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { createMember } from '../accounts/index.ts';
import { readCodeTo, setFirstPassword, takeCode } from '../auth/index.ts';
import { recordConsents } from '../consents/index.ts';
import { consentsOf } from './consents-of.ts';

export type Registration = BodyOf<'/api/Account/Register'>['data'];

/** A personal member with his own customer, at once in order. Refused as wrongCode at smsCode, accountTaken, mobileTaken, mailTaken, weakPassword. */
export async function registerMember(ctx: Ctx, input: Registration) {
  const { accountNo, accountPwd, userName, smsCode } = input;
  const to = readCodeTo(input);
  requireCode(to, smsCode);
  await takeCode(ctx, { to, scene: smsScenes.register, smsCode });
  const { accountId, userId } = await createMember(ctx, { accountNo, to, userName: userName || accountNo });
  await setFirstPassword(ctx, firstOwnerOf(accountId, input, [userName]), accountPwd);
  await recordConsents(ctx, accountId, consentsOf(input));
  return { userId, registerState: registerStates.approved };
}

/** Says at the code's field that there is none. */
export function requireCode(to: CodeTo, smsCode: string): void {
  const fault = (to.email === undefined ? smsCodeRule : mailCode)(smsCode);
  if (fault) throw badField('smsCode', fault);
}

/** What a new password must not be guessed from: of a mailbox what stands before the @, too. */
export const firstOwnerOf = (accountId: string, { accountNo, mobile, email }: Registration, names: string[]) => ({
  accountId,
  accountNo,
  mobile,
  names: [...names, email.split('@', 1)[0] ?? ''],
});
