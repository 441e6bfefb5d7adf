import { expect, test } from 'vitest';
import { poolFaults, type PoolForm, poolFormOf, poolOf } from './pool-form.ts';

const form: PoolForm = {
  scope: 'chosen',
  categoryIds: ['1'],
  brands: [{ value: '7', label: '得力' }],
  itemNos: 'A-1, A-2\nA-1',
  excludedItemNos: '',
  maxFee: '50',
};

test('numbers are typed or pasted in any way, each counts once; the ceiling is typed in yuan and sent in fen', () => {
  expect(poolOf(form)).toEqual({
    scope: 'chosen',
    categoryIds: ['1'],
    brandIds: ['7'],
    itemNos: ['A-1', 'A-2'],
    excludedItemNos: [],
    maxFee: 5000,
  });
  expect(poolOf({ ...form, maxFee: ' ' }).maxFee).toBeUndefined();
});

test('what is read is typed again as it was', () => {
  const pool = {
    scope: 'chosen' as const,
    categories: [{ id: '1', name: '办公' }],
    brands: [],
    itemNos: ['A-1'],
    excludedItemNos: [],
    maxFee: 1234,
    count: { inCount: 1, allCount: 2 },
    version: 3,
  };
  expect(poolOf(poolFormOf(pool))).toMatchObject({ categoryIds: ['1'], itemNos: ['A-1'], maxFee: 1234 });
});

test('a range of nothing and a ceiling that is no price are refused', () => {
  const faultsOf = (part: Partial<PoolForm>) =>
    Object.entries(poolFaults({ ...form, ...part })).flatMap(([name, text]) => (text ? [name] : []));
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ categoryIds: [], brands: [], itemNos: ' ' })).toEqual(['categoryIds']);
  expect(faultsOf({ scope: 'all', categoryIds: [], brands: [], itemNos: '' })).toEqual([]);
  expect(faultsOf({ maxFee: '0' })).toEqual(['maxFee']);
  expect(faultsOf({ maxFee: 'viel' })).toEqual(['maxFee']);
  expect(faultsOf({ itemNos: Array.from({ length: 501 }, (_, at) => `N${at}`).join(' ') })).toEqual(['itemNos']);
});
