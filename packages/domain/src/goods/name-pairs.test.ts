import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairsOf } from './name-pairs.ts';

test('two by two, each once, without regard to case', () => {
  expect(pairsOf('A4纸 A4')).toEqual(['a4', '4纸', '纸 ', ' a']);
  expect(pairsOf('纸')).toEqual([]);
  expect(pairsOf('😀纸')).toEqual(['😀纸']);
});

test('the pairs of a part are among those of the whole', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (before, part, after) => {
        const whole = new Set(pairsOf(`${before}${part}${after}`));
        return pairsOf(part).every((pair) => whole.has(pair));
      },
    ),
  );
});
