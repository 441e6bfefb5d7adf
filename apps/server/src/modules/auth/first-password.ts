import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { insertCredential } from './credentials.store.ts';
import { hashPassword } from './passwords.ts';
import { isWeakPassword } from './weak-passwords.ts';

/**
 * The password of a new account, by its MD5; refused as weakPassword when it is common or guessed from its owner. `mustChange`: somebody
 * else chose it, so the owner has to change it.
 */
export async function setFirstPassword(
  ctx: Ctx,
  owner: { accountId: string; accountNo: string; mobile: string; names: string[] },
  accountPwd: string,
  { mustChange }: { mustChange: boolean } = { mustChange: false },
): Promise<void> {
  if (isWeakPassword(accountPwd, owner)) throw refuse.weakPassword();
  await insertCredential(ctx, owner.accountId, { passwordHash: await hashPassword(ctx.deps, accountPwd), mustChange });
}
