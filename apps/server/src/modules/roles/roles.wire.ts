import type { Role } from '@jicai/contract/people/roles.ts';
import { type SeenRole, whyRoleDisabled } from '@jicai/domain/people/role-rights.ts';
import type { RoleRow } from './roles.store.ts';

export function toRole(row: RoleRow, standing: SeenRole): Role {
  const { roleId, name: roleName, remark, orderScope: dataScope, functionIds, permissions, userCount, version } = row;
  const { isSystem, isAbove } = standing;
  const disabledReason = { edit: whyRoleDisabled('edit', standing), delete: whyRoleDisabled('delete', standing) };
  return {
    roleId,
    roleName,
    remark,
    dataScope,
    isSystem,
    functionIds,
    permissions,
    isGrantable: !isAbove,
    userCount,
    disabledReason,
    version,
  };
}
