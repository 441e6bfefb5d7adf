import { accountStates, accountTypes, type AccountState, type AccountType } from '../people/account-types.ts';
import { between } from '../forms/text.ts';
import { type ShopPermission, shopPermissions } from './shop-permissions.ts';
import type { BuiltInShopRoleKey } from './shop-roles.ts';

/** How somebody of the shop's side stands to who looks after its users (docs/domain/shop-users.md §6). */
export interface ManagedStaff {
  isSelf: boolean;
  /** May do what the caller may not. */
  isAbove: boolean;
  /** The one 运营主管 who can sign in. */
  isSoleManager: boolean;
}

export const managerRole: BuiltInShopRoleKey = 'manager';
export const noManagerLeft = '至少保留一名启用的运营主管';
export const beyondOwnPermissions = '不能授予您自己没有的权限';
export const ownStaffRight = '不能取消自己的“维护后台用户”权限';
export const ownMobileByOthers = '自己的手机号请由其他运营主管修改';
export const mostRolesOfStaff = 10;
export const mostOwnRoles = 50;

/** Accounts of the shop's side: operators, and people of suppliers. */
export const staffTypes = { operator: accountTypes.operator, supplier: accountTypes.supplier } as const;
export type StaffType = (typeof staffTypes)[keyof typeof staffTypes];
export const staffTypeTexts: Readonly<Record<StaffType, string>> = {
  [staffTypes.operator]: '商城运营',
  [staffTypes.supplier]: '供应商',
};
export const isStaffType = (type: AccountType): type is StaffType => type in staffTypeTexts;

export const staffRoleName = between(2, 20, '请输入2-20个字的角色名称');
export const staffRoleRemark = between(0, 200, '备注不能超过200个字');

/** Nobody hands on what he does not hold; what suppliers alone may hold is no operator's own, and his to give. */
export const canHandOn = (
  permissions: Iterable<ShopPermission>,
  giver: { accountType: AccountType; shopPermissions: ReadonlySet<ShopPermission> },
): boolean =>
  [...permissions].every(
    (permission) =>
      giver.shopPermissions.has(permission) ||
      (giver.accountType === accountTypes.operator && shopPermissions[permission].audience === 'supplier'),
  );

/** Why the caller may not do it; '' where he may. */
export function whyStaffDisabled(action: 'edit' | 'disable' | 'resetPwd', staff: ManagedStaff): string {
  if (staff.isAbove) return '该用户的权限高于您，不能管理';
  if (action === 'disable' && staff.isSelf) return '不能停用自己的账号';
  if (action === 'disable' && staff.isSoleManager) return noManagerLeft;
  if (action === 'resetPwd' && staff.isSelf) return '请在“修改密码”中修改自己的密码';
  return '';
}

/** Why somebody may not hold these roles from now on; '' where he may. */
export function whyRolesRefused(
  staff: Pick<ManagedStaff, 'isSelf' | 'isSoleManager'>,
  next: { roles: readonly string[]; permissions: ReadonlySet<ShopPermission> },
): string {
  if (staff.isSoleManager && !next.roles.includes(managerRole)) return noManagerLeft;
  if (staff.isSelf && !next.permissions.has('ops.staff.edit')) return ownStaffRight;
  return '';
}

/** Why a role may not be changed or taken away; '' where it may. */
export function whyShopRoleDisabled(
  action: 'edit' | 'delete',
  role: { isBuiltIn: boolean; isAbove: boolean; userCount: number },
): string {
  if (role.isBuiltIn) return '系统角色不能修改，可以复制后修改';
  if (role.isAbove) return '该角色的权限高于您，不能管理';
  if (action === 'delete' && role.userCount > 0) return `有 ${role.userCount} 人使用该角色，不能删除`;
  return '';
}

/** The one manager who can sign in, if there is but one. */
export function soleManagerOf(
  people: readonly { userId: string; state: AccountState; roles: readonly string[] }[],
): string | undefined {
  const managers = people.filter(({ state, roles }) => state === accountStates.active && roles.includes(managerRole));
  return managers.length === 1 ? managers[0]?.userId : undefined;
}
