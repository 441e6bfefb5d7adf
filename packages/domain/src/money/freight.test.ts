import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultFreight,
  defaultFreightRule,
  freeShortFen,
  freightFen,
  freightOf,
  freightPolicyOf,
  freightRuleFor,
  type FreightRule,
} from './freight.ts';

const policy = {
  ...defaultFreightRule,
  perUnitFen: 200,
  exceptions: [{ ...defaultFreightRule, areas: ['65'], baseFen: 3000, perUnitFen: 500, freeFromFen: null }],
};
const order = { goodsFen: 9899, totalQty: 3, totalG: 0, areaCode: '330106' };

test.each([
  ['below the threshold', order, 1400],
  ['at the threshold', { ...order, goodsFen: 9900 }, 0],
  ['in an exceptional area', { ...order, goodsFen: 50_000, totalQty: 2, areaCode: '650102' }, 3500],
  ['without an address', { ...order, goodsFen: 100, totalQty: 1, areaCode: '' }, 1000],
  ['without goods', { ...order, goodsFen: 0, totalQty: 0 }, 0],
])('%s', (_, one, expected) => {
  expect(freightFen(policy, one)).toBe(expected);
});

test('a first charge covers several pieces, and a further part counts once it is begun', () => {
  const rule = { ...policy, baseSize: 5, stepSize: 3, freeFromFen: null };
  const of = (totalQty: number) => freightFen(rule, { ...order, totalQty });
  expect([1, 5, 6, 8, 9].map(of)).toEqual([1000, 1000, 1200, 1200, 1400]);
});

test('by weight it is the grams that count; goods of unknown weight pay the first charge', () => {
  const rule = { ...policy, measure: 'weight' as const, baseSize: 1000, stepSize: 500, freeFromFen: null };
  const of = (totalG: number) => freightFen(rule, { ...order, totalG });
  expect([0, 1000, 1001, 1500, 1501].map(of)).toEqual([1000, 1000, 1200, 1200, 1400]);
});

test('a city has its own rule before its province, wherever it stands', () => {
  const zone = (areas: string[], baseFen: number) => ({ ...defaultFreightRule, areas, baseFen });
  const zones = { ...policy, exceptions: [zone(['32'], 1), zone(['3201'], 2)] };
  const baseOf = (areaCode: string) => freightRuleFor(zones, areaCode).baseFen;
  expect([baseOf('320102'), baseOf('320202'), baseOf('110101')]).toEqual([2, 1, 1000]);
});

test('a supplier of its own policy is charged by it, others by the shop’s', () => {
  const freight = { ...defaultFreight, suppliers: { 7: { ...policy, baseFen: 5 } } };
  expect(freightPolicyOf(freight, '7').baseFen).toBe(5);
  expect(freightPolicyOf(freight, '8').baseFen).toBe(1000);
});

test('what an earlier release stored is read', () => {
  const old = { baseFen: 800, exceptions: [{ areaPrefix: '65', baseFen: 3000, perUnitFen: 0, freeFromFen: null }] };
  expect(freightOf(old)).toMatchObject({
    baseFen: 800,
    baseSize: 1,
    exceptions: [{ areas: ['65'], baseFen: 3000, stepSize: 1 }],
    suppliers: {},
  });
  expect(freightOf(undefined)).toEqual(defaultFreight);
});

const sizes = fc.integer({ min: 1, max: 50 });
const amounts = fc.integer({ min: 0, max: 10_000 });
const rules: fc.Arbitrary<FreightRule> = fc.record({
  measure: fc.constantFrom('piece' as const, 'weight' as const),
  baseSize: sizes,
  baseFen: amounts,
  stepSize: sizes,
  perUnitFen: amounts,
  freeFromFen: fc.option(amounts),
});

test('freight is whole fen, never below nothing, and more goods of the same worth never travel for less', () => {
  fc.assert(
    fc.property(rules, sizes, sizes, (rule, totalQty, more) => {
      const of = (qty: number) =>
        freightFen({ ...rule, exceptions: [] }, { goodsFen: 500, totalQty: qty, totalG: qty * 10, areaCode: '' });
      expect(Number.isSafeInteger(of(totalQty)) && of(totalQty) >= 0).toBe(true);
      expect(of(totalQty + more)).toBeGreaterThanOrEqual(of(totalQty));
    }),
  );
});

test('whoever buys for what is missing travels free, for a fen less he does not', () => {
  fc.assert(
    fc.property(rules, amounts, (rule, goodsFen) => {
      const short = freeShortFen(rule, goodsFen);
      const of = (fen: number) =>
        freightFen({ ...rule, baseFen: 1, exceptions: [] }, { goodsFen: fen, totalQty: 1, totalG: 0, areaCode: '' });
      if (short === null) expect(of(goodsFen * 1000)).toBeGreaterThan(0);
      else {
        expect(of(goodsFen + short)).toBe(0);
        if (short > 0) expect(of(goodsFen + short - 1)).toBeGreaterThan(0);
      }
    }),
  );
});
