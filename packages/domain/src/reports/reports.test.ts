import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addSums, growthBp, marginBp, marginFen, netFen, noSums, shareBp } from './report-figures.ts';
import { addDays, comparedSpan, daysOf, isDay, unitOf, unitsOf } from './report-span.ts';

const zDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days));
const zSpan = fc
  .tuple(zDay, fc.integer({ min: 0, max: 365 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));
const zFen = fc.integer({ min: 0, max: 10 ** 10 });

test('the period before is as long and ends the day before; that of last year has the same days', () => {
  fc.assert(
    fc.property(zSpan, (span) => {
      const before = comparedSpan(span, 'before');
      expect(daysOf(before)).toBe(daysOf(span));
      expect(addDays(before.to, 1)).toBe(span.from);
      const year = comparedSpan(span, 'year');
      expect(isDay(year.from) && isDay(year.to)).toBe(true);
      expect(Math.abs(daysOf(year) - daysOf(span))).toBeLessThanOrEqual(1);
    }),
  );
  expect(comparedSpan({ from: '2024-02-29', to: '2024-03-31' }, 'year')).toEqual({
    from: '2023-02-28',
    to: '2023-03-31',
  });
});

test('units cover the period once, in order, and a day belongs to one of them', () => {
  fc.assert(
    fc.property(zSpan, fc.constantFrom('day', 'week', 'month'), (span, unit) => {
      const units = unitsOf(span, unit);
      expect(units).toEqual([...new Set(units)].toSorted());
      expect(units).toContain(unitOf(span.to, unit));
      if (unit === 'day') expect(units.length).toBe(daysOf(span));
    }),
  );
  expect(unitOf('2026-11-22', 'week')).toBe('2026-11-16');
  expect(unitOf('2026-11-23', 'week')).toBe('2026-11-23');
  expect(isDay('2026-02-30')).toBe(false);
});

test('sums add up in any order; without a cost there is no margin', () => {
  const zSums = fc.record({ soldFen: zFen, refundFen: zFen, costedFen: zFen, costFen: zFen });
  fc.assert(
    fc.property(zSums, zSums, (one, other) => {
      const both = addSums(one, other);
      expect(both).toEqual(addSums(other, one));
      expect(netFen(both)).toBe(netFen(one) + netFen(other));
      expect(addSums(one, noSums)).toEqual(one);
    }),
  );
  expect(marginFen(noSums)).toBeUndefined();
  expect(marginBp({ ...noSums, costedFen: 10_000, costFen: 8140 })).toBe(1860);
  expect(marginBp({ ...noSums, costedFen: 0, costFen: 500 })).toBeUndefined();
  expect(shareBp(1, 0)).toBeUndefined();
  expect(growthBp(1101, 1000)).toBe(1010);
  expect(growthBp(5, 0)).toBeUndefined();
});
