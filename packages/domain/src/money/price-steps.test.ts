import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceAt, priceSteps } from './price-steps.ts';

const zMs = fc.integer({ min: 0, max: 60 });
const zSpan = fc
  .record({ fromMs: zMs, length: fc.option(fc.integer({ min: 1, max: 30 })), priceFen: fc.integer({ min: 1, max: 4 }) })
  .map(({ length, ...span }) => ({ ...span, toMs: length === null ? null : span.fromMs + length }));
const zWindow = fc.record({ fromMs: zMs, length: fc.integer({ min: 1, max: 40 }) }).map(({ fromMs, length }) => ({
  fromMs,
  toMs: fromMs + length,
}));

test('at every moment the steps say the price that is in force then', () => {
  fc.assert(
    fc.property(fc.array(zSpan, { maxLength: 6 }), zWindow, (spans, window) => {
      const steps = priceSteps(spans, window);
      for (let atMs = window.fromMs; atMs < window.toMs; atMs += 1)
        expect(steps.findLast((step) => step.atMs <= atMs)?.priceFen).toBe(priceAt(spans, atMs));
    }),
  );
});

test('steps rise in time, stay within the window, and each changes the price', () => {
  fc.assert(
    fc.property(fc.array(zSpan, { maxLength: 6 }), zWindow, (spans, window) => {
      const steps = priceSteps(spans, window);
      expect(steps[0]?.atMs).toBe(window.fromMs);
      expect(steps.every(({ atMs }) => atMs < window.toMs)).toBe(true);
      expect(steps.every(({ atMs }, at) => at === 0 || atMs > (steps[at - 1]?.atMs ?? 0))).toBe(true);
      expect(steps.every(({ priceFen }, at) => at === 0 || priceFen !== steps[at - 1]?.priceFen)).toBe(true);
    }),
  );
});

test('of two in force the one that began last counts', () => {
  const spans = [
    { fromMs: 0, toMs: null, priceFen: 900 },
    { fromMs: 10, toMs: 20, priceFen: 800 },
  ];
  expect(priceSteps(spans, { fromMs: 5, toMs: 30 })).toEqual([
    { atMs: 5, priceFen: 900 },
    { atMs: 10, priceFen: 800 },
    { atMs: 20, priceFen: 900 },
  ]);
});
