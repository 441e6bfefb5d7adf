import type { Role } from '@jicai/contract/roles.ts';
import type { Actor } from '../../http/context.ts';
import type { BuyerPermission } from '@jicai/domain/permissions.ts';
import type { RoleRow } from './roles.store.ts';

export function toRole(actor: Actor, row: RoleRow): Role {
  const { roleId, name: roleName, remark, orderScope: dataScope, builtIn, functionIds, userCount, version } = row;
  // Written by rightsOf() and by the built-in roles alone.
  const permissions = row.permissions as BuyerPermission[];
  const isGrantable = permissions.every((code) => actor.permissions.has(code)) && dataScope <= actor.orderScope;
  const isSystem = builtIn !== '';
  return { roleId, roleName, remark, dataScope, isSystem, functionIds, permissions, isGrantable, userCount, version };
}
