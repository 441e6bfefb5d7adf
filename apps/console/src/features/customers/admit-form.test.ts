import { expect, test } from 'vitest';
import { admissionOf, admitFaults, emptyAdmission, emptyDiscount } from './admit-form.ts';

const today = '2026-11-26';
const faultOf = (discounts: typeof emptyAdmission.discounts) =>
  admitFaults({ ...emptyAdmission, discounts }, today).discounts;
const brand = { target: 'brand', targetId: '501', name: '品牌 第五百零一', value: '9.6' } as const;

test('a discount is on what was chosen, and is sent by its id', () => {
  expect(faultOf([{ ...brand }])).toBeUndefined();
  expect(admissionOf({ ...emptyAdmission, discounts: [{ ...brand }] }).discounts).toEqual([
    { target: 'brand', targetId: '501', discountBp: 400 },
  ]);
});

test('one that names nothing, and one that is no discount, are refused', () => {
  expect(faultOf([{ ...brand }, { ...emptyDiscount, value: '9' }])).toBe('请选择分类或品牌');
  // As drafts had it before.
  const older = { name: '品牌 清叶', value: '9' } as unknown as typeof emptyDiscount;
  expect(faultOf([older])).toBe('请选择分类或品牌');
  expect(admissionOf({ ...emptyAdmission, discounts: [older] }).discounts).toEqual([]);
  expect(faultOf([{ ...brand, value: '12' }])).toBe('品牌 第五百零一：请输入0到10之间的折扣，如 9.6');
});
