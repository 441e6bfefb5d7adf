import { expect, test } from 'vitest';
import { policyFaults, type PolicyForm, policyFormOf, policyOf } from './policy-form.ts';

const zone = { areas: [], baseSize: '1', baseFee: '10', stepSize: '1', perUnitFee: '0', freeFromFee: '99' };
const form: PolicyForm = { measure: 'piece', zones: [zone] };
const faultOf = (part: Partial<PolicyForm>) => policyFaults({ ...form, ...part }).zones;

test('kilograms are sent as grams, yuan as fen, and nothing as never free; all of it is read as it was typed', () => {
  const typed: PolicyForm = {
    measure: 'weight',
    zones: [
      { ...zone, baseSize: '1.5', freeFromFee: '' },
      { ...zone, areas: ['65'], perUnitFee: '2.5' },
    ],
  };
  const sent = policyOf(typed)!;
  expect(sent).toMatchObject({
    measure: 'weight',
    baseSize: 1500,
    baseFee: 1000,
    freeFromFee: null,
    exceptions: [{ areas: ['65'], baseSize: 1000, perUnitFee: 250, freeFromFee: 9900 }],
  });
  expect(policyFormOf({ ...sent, supplierId: '', supplierName: '', stamp: '' })).toEqual(typed);
});

test('a fault says which group it is in', () => {
  expect(faultOf({})).toBeUndefined();
  expect(faultOf({ zones: [{ ...zone, baseSize: '0' }] })).toBe('全部地区：件数应为正整数');
  expect(
    faultOf({
      zones: [
        { ...zone, baseSize: '0' },
        { ...zone, areas: ['31'] },
      ],
    }),
  ).toBe('其他地区：件数应为正整数');
  expect(faultOf({ zones: [zone, zone] })).toBe('第 1 组地区：请选择地区');
  expect(faultOf({ zones: [zone, { ...zone, areas: ['31'], baseFee: 'x' }] })).toBe('第 1 组地区：请输入正确的金额');
  expect(faultOf({ measure: 'weight', zones: [{ ...zone, stepSize: '0.0001' }] })).toMatch(/最多三位小数/);
});
