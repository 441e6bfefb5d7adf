import { randomBytes } from 'node:crypto';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { insertCredential, insertCredentials } from './credentials.store.ts';
import { hashPassword, md5Of } from './passwords.ts';
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

/** One for many new accounts, which nobody knows: their owners set one by text message (忘记密码) where they want to have any. */
export async function setUnknownPasswords(ctx: Ctx, accountIds: readonly string[]): Promise<void> {
  const passwordHash = await hashPassword(ctx.deps, md5Of(randomBytes(32).toString('hex')));
  await insertCredentials(ctx, accountIds, { passwordHash, mustChange: false });
}
