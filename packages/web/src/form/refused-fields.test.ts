import { expect, test } from 'vitest';
import { Refusal } from '../call/faults.ts';
import { refusedFields } from './refused-fields.ts';

interface Form {
  taxNo: string;
  mobile: string;
}
const names = ['taxNo', 'mobile'];
const fieldOfCode = { '1011': 'taxNo' } as const;

test('a field within a part of the body is found by its last name', () => {
  const refusal = new Refusal('4', '参数错误', [{ field: 'enterprise.taxNo', msg: '格式不正确' }]);
  expect(refusedFields<Form>(refusal, names, fieldOfCode)).toEqual({ taxNo: '格式不正确' });
});

test('fields of other forms are left out', () => {
  const refusal = new Refusal('4', '参数错误', [
    { field: 'uploadTicket', msg: '已失效' },
    { field: 'mobile', msg: '手机号格式不正确' },
  ]);
  expect(refusedFields<Form>(refusal, names, fieldOfCode)).toEqual({ mobile: '手机号格式不正确' });
});

test('a refusal that names no field stands at the one its code speaks of, if any', () => {
  expect(refusedFields<Form>(new Refusal('1011', '该企业已注册'), names, fieldOfCode)).toEqual({
    taxNo: '该企业已注册',
  });
  expect(refusedFields<Form>(new Refusal('2001', '账号已停用'), names, fieldOfCode)).toEqual({});
});
