import { customerTypes } from '@jicai/domain/people/account-types.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { selectUserInfo } from './user-info.store.ts';

/** A number in full, for who asks for it by itself: who saw whose, and when, stands in the audit records (个人信息保护法). */
export async function viewMobile(ctx: SignedInCtx, userId = ctx.actor.userId): Promise<{ mobile: string }> {
  const { actor } = ctx;
  const user = await selectUserInfo(ctx, userId);
  const isOwn = userId === actor.userId;
  const isOfOwnEnterprise = user?.customerId === actor.customerId && actor.customerType === customerTypes.enterprise;
  if (!user || !(isOwn || isOfOwnEnterprise)) throw refuse.notFound();
  if (!isOwn && !actor.permissions.has('user.edit')) throw refuse.forbidden();
  await writeAudit(ctx, { subject: `mobile of user ${userId}`, before: null, after: null });
  return { mobile: user.mobile ?? '' };
}
