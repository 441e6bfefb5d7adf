import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { createMember, isAccountNoUsed } from '../accounts/index.ts';
import { type GivenConsent, recordConsents } from '../consents/index.ts';
import { insertCredential } from './credentials.store.ts';
import { countWithinLimit } from './limits.ts';
import { hashPassword } from './passwords.ts';
import { takeSmsCode } from './sms-codes.ts';
import { isWeakPassword } from './weak-passwords.ts';

interface Registration {
  accountNo: string;
  accountPwd: string;
  mobile: string;
  smsCode: string;
  /** '' when not given: the account name stands in. */
  userName: string;
  /** Of the privacy agreement, to which everybody agrees who registers. */
  agreementVersion: string;
  /** What was said to the other agreements. */
  consents: readonly GivenConsent[];
}

/** A personal member with his own customer, at once in order. '1005' at smsCode, '1006', '1007', '1010'. */
export async function register(ctx: Ctx, input: Registration): Promise<{ userId: string; registerState: 2 }> {
  const { accountNo, accountPwd, mobile, userName } = input;
  await takeSmsCode(ctx, { mobile, scene: 1, smsCode: input.smsCode });
  if (isWeakPassword(accountPwd, { accountNo, mobile, names: [userName] })) throw new Refusal('1010');
  const { accountId, userId } = await createMember(ctx, {
    accountNo,
    mobile,
    userName: userName || accountNo,
  });
  await recordConsents(ctx, accountId, consentsOf(input));
  await insertCredential(ctx, accountId, await hashPassword(ctx.deps, accountPwd));
  return { userId, registerState: 2 };
}

function consentsOf({ agreementVersion, consents }: Registration): GivenConsent[] {
  const others = consents.filter(({ consentType, isAgree }) => consentType !== 1 && isAgree);
  return [{ consentType: 1, version: agreementVersion, isAgree: true }, ...others];
}

export async function checkAccount(ctx: Ctx, accountNo: string): Promise<{ isUsed: boolean }> {
  await countWithinLimit(ctx, 'check:ip', ctx.ip);
  return { isUsed: await isAccountNoUsed(ctx, accountNo) };
}
