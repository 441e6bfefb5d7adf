import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earlierSerials, maxTaxAttempts, taxFields, taxProviders, taxSerial } from './tax-services.ts';

const reqNo = 'I202611210000000001';

test('each provider is asked for its seller, who draws, and at least one secret', () => {
  for (const provider of taxProviders) {
    const fields = taxFields[provider].map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['appKey', 'appSecret', 'taxNo', 'drawer']));
    expect(taxFields[provider].some(({ isSecret }) => isSecret)).toBe(true);
  }
});

test('the first try bears the number of the request, each later one a number of its own that platforms take', () => {
  expect(taxSerial(reqNo, 1)).toBe(reqNo);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxTaxAttempts }), (attempt) => {
      const all = [...earlierSerials(reqNo, attempt), taxSerial(reqNo, attempt)];
      expect(new Set(all).size).toBe(attempt);
      expect(all.every((serial) => serial.startsWith(reqNo) && serial.length <= 20)).toBe(true);
    }),
  );
});

test('there is an end to trying', () => {
  for (const attempt of [0, maxTaxAttempts + 1]) expect(() => taxSerial(reqNo, attempt)).toThrow(/th time/);
  expect(() => taxSerial(`${reqNo}00`, 1)).toThrow(/too long/);
});
