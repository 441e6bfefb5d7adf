import { expect, test } from 'vitest';
import { accountTypes } from '../people/account-types.ts';
import { consoleMenu, consoleMenuOf, permissionTree } from './console-menu.ts';
import { shopPermissionCodes, shopPermissions } from './shop-permissions.ts';
import { shopPermissionsOf } from './shop-roles.ts';

const paths = (accountType: typeof accountTypes.operator | typeof accountTypes.supplier, role: string) =>
  consoleMenuOf(shopPermissionsOf({ accountType, roles: [role] })).map(({ path }) => path);

test('each finds in the menu what he may open', () => {
  expect(paths(accountTypes.operator, 'manager')).toEqual(
    consoleMenu.filter(({ opens }) => shopPermissions[opens].audience !== 'supplier').map(({ path }) => path),
  );
  expect(paths(accountTypes.supplier, 'supplierClerk')).toEqual(['desk', 'orders', 'returns', 'own']);
  expect(consoleMenuOf(new Set())).toEqual([]);
});

test('the tree of permissions holds each once, under an area with a Chinese name', () => {
  const tree = permissionTree('operator');
  expect(tree.flatMap((branch) => branch.permissions).toSorted()).toEqual(
    shopPermissionCodes.filter((code) => shopPermissions[code].audience !== 'supplier').toSorted(),
  );
  for (const { name } of tree) expect(name).toMatch(/^[\u4e00-\u9fff]+$/);
});

test('the tree of a supplier holds nothing that is the operators’ alone', () => {
  const codes = permissionTree('supplier').flatMap((branch) => branch.permissions);
  expect(codes.filter((code) => shopPermissions[code].audience === 'operator')).toEqual([]);
  expect(codes).toContain('ops.order.ship');
});
