import { expect, test } from 'vitest';
import { emptyUser, userFaults } from './user-form.ts';

const shown = (faults: object) => Object.entries(faults).flatMap(([name, text]) => (text ? [name] : []));

test('a new user needs everything but a mail, one who stands keeps his mobile and roles', () => {
  expect(userFaults(emptyUser, { isNew: true })).toEqual({
    accountNo: '请输入登录账号',
    userName: '请输入姓名',
    mobile: '请输入手机号',
    orgId: '请选择部门',
    roleIds: '请选择角色',
  });
  expect(shown(userFaults(emptyUser, { isNew: false }))).toEqual(['userName', 'orgId']);
  const whole = { ...emptyUser, userName: '林小满', orgId: '2101' };
  expect(shown(userFaults({ ...whole, mobile: '139' }, { isNew: false }))).toEqual(['mobile']);
  expect(shown(userFaults({ ...whole, mobile: ' 13900100001 ' }, { isNew: false }))).toEqual([]);
});
