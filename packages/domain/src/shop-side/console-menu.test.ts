import { expect, test } from 'vitest';
import { accountTypes } from '../people/account-types.ts';
import { consoleMenu, consoleMenuOf, menuLinesOf, permissionTree } from './console-menu.ts';
import { shopPermissionCodes, shopPermissions, type ShopPermission } from './shop-permissions.ts';
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

test('what belongs together stands behind one line, a part alone for itself', () => {
  const lines = (...held: ShopPermission[]) =>
    menuLinesOf(new Set(held)).map(({ name, path, parts }) => [name, path, parts.map((one) => one.path)]);
  const manager = menuLinesOf(shopPermissionsOf({ accountType: accountTypes.operator, roles: ['manager'] }));
  // So many are above the fold of a screen of 900 px.
  expect(manager.length).toBeLessThanOrEqual(19);
  expect(
    manager.flatMap(({ path, parts }) => (parts.length > 0 ? parts.map((one) => one.path) : [path])).toSorted(),
  ).toEqual(paths(accountTypes.operator, 'manager').toSorted());
  expect(lines('ops.setting.view', 'ops.log.view')).toEqual([['设置', 'settings', ['settings', 'log']]]);
  expect(lines('ops.freight.view', 'ops.log.view')).toEqual([['设置', 'freight', ['freight', 'log']]]);
  expect(lines('ops.staff.view')).toEqual([['用户与角色', 'staff', []]]);
  for (const { within } of consoleMenu) if (within) expect(consoleMenu.map(({ path }) => path)).toContain(within);
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
