import { expect, test } from 'vitest';
import { planDataOf, planFaults, type PlanForm } from './plan-form.ts';

const typed: PlanForm = {
  itemId: '1',
  price: 'enterpriseFen',
  amount: '8.5',
  hasTiers: false,
  tiers: [],
  beginTime: '2026-12-01T00:00',
  endTime: '',
  reason: '',
};

test('yuan become fen, minutes whole times, and no end stays none', () => {
  expect(planDataOf(typed)).toMatchObject({ priceFen: 850, startTime: '2026-12-01 00:00:00', endTime: '' });
  expect(planFaults(typed)).toEqual({});
});

test('no price, no beginning and an end before it are named at their fields', () => {
  expect(Object.keys(planFaults({ ...typed, amount: '0', beginTime: '' }))).toEqual(['amount', 'beginTime']);
  expect(Object.keys(planFaults({ ...typed, endTime: '2026-12-01T00:00' }))).toEqual(['endTime']);
});

test('prices by quantity go with an enterprise price, and only where they are asked for', () => {
  const tiers = [
    { name: '10', value: '8.20' },
    { name: '', value: '' },
  ];
  expect(planDataOf({ ...typed, tiers }).tiers).toBeUndefined();
  expect(planDataOf({ ...typed, hasTiers: true, tiers }).tiers).toEqual([{ qtyFrom: 10, priceFen: 820 }]);
  expect(planDataOf({ ...typed, hasTiers: true, tiers, price: 'retailFen' }).tiers).toBeUndefined();
  expect(planFaults({ ...typed, hasTiers: true, tiers: [{ name: 'viel', value: '1' }] })).toHaveProperty('tiers');
});
