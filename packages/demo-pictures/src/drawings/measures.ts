// How large the goods of the pictures are: `sizes.csv` says what is measured, the model has the proportions.
import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import type { Extents } from '../page/outline.ts';

/** `box`: millimetres of the goods as they stand. `flat`: of one piece spread out, which is shown folded or in a pile. */
export type Measures = { box: Extents } | { flat: readonly [w: number, h: number] };

const rows: { name: string; size: string }[] = parse(readFileSync(new URL('sizes.csv', import.meta.url), 'utf8'), {
  columns: true,
});
const sizes = new Map(rows.map(({ name, size }) => [name, size]));

/** `240` is the longest side, `1200x600` are sides whose order the model tells, `f340x760` is a piece spread out, `w500x1500x40` is width, height and depth. */
export function measure(name: string, extents: Extents): Measures {
  const size = sizes.get(name);
  if (!size) throw new Error(`sizes.csv does not know ${name}`);
  const numbers = size.replace(/^[fw]/, '').split('x').map(Number);
  const [first = 0, second = 0, third = 0] = numbers;
  if (size.startsWith('f')) return { flat: [first, second] };
  if (size.startsWith('w')) return { box: [first, second, third] };
  if (numbers.length === 1) {
    const scale = first / Math.max(...extents);
    return { box: mapSides((at) => (extents[at] === Math.max(...extents) ? first : tidy(extents[at] * scale))) };
  }
  return { box: sidesOf(numbers, extents) };
}

type Side = 0 | 1 | 2;
const sides: readonly Side[] = [0, 1, 2];
const mapSides = (one: (at: Side) => number): Extents => [one(0), one(1), one(2)];
/** A model is no gauge: what follows from its proportions is rounded. */
const tidy = (mm: number) => (mm >= 100 ? Math.round(mm / 5) * 5 : Math.max(1, Math.round(mm)));

/** Of all ways to lay the numbers on the sides the one that bends the proportions of the model least. */
function sidesOf(numbers: number[], extents: Extents): Extents {
  const ways = permutations([...sides]).map((order) => order.slice(0, numbers.length));
  const scaled = ways.map((way) => {
    const logs = way.map((side, at) => Math.log((numbers[at] ?? 1) / Math.max(extents[side], 1e-6)));
    const mean = logs.reduce((sum, one) => sum + one, 0) / logs.length;
    return { way, scale: Math.exp(mean), bend: logs.reduce((sum, one) => sum + Math.abs(one - mean), 0) };
  });
  const best = scaled.reduce((least, one) => (one.bend < least.bend - 1e-9 ? one : least));
  return mapSides((side) => {
    const at = best.way.indexOf(side);
    return at >= 0 ? (numbers[at] ?? 0) : tidy(extents[side] * best.scale);
  });
}

function permutations<T>(all: T[]): T[][] {
  if (all.length < 2) return [all];
  return all.flatMap((one, at) =>
    permutations([...all.slice(0, at), ...all.slice(at + 1)]).map((rest) => [one, ...rest]),
  );
}
