import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Hold, pausedMs } from './receipt-pause.ts';

const day = 86_400_000;
const at = (days: number) => new Date(Date.UTC(2026, 10, 1) + days * day);
const hold = (from: number, to: number | null): Hold => ({ from: at(from), to: to === null ? null : at(to) });
const paused = (holds: Hold[], now: number, shipped = 0) =>
  pausedMs(holds, { shippedAt: at(shipped), now: at(now) }) / day;

test('one sheet gives its own time, from the shipping at the earliest', () => {
  expect(paused([hold(3, 5)], 5)).toBe(2);
  expect(paused([hold(3, 5)], 5, 4)).toBe(1);
});

test('sheets that overlap give the pause once, with the last one, from the first opening', () => {
  expect(paused([hold(3, 6), hold(5, null)], 6)).toBe(0);
  expect(paused([hold(3, 6), hold(5, 9)], 9)).toBe(6);
  expect(paused([hold(1, 4), hold(3, 6), hold(5, 9)], 9)).toBe(8);
  expect(paused([hold(2, 9), hold(3, 4)], 9)).toBe(7);
});

test('a pause that was over is not given again', () => {
  expect(paused([hold(1, 3), hold(5, 9)], 9)).toBe(4);
});

test('whatever the sheets, all that is given is the time during which one was open', () => {
  const holds = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 2, maxLength: 12 }).map((days) =>
    Array.from({ length: Math.floor(days.length / 2) }, (_, at) => {
      const [from = 0, to = 0] = [days[2 * at] ?? 0, days[2 * at + 1] ?? 0].toSorted((a, b) => a - b);
      return { from, to };
    }),
  );
  fc.assert(
    fc.property(holds, (sheets) => {
      let given = 0;
      for (const { to: now } of sheets) {
        const known = sheets.filter(({ from }) => from < now).map(({ from, to }) => hold(from, to <= now ? to : null));
        given += paused(known, now);
      }
      const open = Array.from({ length: 40 }, (_, one) => sheets.some(({ from, to }) => from <= one && one < to));
      return given === open.filter(Boolean).length;
    }),
  );
});
