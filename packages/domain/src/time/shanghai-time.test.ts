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

test.each(['0000-01-01', '0001-01-01', '0099-12-31 10:00:00', '1899-12-31', '9999-01-01', '9999-12-31 23:59:59'])(
  '%j is outside the calendar that databases and their neighbours hold',
  (text) => expect(fromShanghai(text)).toBeUndefined(),
);

test.each(['1900-01-01', '9998-12-31 23:59:59'])('%j is within it', (text) => expect(fromShanghai(text)).toBeDefined());
