import { permissionTree } from '@jicai/domain/shop-side/console-menu.ts';
import { shopPermissions, type ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import { type StaffType, staffTypes } from '@jicai/domain/shop-side/staff-rules.ts';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';

export const treeOf = (accountType: StaffType) =>
  permissionTree(accountType === staffTypes.supplier ? 'supplier' : 'operator');

/** What somebody, or a role, may do, area by area. */
export function PermissionList({
  accountType,
  permissions,
}: {
  accountType: StaffType;
  permissions: readonly ShopPermission[];
}) {
  return (
    <Pairs>
      {treeOf(accountType).map((branch) => (
        <Pair key={branch.area} name={branch.name}>
          {branch.permissions
            .filter((code) => permissions.includes(code))
            .map((code) => shopPermissions[code].label)
            .join('、')}
        </Pair>
      ))}
    </Pairs>
  );
}
