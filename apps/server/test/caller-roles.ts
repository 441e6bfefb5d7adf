import type { Access } from '@jicai/contract/wire/endpoint.ts';
import { type BuyerPermission, builtInRoles } from '@jicai/domain/people/permissions.ts';
import { builtInShopRoles } from '@jicai/domain/shop-side/shop-roles.ts';
import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import fc from 'fast-check';

export const callerRoles = ['buyer', 'approver', 'finance', 'admin', 'operator', 'supplier', 'anonymous'] as const;
export type Role = (typeof callerRoles)[number];

/** Whether the operation is for this demo account. */
export function mayCall(role: Role, access: Access): boolean {
  if (access === 'public') return true;
  if (role === 'anonymous') return false;
  if (role === 'operator' || role === 'supplier')
    return (
      access === 'anyAccount' || (typeof access === 'object' && 'ops' in access && heldBy(role).includes(access.ops))
    );
  if (typeof access !== 'object') return true;
  if ('ops' in access) return false;
  const held: readonly BuyerPermission[] = builtInRoles[role].permissions;
  return 'can' in access ? held.includes(access.can) : access.canAny.some((one) => held.includes(one));
}

const heldBy = (role: 'operator' | 'supplier'): readonly ShopPermission[] =>
  builtInShopRoles[role === 'operator' ? 'manager' : 'supplierAdmin'].permissions;

/** Mostly those whom the operation is for, so that a body is read at all. */
export function rolesOf(access: Access): fc.Arbitrary<Role> {
  const meant = callerRoles.filter((role) => mayCall(role, access));
  return fc.oneof({ weight: 9, arbitrary: fc.constantFrom<Role>(...meant) }, fc.constantFrom<Role>(...callerRoles));
}
