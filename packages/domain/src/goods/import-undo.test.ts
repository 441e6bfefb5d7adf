import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayUndoImport, stockAfterUndo, undoOutcome } from './import-undo.ts';
import { importStates } from './import-states.ts';

const endedAt = new Date('2026-11-01T00:00:00Z');

test('what was changed since stays; what is named by something is never removed', () => {
  const since = fc.record({
    isNew: fc.boolean(),
    isGone: fc.boolean(),
    isChanged: fc.boolean(),
    isUsed: fc.boolean(),
  });
  fc.assert(
    fc.property(since, (one) => {
      const outcome = undoOutcome(one);
      if (one.isChanged || one.isGone) expect(outcome).toBe('kept');
      if (one.isUsed) expect(outcome).not.toBe('removed');
      if (!one.isNew) expect(['restored', 'kept']).toContain(outcome);
    }),
  );
});

test('stock never falls below what orders hold, and goes back exactly where nothing moved', () => {
  const qty = fc.integer({ min: 0, max: 1e6 });
  fc.assert(
    fc.property(qty, qty, qty, (before, after, held) => {
      const reserved = Math.min(held, after);
      const back = stockAfterUndo({ onHand: after, reserved, delta: after - before });
      expect(back).toBe(Math.max(before, reserved));
    }),
  );
});

test('within the days it was begun with, once, and where something was written', () => {
  const one = { state: importStates.done, writtenItems: 1, endedAt, undoDays: 30 };
  expect(mayUndoImport(one, new Date('2026-11-30T23:59:59Z'))).toBe(true);
  expect(mayUndoImport(one, new Date('2026-12-01T00:00:00Z'))).toBe(false);
  expect(mayUndoImport({ ...one, undoDays: 31 }, new Date('2026-12-01T00:00:00Z'))).toBe(true);
  expect(mayUndoImport({ ...one, writtenItems: 0 }, endedAt)).toBe(false);
  for (const state of [importStates.undone, importStates.undoing, importStates.writing])
    expect(mayUndoImport({ ...one, state }, endedAt)).toBe(false);
});
