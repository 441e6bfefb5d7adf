import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canSubmit, type CheckoutFacts } from './checkout-actions.ts';

const sound: CheckoutFacts = {
  hasRefusedLine: false,
  isTooMuch: false,
  isPayable: true,
  isApprovable: true,
  hasAddress: true,
};

test('only a preview without any fault may be submitted, and only by who may order', () => {
  const someFacts = fc.record({
    hasRefusedLine: fc.boolean(),
    isTooMuch: fc.boolean(),
    isPayable: fc.boolean(),
    isApprovable: fc.boolean(),
    hasAddress: fc.boolean(),
  });
  fc.assert(
    fc.property(someFacts, (facts) => {
      const isSound = Object.entries(sound).every(([name, value]) => facts[name as keyof CheckoutFacts] === value);
      expect(canSubmit(facts, new Set(['order.submit']))).toBe(isSound);
      expect(canSubmit(facts, new Set(['order.view']))).toBe(false);
    }),
  );
});
