import { isBuiltInShopRole, shopPermissionsOf, shopRoleName } from '@jicai/domain/shop-side/shop-roles.ts';
import {
  beyondOwnPermissions,
  canHandOn,
  type ManagedStaff,
  soleManagerOf,
  type StaffType,
  whyStaffDisabled,
} from '@jicai/domain/shop-side/staff-rules.ts';
import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import { builtInRolesFor } from '@jicai/domain/shop-side/shop-roles.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { requireVersion } from '../orders/index.ts';
import { lockOperators, selectStaff, type StaffRow } from './staff-list.store.ts';
import { type OwnRoleRow, selectOwnRoles } from './staff-roles.store.ts';

/** What somebody with these roles may do. */
export const permissionsOf = (
  { accountType, roles }: Pick<StaffRow, 'accountType' | 'roles'>,
  own: readonly OwnRoleRow[],
): Set<ShopPermission> => shopPermissionsOf({ accountType, roles }, own);

export const roleNamesOf = (roles: readonly string[], own: readonly OwnRoleRow[]): string[] =>
  roles.flatMap((role) =>
    isBuiltInShopRole(role) ? shopRoleName(role) : (own.find(({ roleId }) => roleId === role)?.name ?? []),
  );

/** How somebody stands to the caller; `soleManagerId`: the one manager who can sign in, if there is but one. */
export function standingOf(
  ctx: SignedInCtx,
  staff: StaffRow,
  { own, soleManagerId }: { own: readonly OwnRoleRow[]; soleManagerId: string | undefined },
): ManagedStaff {
  return {
    isSelf: staff.userId === ctx.actor.userId,
    isAbove: !canHandOn(permissionsOf(staff, own), ctx.actor),
    isSoleManager: staff.userId === soleManagerId,
  };
}

export interface LockedStaff {
  staff: StaffRow;
  standing: ManagedStaff;
  own: OwnRoleRow[];
}

/**
 * Somebody of the shop's side, for a change: refused as notFound for anybody else, outdated when he was changed
 * meanwhile, forbidden or failed where the caller may not do this to him. Changes of the shop's people wait for each other.
 */
export async function lockStaff(
  ctx: SignedInCtx,
  { userId, version }: { userId: string; version?: number | undefined },
  action: Parameters<typeof whyStaffDisabled>[0],
): Promise<LockedStaff> {
  const soleManagerId = soleManagerOf(await lockOperators(ctx));
  const staff = await selectStaff(ctx, userId);
  if (!staff) throw refuse.notFound();
  requireVersion(staff, version);
  const own = await selectOwnRoles(ctx);
  const standing = standingOf(ctx, staff, { own, soleManagerId });
  const text = whyStaffDisabled(action, standing);
  if (text !== '') throw standing.isAbove ? refuse.forbidden({ text }) : refuse.failed({ text });
  return { staff, standing, own };
}

/**
 * The roles, each once: refused as badInput for one that is gone or not for this type of account, forbidden for one that
 * may do what the caller may not.
 */
export function grantableRoles(
  ctx: SignedInCtx,
  { accountType, roles }: { accountType: StaffType; roles: readonly string[] },
  own: readonly OwnRoleRow[],
): string[] {
  const asked = [...new Set(roles)];
  const known: string[] = [
    ...builtInRolesFor(accountType),
    ...own.filter((role) => role.accountType === accountType).map(({ roleId }) => roleId),
  ];
  if (asked.some((role) => !known.includes(role))) throw badField('roles', '请选择角色');
  if (!canHandOn(permissionsOf({ accountType, roles: asked }, own), ctx.actor)) throw beyond('roles');
  return asked;
}

export const beyond = (field: string) =>
  refuse.forbidden({ text: beyondOwnPermissions, fields: [{ field, msg: beyondOwnPermissions }] });
