import { mobile } from '@jicai/domain/people/account-form.ts';
import { optionally, tidyCode, tidyText } from '@jicai/domain/forms/text.ts';
import { userAccountNo, userMobile, userName } from '@jicai/domain/people/user-form.ts';
import { isForAccountType, type ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import { staffRoleName, staffRoleRemark, type StaffType, staffTypes } from '@jicai/domain/shop-side/staff-rules.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import type { RoleRow, StaffRow } from './staff.queries.ts';

/** Somebody as he is typed; of one who stands already an empty mobile leaves his as it is. */
export interface StaffForm {
  accountNo: string;
  userName: string;
  mobile: string;
  /** As a select holds it. */
  accountType: string;
  supplierId: string;
  roles: string[];
}

export const typeOf = (text: string): StaffType =>
  text === String(staffTypes.supplier) ? staffTypes.supplier : staffTypes.operator;

/** `isBySupplier`: a supplier adds its own people alone, and the server knows whose they are. `supplierId`: somebody new is its person. */
export const staffFormOf = (
  held: StaffRow | undefined,
  isBySupplier = false,
  supplierId: string | undefined = undefined,
): StaffForm => ({
  accountNo: held?.accountNo ?? '',
  userName: held?.userName ?? '',
  mobile: '',
  accountType: String(held?.accountType ?? (isBySupplier || supplierId ? staffTypes.supplier : staffTypes.operator)),
  supplierId: held?.supplierId ?? supplierId ?? '',
  roles: held?.roles.map(({ roleId }) => roleId) ?? [],
});

export function staffFaults(
  form: StaffForm,
  { isNew, isBySupplier = false }: { isNew: boolean; isBySupplier?: boolean },
): Faults<StaffForm> {
  const isSupplier = typeOf(form.accountType) === staffTypes.supplier && !isBySupplier;
  return {
    ...(isNew && { accountNo: userAccountNo(tidyCode(form.accountNo)) }),
    userName: userName(tidyText(form.userName)),
    mobile: (isNew ? userMobile : optionally(mobile))(tidyCode(form.mobile)),
    supplierId: isNew && isSupplier && form.supplierId === '' ? '请选择供应商' : undefined,
    roles: form.roles.length === 0 ? '请选择角色' : undefined,
  };
}

export interface RoleForm {
  roleName: string;
  remark: string;
  accountType: string;
  permissions: ShopPermission[];
}

export const emptyRole: RoleForm = {
  roleName: '',
  remark: '',
  accountType: String(staffTypes.operator),
  permissions: [],
};

export const roleFormOf = ({ roleName, remark, accountType, permissions }: RoleRow): RoleForm => ({
  roleName,
  remark,
  accountType: String(accountType),
  permissions,
});

/** A copy holds only what its maker holds himself. */
export const copyOf = (role: RoleRow, own: ReadonlySet<ShopPermission>): RoleForm => ({
  ...roleFormOf(role),
  roleName: `${role.roleName}副本`.slice(0, 20),
  permissions: role.permissions.filter((code) => own.has(code)),
});

export const roleFaults = ({ roleName, remark, accountType, permissions }: RoleForm): Faults<RoleForm> => ({
  roleName: staffRoleName(tidyText(roleName)),
  remark: staffRoleRemark(tidyText(remark)),
  permissions: permissions.some((code) => isForAccountType(code, typeOf(accountType))) ? undefined : '请选择权限',
});
