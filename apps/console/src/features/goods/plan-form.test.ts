import { expect, test } from 'vitest';
import { planDataOf, planFaults, type PlanForm } from './plan-form.ts';

const typed: PlanForm = {
  itemId: '1',
  price: 'enterpriseFen',
  amount: '8.5',
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
