import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportPercent, wantedColumns } from './list-exports.ts';

const titles = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 30 });

test('columns come in their usual order, without those left out; a choice that leaves none is no choice', () => {
  fc.assert(
    fc.property(titles, titles, (all, hidden) => {
      const wanted = wantedColumns(all, hidden);
      expect(wanted.length).toBeGreaterThan(0);
      expect(all.filter((title) => wanted.includes(title))).toEqual(wanted);
      if (all.some((title) => !hidden.includes(title)))
        expect(wanted.every((title) => !hidden.includes(title))).toBe(true);
    }),
  );
});

test('progress never goes back, and is whole only when it is told so', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), fc.nat(100_000), (done, more, total) => {
      const now = exportPercent(done, total);
      expect(exportPercent(done + more, total)).toBeGreaterThanOrEqual(now);
      expect(now).toBeLessThan(100);
      expect(now).toBeGreaterThanOrEqual(0);
    }),
  );
});
