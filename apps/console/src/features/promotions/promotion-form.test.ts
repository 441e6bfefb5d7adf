import { expect, test } from 'vitest';
import { promotionDataOf, promotionFaults, promotionFormOf } from './promotion-form.ts';

const form = { ...promotionFormOf(undefined), promotionTitle: '满五百', thresholdFee: '500', offFee: '50' };

test('what is typed becomes fen and times', () => {
  expect(promotionDataOf({ ...form, scopeIds: ['7'], endTime: '2026-12-31T18:00' })).toEqual({
    promotionTitle: '满五百',
    thresholdFee: 50_000,
    offFee: 5000,
    scope: 'all',
    scopeIds: [],
    beginTime: undefined,
    endTime: '2026-12-31 18:00:00',
  });
});

test('faults stand at their fields', () => {
  expect(promotionFaults(form)).toEqual({});
  expect(promotionFaults({ ...form, offFee: '501' })).toEqual({ offFee: '减的金额不能超过满的金额' });
  expect(promotionFaults({ ...form, promotionTitle: ' ', scope: 'brand' })).toEqual({
    promotionTitle: '请填写名称',
    scopeIds: '请选择范围',
  });
});
