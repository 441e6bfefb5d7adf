import type { Staff, StaffRole } from '@jicai/contract/shop/staff.ops.ts';
import { maskedMobile } from '@jicai/domain/people/privacy.ts';
import { type ManagedStaff, whyShopRoleDisabled, whyStaffDisabled } from '@jicai/domain/shop-side/staff-rules.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SeenRole } from './keep-shop-roles.ts';
import { permissionsOf, roleNamesOf } from './managed-staff.ts';
import type { StaffRow } from './staff-list.store.ts';
import type { OwnRoleRow } from './staff-roles.store.ts';

export const toStaff = (row: StaffRow, standing: ManagedStaff, own: readonly OwnRoleRow[]): Staff => ({
  userId: row.userId,
  accountNo: row.accountNo,
  userName: row.userName,
  mobile: maskedMobile(row.mobile ?? ''),
  accountType: row.accountType,
  supplierId: row.supplierId ?? '',
  supplierName: row.supplierName ?? '',
  roles: row.roles.flatMap((roleId) => roleNamesOf([roleId], own).map((roleName) => ({ roleId, roleName }))),
  permissions: [...permissionsOf(row, own)],
  userState: row.userState,
  mustChangePwd: row.mustChangePassword,
  lastLoginTime: row.lastLoginAt ? shanghaiTime(row.lastLoginAt) : '',
  isSelf: standing.isSelf,
  disabledReason: {
    edit: whyStaffDisabled('edit', standing),
    disable: whyStaffDisabled('disable', standing),
    resetPwd: whyStaffDisabled('resetPwd', standing),
  },
  version: row.version,
});

export const toStaffRole = (role: SeenRole): StaffRole => ({
  roleId: role.roleId,
  roleName: role.name,
  remark: role.remark,
  accountType: role.accountType,
  isBuiltIn: role.isBuiltIn,
  permissions: role.permissions,
  isGrantable: !role.isAbove,
  userCount: role.userCount,
  disabledReason: { edit: whyShopRoleDisabled('edit', role), delete: whyShopRoleDisabled('delete', role) },
  version: role.version,
});
