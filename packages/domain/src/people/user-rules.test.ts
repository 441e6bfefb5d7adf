import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buyerPermissions, type BuyerPermission, type DataScope } from './permissions.ts';
import { isWithinRights, whyUserDisabled } from './user-rules.ts';

const colleague = { isSelf: false, isAbove: false, isSoleAdmin: false };

test('what may be done to whom', () => {
  for (const action of ['edit', 'disable', 'resetPwd'] as const) {
    expect(whyUserDisabled(action, colleague)).toBe('');
    expect(whyUserDisabled(action, { ...colleague, isAbove: true })).toBe('该用户的权限高于您，不能管理');
  }
  const self = { ...colleague, isSelf: true };
  expect(whyUserDisabled('edit', self)).toBe('');
  expect(whyUserDisabled('disable', self)).toBe('不能停用自己的账号');
  expect(whyUserDisabled('resetPwd', self)).toBe('请在“修改密码”中修改自己的密码');
  const last = { ...colleague, isSoleAdmin: true };
  expect(whyUserDisabled('disable', last)).toBe('至少保留一名启用的企业管理员');
  expect(whyUserDisabled('resetPwd', last)).toBe('');
});

const rights = fc.record({
  permissions: fc.subarray([...buyerPermissions]),
  orderScope: fc.constantFrom<DataScope>(1, 2, 3, 4),
});

test('property: who may hand a role on can afterwards do no more than before', () => {
  fc.assert(
    fc.property(rights, rights, (own, other) => {
      const held = { permissions: new Set<BuyerPermission>(own.permissions), orderScope: own.orderScope };
      const both = new Set([...own.permissions, ...other.permissions]);
      const gainsNothing = both.size === own.permissions.length && other.orderScope <= own.orderScope;
      expect(isWithinRights(other, held)).toBe(gainsNothing);
    }),
  );
});
