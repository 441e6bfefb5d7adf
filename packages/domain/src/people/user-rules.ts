import { accountStates } from './account-types.ts';
import type { BuyerPermission, DataScope } from './permissions.ts';

/** States of an account of a colleague: what awaits its review, or is closed, stands in no list of users. */
export const userStates = { active: accountStates.active, disabled: accountStates.disabled } as const;
export type UserState = (typeof userStates)[keyof typeof userStates];

export const userStateTexts = {
  [userStates.active]: '正常',
  [userStates.disabled]: '已停用',
} as const satisfies Record<UserState, string>;

/** What somebody, or a role, may do and how far it sees. */
export interface Rights {
  permissions: Iterable<string>;
  orderScope: DataScope;
}

/** Whether who holds `own` may hand `other` on, or look after who holds it: it may do nothing and see nothing that he may not. */
export function isWithinRights(
  other: Rights,
  own: { permissions: ReadonlySet<BuyerPermission>; orderScope: DataScope },
): boolean {
  const held: ReadonlySet<string> = own.permissions;
  return other.orderScope <= own.orderScope && [...other.permissions].every((code) => held.has(code));
}

/** How a user stands to who looks after users. */
export interface ManagedUser {
  isSelf: boolean;
  /** May do what the caller may not. */
  isAbove: boolean;
  /** The one 企业管理员 who can sign in. */
  isSoleAdmin: boolean;
}

export const noAdminLeft = '至少保留一名启用的企业管理员';
/**
 * One's own mobile, with which one signs in, takes a code and the password (Account/EditMobile,
 * docs/domain/accounts.md §7).
 */
export const ownMobileElsewhere = '请在“个人信息”中更换自己的手机号';
export const beyondOwnRights = '不能授予超出自己权限的角色';

/** Why the caller may not do it; '' where he may. */
export function whyUserDisabled(action: 'edit' | 'disable' | 'resetPwd', user: ManagedUser): string {
  if (user.isAbove) return '该用户的权限高于您，不能管理';
  if (action === 'disable' && user.isSelf) return '不能停用自己的账号';
  if (action === 'disable' && user.isSoleAdmin) return noAdminLeft;
  if (action === 'resetPwd' && user.isSelf) return '请在“修改密码”中修改自己的密码';
  return '';
}
