import { accountStates } from '@jicai/domain/people/account-types.ts';
import type { BodyOf } from '@jicai/contract/index.ts';
import { maskedMobile } from '@jicai/domain/people/privacy.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { lockEnterprise } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { setFirstPassword } from '../auth/index.ts';
import { insertUser, replaceUserRoles, selectIsOwnOrg } from './change-user.store.ts';
import { getGrantableRoles } from './held-roles.ts';

/**
 * Adds a user to the caller's enterprise, who must change the given password when he signs in. Refuses with accountTaken,
 * mobileTaken and weakPassword at their fields, notFound for a department or role of another enterprise, forbidden for a
 * role with more rights than the caller has.
 */
export async function addUser(
  ctx: SignedInCtx,
  form: BodyOf<'/api/CustUser/Add'>['data'],
): Promise<{ userId: string; version: number }> {
  const { accountNo, accountPwd, userName: name, mobile, email, orgId } = form;
  await lockEnterprise(ctx);
  if (!(await selectIsOwnOrg(ctx, orgId))) throw refuse.notFound();
  const roleIds = (await getGrantableRoles(ctx, form.roleIds)).map((role) => role.roleId);
  const [accountId, userId] = [ctx.newId(), ctx.newId()];
  await insertUser(ctx, { accountId, userId, accountNo, mobile, name, email, orgId });
  await replaceUserRoles(ctx, { userId, roleIds });
  const owner = { accountId, accountNo, mobile, names: [name, ctx.actor.customerName] };
  await setFirstPassword(ctx, owner, accountPwd, { mustChange: true });
  const after = { accountNo, name, mobile: maskedMobile(mobile), email, orgId, roleIds, state: accountStates.active };
  await writeAudit(ctx, { subject: `user ${userId}`, before: null, after });
  return { userId, version: 1 };
}
