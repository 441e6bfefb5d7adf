import fc from 'fast-check';
import { expect, test } from 'vitest';
import { approvalWays, usualApprovalWays, waysToTry } from './approval-ways.ts';

const everywhere = { card: true, mail: true, sms: true };
const anyReach = fc.record({ card: fc.boolean(), mail: fc.boolean(), sms: fc.boolean() });
const anyAllowed = fc.subarray([...approvalWays], { minLength: 0 }).chain((ways) => fc.shuffledSubarray(ways));

test('a card comes before a mail, a mail before a text message, which nobody gets unasked', () => {
  expect(waysToTry(usualApprovalWays, everywhere)).toEqual(['card', 'mail']);
  expect(waysToTry(['sms', 'mail', 'card'], everywhere)).toEqual(['card', 'mail', 'sms']);
  expect(waysToTry(usualApprovalWays, { ...everywhere, card: false })).toEqual(['mail']);
});

test('exactly what is allowed and reaches is tried, each once and in the one order', () => {
  fc.assert(
    fc.property(anyAllowed, anyReach, (allowed, reaches) => {
      const ways = waysToTry(allowed, reaches);
      for (const way of approvalWays) expect(ways.includes(way)).toBe(allowed.includes(way) && reaches[way]);
      expect(new Set(ways).size).toBe(ways.length);
      expect(ways).toEqual(approvalWays.filter((way) => ways.includes(way)));
    }),
  );
});

test('where one way is taken away, the others stay as they were', () => {
  fc.assert(
    fc.property(anyAllowed, anyReach, fc.constantFrom(...approvalWays), (allowed, reaches, lost) => {
      const without = waysToTry(allowed, { ...reaches, [lost]: false });
      expect(without).toEqual(waysToTry(allowed, reaches).filter((way) => way !== lost));
    }),
  );
});
