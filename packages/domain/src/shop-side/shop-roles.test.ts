import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountTypes } from '../people/account-types.ts';
import { isForAccountType, shopPermissionCodes, shopPermissions } from './shop-permissions.ts';
import { builtInRolesFor, builtInShopRoleKeys, builtInShopRoles, shopPermissionsOf } from './shop-roles.ts';

const shopTypes = [accountTypes.operator, accountTypes.supplier];

test('whatever roles a supplier is given, he holds nothing that is the operators’ alone; a buyer holds nothing', () => {
  fc.assert(
    fc.property(fc.subarray(builtInShopRoleKeys), fc.subarray(shopPermissionCodes), (roles, permissions) => {
      const own = [{ roleId: '77', permissions }];
      const held = [...shopPermissionsOf({ accountType: accountTypes.supplier, roles: [...roles, '77'] }, own)];
      expect(held.filter((code) => shopPermissions[code].audience === 'operator')).toEqual([]);
      expect(shopPermissionsOf({ accountType: accountTypes.buyer, roles: [...roles, '77'] }, own).size).toBe(0);
    }),
  );
});

test('roles add up, and a role that is gone counts for nothing', () => {
  const operator = (...roles: string[]) => shopPermissionsOf({ accountType: accountTypes.operator, roles });
  const both = operator('service', 'orders');
  for (const code of [...operator('service'), ...operator('orders')]) expect(both).toContain(code);
  expect(operator('99', 'constructor').size).toBe(0);
  expect(
    shopPermissionsOf({ accountType: accountTypes.operator, roles: ['99'] }, [{ roleId: '99', permissions: ['none'] }])
      .size,
  ).toBe(0);
});

test('the manager may do everything, a reader only look', () => {
  expect([...shopPermissionsOf({ accountType: accountTypes.operator, roles: ['manager'] })]).toEqual(
    shopPermissionCodes.filter((code) => shopPermissions[code].audience !== 'supplier'),
  );
  const read = shopPermissionsOf({ accountType: accountTypes.operator, roles: ['readOnly'] });
  expect([...read].filter((code) => !code.endsWith('.view'))).toEqual([]);
});

test('each built-in role is for one type of account and holds only what that type may hold', () => {
  for (const accountType of shopTypes)
    for (const key of builtInRolesFor(accountType))
      for (const code of builtInShopRoles[key].permissions)
        expect(isForAccountType(code, accountType), `${key}: ${code}`).toBe(true);
  expect(shopTypes.flatMap(builtInRolesFor)).toEqual(builtInShopRoleKeys);
});
