import { expect, test } from 'vitest';
import { creditFaults, type CreditForm, creditOf } from './credit-form.ts';

const form: CreditForm = { limitFee: '50,000', tempFee: '', tempUntil: '', isFrozen: false, reason: '年度授信' };
const today = '2026-11-23';

test('amounts are typed in yuan and sent in fen; without a temporary amount its day is left out', () => {
  expect(creditOf(form)).toEqual({
    limitFee: 5_000_000,
    tempFee: 0,
    tempUntil: '',
    isFrozen: false,
    reason: '年度授信',
  });
  expect(creditOf({ ...form, tempUntil: '2026-12-01' }).tempUntil).toBe('');
  expect(creditOf({ ...form, tempFee: '1.5', tempUntil: '2026-12-01' })).toMatchObject({
    tempFee: 150,
    tempUntil: '2026-12-01',
  });
});

test('a temporary amount needs a last day that is not over, everything a reason', () => {
  const faultsOf = (part: Partial<CreditForm>) =>
    Object.entries(creditFaults({ ...form, ...part }, today)).flatMap(([name, text]) => (text ? [name] : []));
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ tempFee: '100' })).toEqual(['tempUntil']);
  expect(faultsOf({ tempFee: '100', tempUntil: '2026-11-22' })).toEqual(['tempUntil']);
  expect(faultsOf({ tempFee: '100', tempUntil: today })).toEqual([]);
  expect(faultsOf({ limitFee: 'viel', reason: ' ' })).toEqual(['limitFee', 'reason']);
});
