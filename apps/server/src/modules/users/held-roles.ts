import { beyondOwnRights, isWithinRights, noAdminLeft } from '@jicai/domain/people/user-rules.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { reassignTasksOfLeaver } from '../approvals/index.ts';
import { replaceUserRoles, selectOwnRoles } from './change-user.store.ts';
import type { LockedUser } from './managed-user.ts';

/** The roles, each once: refused as notFound unless they are the enterprise's own, forbidden for one that may do what the caller may not. */
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
 * Gives a locked user these roles and takes all others; acts from his next call on. Who may approve no more hands his
 * open approvals on. Refused as failed where no administrator would be left.
 */
export async function setHeldRoles(
  ctx: SignedInCtx,
  { user, standing }: LockedUser,
  roleIds: readonly string[],
): Promise<void> {
  const roles = await getGrantableRoles(ctx, roleIds);
  if (standing.isSoleAdmin && !roles.some((role) => role.builtIn === 'admin')) {
    throw refuse.failed({ text: noAdminLeft, fields: [{ field: 'roleIds', msg: noAdminLeft }] });
  }
  const { userId, accountId, orgId } = user;
  await replaceUserRoles(ctx, { userId, roleIds: roles.map((role) => role.roleId) });
  ctx.deps.recentActors.forget(accountId, ctx.now);
  if (roles.some((role) => role.permissions.includes('audit.act'))) return;
  const { customerId } = ctx.actor;
  await reassignTasksOfLeaver(ctx, { userId, customerId, orgId, comment: '审批权限已调整，由系统转交' });
}
