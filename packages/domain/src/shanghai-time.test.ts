import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromShanghai, shanghaiDay, shanghaiDigits, shanghaiRfc3339, shanghaiTime } from './shanghai-time.ts';

test('times are shown on the Chinese calendar', () => {
  const at = new Date('2026-11-20T16:05:06.789Z');
  expect(shanghaiTime(at)).toBe('2026-11-21 00:05:06');
  expect(shanghaiDay(at)).toBe('2026-11-21');
  expect(shanghaiDigits(at)).toBe('20261121');
  expect(shanghaiRfc3339(at)).toBe('2026-11-21T00:05:06+08:00');
});

test('text and instant are each other’s inverse to the second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
      const at = new Date(seconds * 1000);
      expect(fromShanghai(shanghaiTime(at))).toEqual(at);
    }),
  );
});

test.each(['', '2026-02-30', '2026-02-30 00:00:00', '2026-13-01', '2026-11-21T00:00:00', '2026-11-21 24:00:01'])(
  '%j is no time',
  (text) => expect(fromShanghai(text)).toBeUndefined(),
);
