import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from '../time/durations.ts';
import { shanghaiDay } from '../time/shanghai-time.ts';
import { ageNames, ageOf, daysOf } from './ageing.ts';

const now = new Date('2026-11-20T08:52:00Z');

test('every day has one age, and the spans of the ages leave no gap', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 800 }), (days) => {
      const age = ageOf(shanghaiDay(new Date(now.getTime() - days * dayMs)), now);
      const holding = ageNames.filter((name) => {
        const { from, to } = daysOf(name);
        const overdue = Math.max(0, days);
        return overdue >= from && (to === null || overdue <= to);
      });
      expect(holding).toEqual([age]);
    }),
  );
  expect(ageOf(null, now)).toBe('notDue');
  expect(ageOf('2026-11-20', now)).toBe('notDue');
  expect(ageOf('2026-11-19', now)).toBe('days30');
});
