import { staffTypes } from '@jicai/domain/shop-side/staff-rules.ts';
import { expect, test } from 'vitest';
import type { RoleRow } from './staff.queries.ts';
import { copyOf, emptyRole, roleFaults, staffFaults, staffFormOf } from './staff-form.ts';

const filled = {
  ...staffFormOf(undefined),
  accountNo: 'Zhou_min',
  userName: '周敏',
  mobile: '13922220001',
  roles: ['orders'],
};
const faultsOf = (form: typeof filled, isNew = true) =>
  Object.entries(staffFaults(form, { isNew })).flatMap(([field, text]) => (text ? [field] : []));

test('somebody new needs an account, a mobile, a role, and a supplier where he is of one', () => {
  expect(faultsOf(filled)).toEqual([]);
  expect(faultsOf(staffFormOf(undefined))).toEqual(['accountNo', 'userName', 'mobile', 'roles']);
  expect(faultsOf({ ...filled, accountType: String(staffTypes.supplier) })).toEqual(['supplierId']);
  expect(faultsOf({ ...filled, mobile: '' }, false)).toEqual([]);
});

test('a role holds what its kind of account may hold; a copy only what its maker holds', () => {
  expect(roleFaults({ ...emptyRole, roleName: '收款' }).permissions).toBe('请选择权限');
  const role = { ...emptyRole, roleName: '收款', permissions: ['ops.pay.view' as const] };
  expect(roleFaults(role).permissions).toBeUndefined();
  expect(roleFaults({ ...role, accountType: String(staffTypes.supplier) }).permissions).toBe('请选择权限');
  const held: RoleRow = {
    ...role,
    roleId: '7',
    accountType: staffTypes.operator,
    permissions: ['ops.pay.view', 'ops.pay.refund'],
    isBuiltIn: false,
    isGrantable: false,
    userCount: 0,
    disabledReason: { edit: '', delete: '' },
    version: 1,
  };
  expect(copyOf(held, new Set(['ops.pay.view']))).toMatchObject({
    roleName: '收款副本',
    permissions: ['ops.pay.view'],
  });
});
