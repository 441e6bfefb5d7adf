import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { countWithinLimit } from './limits.ts';
import { isPasswordRight } from './passwords.ts';
import { type PersonRow, selectPersonByAccount } from './sessions.store.ts';

/** The caller knows the password of his account: refused as wrongOldPassword at accountPwd when he does not, five tries in 15 minutes (tooOften). */
export async function proveOwner(ctx: SignedInCtx, accountPwd: string): Promise<PersonRow> {
  const { accountId } = ctx.actor;
  await countWithinLimit(ctx, 'password:account', accountId);
  const person = await selectPersonByAccount(ctx, accountId);
  if (person && (await isPasswordRight(ctx.deps, person.passwordHash, accountPwd))) return person;
  const fields = [{ field: 'accountPwd', msg: '登录密码不正确' }];
  throw refuse.wrongOldPassword({ fields, keepsWrites: true });
}
