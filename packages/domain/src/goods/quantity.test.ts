import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkQuantity, largestOf, stepDown, stepUp, stockStateOf } from './quantity.ts';

const rule = { minQty: 10, stepQty: 5, maxQty: 40 };

describe('checkQuantity', () => {
  test.each([
    ['off sale comes before all', { qty: 0, isForSale: false, availQty: 0 }, '2001'],
    ['not an integer', { qty: 10.5, isForSale: true, availQty: 100 }, '4'],
    ['zero', { qty: 0, isForSale: true, availQty: 100 }, '4'],
    ['too large a number', { qty: 1_000_000, isForSale: true, availQty: 9_999_999 }, '4'],
    ['below the minimum before the step', { qty: 7, isForSale: true, availQty: 0 }, '2002'],
    ['off the step before the maximum', { qty: 41, isForSale: true, availQty: 0 }, '2003'],
    ['above the maximum before stock', { qty: 45, isForSale: true, availQty: 0 }, '2004'],
    ['more than there is', { qty: 20, isForSale: true, availQty: 19 }, '2005'],
    ['all of it', { qty: 20, isForSale: true, availQty: 20 }, undefined],
  ])('%s', (_name, line, code) => {
    expect(checkQuantity(rule, line)?.code).toBe(code);
  });

  test('the texts get their numbers', () => {
    expect(checkQuantity(rule, { qty: 1, isForSale: true, availQty: 9 })?.values).toEqual({ minQty: 10 });
    expect(checkQuantity(rule, { qty: 11, isForSale: true, availQty: 9 })?.values).toEqual({ stepQty: 5 });
    expect(checkQuantity(rule, { qty: 50, isForSale: true, availQty: 9 })?.values).toEqual({ maxQty: 40 });
  });

  test('no maximum', () => {
    expect(checkQuantity({ ...rule, maxQty: 0 }, { qty: 999_995, isForSale: true, availQty: 999_999 })).toBeNull();
  });
});

test('stock states', () => {
  expect([-1, 0, 1, 9, 10].map(stockStateOf)).toEqual([0, 0, 2, 2, 1]);
});

/** Rules that data may hold: the minimum is a multiple of the step and the maximum, if any, is not below it. */
const someRule = fc
  .record({
    stepQty: fc.integer({ min: 1, max: 50 }),
    times: fc.integer({ min: 1, max: 20 }),
    above: fc.option(fc.nat(500)),
  })
  .map(({ stepQty, times, above }) => {
    const minQty = stepQty * times;
    return { stepQty, minQty, maxQty: above === null ? 0 : minQty + above };
  });
const isValid = (given: typeof rule, qty: number) =>
  checkQuantity(given, { qty, isForSale: true, availQty: Number.MAX_SAFE_INTEGER }) === null;

describe('properties', () => {
  test('the stepper goes from any valid quantity to a valid one', () => {
    fc.assert(
      fc.property(someRule, fc.nat(1000), (given, steps) => {
        const qty = Math.min(given.minQty + steps * given.stepQty, largestOf(given));
        expect(isValid(given, qty)).toBe(true);
        expect(isValid(given, stepUp(given, qty))).toBe(true);
        expect(isValid(given, stepDown(given, qty))).toBe(true);
      }),
    );
  });

  test('a step up and down again comes back, unless it could not go up', () => {
    fc.assert(
      fc.property(someRule, fc.nat(1000), (given, steps) => {
        const qty = Math.min(given.minQty + steps * given.stepQty, largestOf(given));
        const up = stepUp(given, qty);
        if (up !== qty) expect(stepDown(given, up)).toBe(qty);
      }),
    );
  });

  test('the stepper mends any invalid quantity', () => {
    fc.assert(
      fc.property(someRule, fc.integer({ min: 1, max: 999_999 }), (given, qty) => {
        expect(isValid(given, stepDown(given, qty))).toBe(true);
      }),
    );
  });
});
