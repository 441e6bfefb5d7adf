import { expect, test } from 'vitest';
import { fieldActOf, fieldFaults, type FieldForm } from './field-form.ts';

const form = (values: Partial<FieldForm>): FieldForm => ({
  kind: 'quantity',
  categoryId: '',
  brand: undefined,
  supplier: undefined,
  taxRateBp: '',
  taxName: '',
  taxCode: '',
  minQty: '',
  stepQty: '',
  ...values,
});
const faultsOf = (values: Partial<FieldForm>) => Object.values(fieldFaults(form(values))).filter(Boolean);

test('what is missing or no quantity is said; one of both quantities is enough', () => {
  expect(faultsOf({})).toEqual(['请填写起订量或倍数']);
  expect(faultsOf({ minQty: '0' })).toEqual(['应为1到999999的整数']);
  expect(faultsOf({ stepQty: '2.5' })).toEqual(['应为1到999999的整数']);
  expect(faultsOf({ stepQty: '5' })).toEqual([]);
  expect(faultsOf({ kind: 'category' })).toEqual(['请选择分类']);
  expect(faultsOf({ kind: 'brand' })).toEqual(['请选择品牌']);
  expect(faultsOf({ kind: 'brand', brand: { id: '', name: '无品牌' } })).toEqual([]);
  expect(faultsOf({ kind: 'supplier' })).toEqual(['请选择供应商']);
  expect(faultsOf({ kind: 'taxRate' })).toEqual(['请选择税率']);
  expect(faultsOf({ kind: 'taxClass' })).toEqual([]);
  expect(faultsOf({ kind: 'taxClass', taxName: '纸制品', taxCode: '106' })).toEqual(['税收分类编码为19位数字']);
});

test('what was typed becomes an act', () => {
  expect(fieldActOf(form({ minQty: ' 20 ' }), '')).toEqual({ kind: 'quantity', minQty: 20, stepQty: null });
  expect(fieldActOf(form({ kind: 'taxRate', taxRateBp: '900' }), '')).toEqual({ kind: 'taxRate', taxRateBp: 900 });
  expect(fieldActOf(form({ kind: 'category', categoryId: '7' }), '办公 / 笔')).toEqual({
    kind: 'category',
    targetId: '7',
    targetName: '办公 / 笔',
  });
  const supplier = { id: '3', name: '晨禾' };
  expect(fieldActOf(form({ kind: 'supplier', supplier }), '')).toEqual({
    kind: 'supplier',
    targetId: '3',
    targetName: '晨禾',
  });
});
