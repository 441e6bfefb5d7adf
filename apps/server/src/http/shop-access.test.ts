import { contract, endpointOf, type Path } from '@jicai/contract/index.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { shopPermissions, type ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import { builtInShopRoleKeys, builtInShopRoles } from '@jicai/domain/shop-side/shop-roles.ts';
import { describe, expect, test } from 'vitest';
import { buildStaff } from '../../test/build-staff.ts';
import { signIn } from '../../test/sign-in.ts';
import { useTestApp } from '../../test/test-app.ts';
import { businessCompanyId } from '../seed/shop-looks.ts';
import { buildSku } from '../../test/build-goods.ts';

const app = useTestApp(async (deps) => void (await buildSku(deps, businessCompanyId)));

const shopCalls = (Object.keys(contract) as Path[]).flatMap((path) => {
  const { access } = endpointOf(path);
  return typeof access === 'object' && 'ops' in access ? [{ path, permission: access.ops }] : [];
});

/** Whether the door itself is closed to the caller; an empty body is refused behind it. */
const isShut = async (path: Path, token: string) =>
  (await app.call(path, {}, { token })).errorCode === errorCodes.forbidden;

describe('every call of the shop side, and every role', () => {
  test.each(builtInShopRoleKeys)('%s reaches what it holds and nothing else', async (role) => {
    const { token } = await buildStaff(app, { role });
    const held: readonly ShopPermission[] = builtInShopRoles[role].permissions;
    for (const { path, permission } of shopCalls)
      expect(await isShut(path, token), `${role} ${path}`).toBe(!held.includes(permission));
  });

  test.each(['admin', 'buyer', 'member'] as const)('a buyer, %s, reaches none', async (who) => {
    const token = await signIn(app, who);
    for (const { path } of shopCalls) expect(await isShut(path, token), path).toBe(true);
    expect(await isShut('/api/OpsSelf/GetModel', token)).toBe(true);
  });
});

test('a role the shop made opens its own doors; one that names what a supplier may not hold opens none of them', async () => {
  const permissions = ['ops.order.view', 'ops.pay.confirm'] as const;
  const operator = await buildStaff(app, { permissions: [...permissions] });
  const supplier = await buildStaff(app, { permissions: [...permissions], isSupplier: true });
  for (const { path, permission } of shopCalls) {
    const isHeld = permissions.some((one) => one === permission);
    expect(await isShut(path, operator.token), path).toBe(!isHeld);
    expect(await isShut(path, supplier.token), path).toBe(
      !(isHeld && shopPermissions[permission].audience === 'operatorOrSupplier'),
    );
  }
});

test('the console learns who is signed in and what he may do', async () => {
  const { token, userId, accountNo } = await buildStaff(app, { role: 'supplierClerk' });
  const own = await app.call('/api/OpsSelf/GetModel', {}, { token });
  expect(own.resultData).toMatchObject({
    userId,
    accountNo,
    roleNames: ['供应商员工'],
    permissions: builtInShopRoles.supplierClerk.permissions,
    mustChangePwd: false,
  });
  expect(own.resultData.supplierName).not.toBe('');
  expect(own.resultData.companyName).not.toBe('');
  expect(await app.call('/api/OpsSelf/GetModel', {})).toMatchObject({ errorCode: errorCodes.signedOut });
});
