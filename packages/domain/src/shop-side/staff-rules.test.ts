import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountStates, type AccountType, accountTypes } from '../people/account-types.ts';
import { shopPermissionCodes, shopPermissions } from './shop-permissions.ts';
import { builtInRolesFor, builtInShopRoleKeys, shopPermissionsOf } from './shop-roles.ts';
import {
  canHandOn,
  noManagerLeft,
  ownStaffRight,
  soleManagerOf,
  whyRolesRefused,
  whyShopRoleDisabled,
  whyStaffDisabled,
} from './staff-rules.ts';

const anybody = { isSelf: false, isAbove: false, isSoleManager: false };
const operatorRoles = fc.subarray(builtInRolesFor(accountTypes.operator));

test('nobody hands on what he does not hold', () => {
  fc.assert(
    fc.property(fc.subarray(shopPermissionCodes), fc.subarray(shopPermissionCodes), (given, own) => {
      const holds = (codes: typeof given) => codes.every((code) => own.includes(code));
      const giver = (accountType: AccountType) => ({ accountType, shopPermissions: new Set(own) });
      expect(canHandOn(given, giver(accountTypes.supplier))).toBe(holds(given));
      const ofOperators = given.filter((code) => shopPermissions[code].audience !== 'supplier');
      expect(canHandOn(given, giver(accountTypes.operator))).toBe(holds(ofOperators));
    }),
  );
});

test('nobody takes from himself the right to look after users, whatever roles he chooses', () => {
  fc.assert(
    fc.property(operatorRoles, (roles) => {
      const permissions = shopPermissionsOf({ accountType: accountTypes.operator, roles });
      const why = whyRolesRefused({ isSelf: true, isSoleManager: false }, { roles, permissions });
      expect(why).toBe(permissions.has('ops.staff.edit') ? '' : ownStaffRight);
      expect(whyRolesRefused({ isSelf: false, isSoleManager: false }, { roles, permissions })).toBe('');
    }),
  );
});

test('whatever is done to them, a manager who can sign in stays', () => {
  const person = fc.record({
    state: fc.constantFrom(accountStates.active, accountStates.disabled),
    roles: fc.subarray(builtInShopRoleKeys),
  });
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 5 }), fc.nat(), operatorRoles, (some, at, roles) => {
      const people = some.map((one, index) => ({ userId: String(index), ...one }));
      const managers = (all: typeof people) =>
        all.filter((one) => one.state === accountStates.active && one.roles.includes('manager'));
      const one = people[at % people.length];
      if (!one || managers(people).length === 0) return;
      const standing = { ...anybody, isSoleManager: soleManagerOf(people) === one.userId };
      const after = (part: Partial<typeof one>) => people.map((each) => (each === one ? { ...each, ...part } : each));
      const permissions = shopPermissionsOf({ accountType: accountTypes.operator, roles });
      if (whyStaffDisabled('disable', standing) === '')
        expect(managers(after({ state: accountStates.disabled })).length).toBeGreaterThan(0);
      if (whyRolesRefused(standing, { roles, permissions }) === '')
        expect(managers(after({ roles })).length).toBeGreaterThan(0);
    }),
  );
});

test('who stands above is left alone, and oneself is not stopped', () => {
  for (const action of ['edit', 'disable', 'resetPwd'] as const)
    expect(whyStaffDisabled(action, { ...anybody, isAbove: true })).toContain('高于您');
  expect(whyStaffDisabled('disable', { ...anybody, isSelf: true })).toBe('不能停用自己的账号');
  expect(whyStaffDisabled('resetPwd', { ...anybody, isSelf: true })).toContain('修改密码');
  expect(whyStaffDisabled('disable', { ...anybody, isSoleManager: true })).toBe(noManagerLeft);
  expect(whyStaffDisabled('edit', { ...anybody, isSelf: true, isSoleManager: true })).toBe('');
});

test('a role goes only when nobody holds it; a built-in one stays', () => {
  const own = { isBuiltIn: false, isAbove: false, userCount: 2 };
  expect(whyShopRoleDisabled('edit', own)).toBe('');
  expect(whyShopRoleDisabled('delete', own)).toBe('有 2 人使用该角色，不能删除');
  expect(whyShopRoleDisabled('delete', { ...own, userCount: 0 })).toBe('');
  expect(whyShopRoleDisabled('edit', { ...own, isBuiltIn: true })).toContain('复制');
  expect(whyShopRoleDisabled('edit', { ...own, isAbove: true })).toContain('高于您');
});
