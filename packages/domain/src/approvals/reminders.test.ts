import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayRemind, mostReminders, remindFrom, remindGapMs, type Reminders } from './reminders.ts';

test('whoever presses how often: in a step never more than three reminders, and never two within four hours', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 * remindGapMs }), { maxLength: 30 }), (waits) => {
      let now = new Date('2026-11-26T00:00:00Z').getTime();
      let standing: Reminders = { count: 0, lastAt: null };
      const sent: number[] = [];
      for (const wait of waits) {
        now += wait;
        if (!mayRemind(standing, new Date(now))) continue;
        sent.push(now);
        standing = { count: standing.count + 1, lastAt: new Date(now) };
      }
      expect(sent.length).toBeLessThanOrEqual(mostReminders);
      for (const [at, time] of sent.entries())
        if (at > 0) expect(time - (sent[at - 1] ?? 0)).toBeGreaterThanOrEqual(remindGapMs);
      if (waits.length > 0) expect(sent.length).toBeGreaterThan(0);
    }),
  ));

test('the first may be sent at once, the next after the gap, and none after the last', () => {
  const lastAt = new Date('2026-11-26T02:00:00Z');
  expect(mayRemind({ count: 0, lastAt: null }, lastAt)).toBe(true);
  expect(remindFrom({ count: 1, lastAt })).toEqual(new Date('2026-11-26T06:00:00Z'));
  expect(mayRemind({ count: 1, lastAt }, new Date('2026-11-26T05:59:59Z'))).toBe(false);
  expect(remindFrom({ count: mostReminders, lastAt })).toBeNull();
});
