import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { claimFiles } from '../files/index.ts';
import { selectUserInfo, selectUserRoles, updateAvatar, updateCustomerName, updateUser } from './user-info.store.ts';

/** The caller with his department, roles and customer. */
export async function getUserInfo(ctx: SignedInCtx) {
  const { userId } = ctx.actor;
  const [user, roles] = await Promise.all([selectUserInfo(ctx, userId), selectUserRoles(ctx, userId)]);
  if (!user) throw refuse.notFound();
  return { user, roles };
}

/** The caller's own record; a member's customer takes the new name with it. */
export async function editUserInfo(
  ctx: SignedInCtx,
  form: { userName: string; sex?: number | undefined; email: string; version?: number | undefined },
): Promise<{ userId: string; version: number }> {
  const { actor } = ctx;
  if (form.version === undefined) throw badField('version', '缺少版本号 version');
  const { userName: name, sex, email } = form;
  const version = await updateUser(ctx, actor, form.version, { name, sex, email });
  if (version === undefined) throw refuse.outdated();
  if (actor.customerType === customerTypes.member) await updateCustomerName(ctx, actor.customerId, name);
  return { userId: actor.userId, version };
}

/** The caller's picture, uploaded before; '' takes it away. A picture of a person is public: it stands beside his name. */
export async function setAvatar(ctx: SignedInCtx, avatarUrl: string): Promise<{ avatarUrl: string }> {
  if (avatarUrl) await claimFiles(ctx, { urls: [avatarUrl], bizType: bizTypes.avatar, field: 'avatarUrl' });
  await updateAvatar(ctx, ctx.actor.userId, avatarUrl);
  return { avatarUrl };
}
