import { isWithinRights, type ManagedUser, whyUserDisabled } from '@jicai/domain/people/user-rules.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { listAdminIds, lockEnterprise } from '../accounts/index.ts';
import { requireVersion } from '../orders/index.ts';
import { selectUser, type UserRow } from './users.store.ts';

/** What decides how the caller may change a user. `adminIds`: the administrators of the enterprise who can sign in. */
export function managedUserOf(ctx: SignedInCtx, user: UserRow, adminIds: readonly string[]): ManagedUser {
  return {
    isSelf: user.userId === ctx.actor.userId,
    isAbove: user.roles.some((role) => !isWithinRights(role, ctx.actor)),
    isSoleAdmin: adminIds.length === 1 && adminIds[0] === user.userId,
  };
}

export interface LockedUser {
  user: UserRow;
  managed: ManagedUser;
}

/**
 * Locks a user of the caller's enterprise for a change. Refuses with notFound for anybody else, outdated if he was changed
 * meanwhile, forbidden or failed if the caller may not change him so. Changes of users of one enterprise run one after
 * the other.
 */
export async function lockUser(
  ctx: SignedInCtx,
  { userId, version }: { userId: string; version?: number | undefined },
  action: Parameters<typeof whyUserDisabled>[0],
): Promise<LockedUser> {
  await lockEnterprise(ctx);
  const user = await selectUser(ctx, userId);
  if (!user) throw refuse.notFound();
  requireVersion(user, version);
  const managed = managedUserOf(ctx, user, await listAdminIds(ctx, ctx.actor.customerId));
  const text = whyUserDisabled(action, managed);
  if (text !== '') throw managed.isAbove ? refuse.forbidden({ text }) : refuse.failed({ text });
  return { user, managed };
}
