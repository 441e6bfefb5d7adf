import type { BodyOf } from '@jicai/contract/index.ts';
import { maskedMobile } from '@jicai/domain/people/privacy.ts';
import { ownMobileElsewhere, userStates } from '@jicai/domain/people/user-rules.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { reassignTasksOfLeaver } from '../approvals/index.ts';
import { writeAudit } from '../audit/index.ts';
import { endSessionsOf, setTemporaryPassword } from '../auth/index.ts';
import { selectIsOwnOrg, updateAccount, updateUser } from './change-user.store.ts';
import { setHeldRoles } from './held-roles.ts';
import { type LockedUser, lockUser } from './managed-user.ts';
import { notifyUser } from './notify-user.ts';
import type { UserRow } from './users.store.ts';

interface Changed {
  userId: string;
  version: number;
}

/**
 * Changes a colleague's record; mobile and roles stay if they are not given. Refuses with mobileTaken at its field, failed
 * there for one's own mobile, notFound for a department of another enterprise.
 */
export async function editUser(ctx: SignedInCtx, form: BodyOf<'/api/CustUser/Edit'>['data']): Promise<Changed> {
  const { userName: name, email, orgId, mobile, roleIds } = form;
  const locked = await lockUser(ctx, form, 'edit');
  const { user } = locked;
  if (!(await selectIsOwnOrg(ctx, orgId))) throw refuse.notFound();
  if (mobile !== '') await setMobile(ctx, locked, mobile);
  if (roleIds) await setRoles(ctx, locked, roleIds);
  const before = { name: user.userName, email: user.email, orgId: user.orgId, mobile: maskedMobile(user.mobile ?? '') };
  return finish(ctx, user, {
    part: { name, email, orgId },
    before: { ...before, roleIds: roleIdsOf(user) },
    after: {
      name,
      email,
      orgId,
      ...(mobile !== '' && { mobile: maskedMobile(mobile) }),
      ...(roleIds && { roleIds }),
    },
  });
}

async function setMobile(ctx: SignedInCtx, locked: LockedUser, mobile: string): Promise<void> {
  const { user, managed } = locked;
  if (mobile === user.mobile) return;
  // Somebody who finds an open session must not be able to take over the account by changing its mobile.
  if (managed.isSelf) {
    throw refuse.failed({ text: ownMobileElsewhere, fields: [{ field: 'mobile', msg: ownMobileElsewhere }] });
  }
  await updateAccount(ctx, user.accountId, { mobile });
  await notifyUser(ctx, locked, { message: 'mobile', mobile });
}

/** 启用 or 停用. A disabled user is signed out at once, and his open approvals are passed to others. */
export async function setUserState(
  ctx: SignedInCtx,
  input: BodyOf<'/api/CustUser/SetState'>['data'],
): Promise<Changed> {
  const { user } = await lockUser(ctx, input, input.userState === userStates.disabled ? 'disable' : 'edit');
  const { userId, accountId, orgId } = user;
  await updateAccount(ctx, accountId, { state: input.userState });
  if (input.userState === userStates.disabled) {
    await endSessionsOf(ctx, accountId);
    const { customerId } = ctx.actor;
    await reassignTasksOfLeaver(ctx, { userId, customerId, orgId, comment: '账号已停用，由系统转交' });
  }
  return finish(ctx, user, { before: { state: user.userState }, after: { state: input.userState } });
}

/** Sets a password that the user must change at his next login, and ends all his sessions. Refuses with weakPassword. */
export async function resetUserPassword(
  ctx: SignedInCtx,
  input: BodyOf<'/api/CustUser/ResetPwd'>['data'],
): Promise<Changed> {
  const locked = await lockUser(ctx, input, 'resetPwd');
  const { user } = locked;
  await setTemporaryPassword(ctx, user.accountId, input.accountPwd);
  await notifyUser(ctx, locked, { message: 'password' });
  return finish(ctx, user, { before: null, after: { mustChangePwd: true } });
}

/** Replaces the roles of a colleague. */
export async function setUserRoles(ctx: SignedInCtx, input: BodyOf<'/api/CustUser/SetRole'>['data']): Promise<Changed> {
  const locked = await lockUser(ctx, input, 'edit');
  await setRoles(ctx, locked, input.roleIds);
  const { user } = locked;
  return finish(ctx, user, { before: { roleIds: roleIdsOf(user) }, after: { roleIds: input.roleIds } });
}

async function setRoles(ctx: SignedInCtx, locked: LockedUser, roleIds: readonly string[]): Promise<void> {
  await setHeldRoles(ctx, locked, roleIds);
  const [held, wanted] = [roleIdsOf(locked.user), new Set(roleIds)];
  const isSame = held.length === wanted.size && held.every((roleId) => wanted.has(roleId));
  if (!isSame) await notifyUser(ctx, locked, { message: 'roles' });
}

const roleIdsOf = (user: UserRow) => user.roles.map((role) => role.roleId);

/** Raises the version of a locked user and writes the audit row. */
async function finish(
  ctx: SignedInCtx,
  { userId, version }: UserRow,
  { part, before, after }: { part?: Parameters<typeof updateUser>[2]; before: unknown; after: unknown },
): Promise<Changed> {
  const changed = await updateUser(ctx, { userId, version }, part);
  // The user himself may have changed his name meanwhile.
  if (changed === undefined) throw refuse.outdated();
  await writeAudit(ctx, { subject: `user ${userId}`, before, after });
  return { userId, version: changed };
}
