import { beyondOwnRights, isWithinRights, noAdminLeft } from '@jicai/domain/people/user-rules.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { reassignTasksOfLeaver } from '../approvals/index.ts';
import { replaceUserRoles, selectOwnRoles } from './change-user.store.ts';
import type { LockedUser } from './managed-user.ts';

/**
 * The roles without duplicates. Refuses with notFound if one is not of the enterprise, forbidden if one has rights that
 * the caller lacks.
 */
export async function getGrantableRoles(ctx: SignedInCtx, roleIds: readonly string[]) {
  const asked = [...new Set(roleIds)];
  const roles = await selectOwnRoles(ctx, asked);
  if (roles.length < asked.length) throw refuse.notFound();
  if (roles.some((role) => !isWithinRights(role, ctx.actor))) {
    throw refuse.forbidden({ text: beyondOwnRights, fields: [{ field: 'roleIds', msg: beyondOwnRights }] });
  }
  return roles;
}

/**
 * Gives a locked user exactly these roles, valid from his next call. If he may no longer approve, his open approvals are passed
 * on. Refuses with failed if no administrator would be left.
 */
export async function setHeldRoles(
  ctx: SignedInCtx,
  { user, managed }: LockedUser,
  roleIds: readonly string[],
): Promise<void> {
  const roles = await getGrantableRoles(ctx, roleIds);
  if (managed.isSoleAdmin && !roles.some((role) => role.builtIn === 'admin')) {
    throw refuse.failed({ text: noAdminLeft, fields: [{ field: 'roleIds', msg: noAdminLeft }] });
  }
  const { userId, accountId, orgId } = user;
  await replaceUserRoles(ctx, { userId, roleIds: roles.map((role) => role.roleId) });
  ctx.deps.recentActors.forget(accountId, ctx.now);
  if (roles.some((role) => role.permissions.includes('audit.act'))) return;
  const { customerId } = ctx.actor;
  await reassignTasksOfLeaver(ctx, { userId, customerId, orgId, comment: '审批权限已调整，由系统转交' });
}
