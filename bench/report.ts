import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** One figure of a benchmark, with the limit that it must keep and the reference of the same run. */
export interface Figure {
  name: string;
  value: number;
  unit: '/s' | 'MB' | 'ms' | '%';
  atLeast?: number;
  atMost?: number;
  reference?: number;
}

const figures: (Figure & { benchmark: string; load: number })[] = [];
let current = '';

/** What is reported from now on belongs to this benchmark. */
export const beginBenchmark = (name: string): void => void (current = name);

/** Prints a figure beside its limit, and keeps it for `--json`. */
export function report(figure: Figure): void {
  keep(figure);
  console.log(lineOf(figure));
}

/** Keeps a figure for `--json` that is printed in another way. */
export const keep = (figure: Figure): void =>
  void figures.push({ ...figure, benchmark: current, load: loadavg()[0] ?? 0 });

function lineOf({ name, value, unit, atLeast, atMost, reference }: Figure): string {
  const limit = atLeast === undefined ? atMost : atLeast;
  const keeps = atLeast === undefined ? value <= (atMost ?? Infinity) : value >= atLeast;
  const sign = atLeast === undefined ? '≤' : '≥';
  const ratio = reference ? `  ratio ${(value / reference).toFixed(3)}` : '';
  const told = limit === undefined ? '' : `  (${sign} ${limit}${keeps ? ' ok' : ' MISSED'})`;
  return `${name.padEnd(40)} ${value.toFixed(value < 10 ? 1 : 0).padStart(7)} ${unit.padEnd(3)}${ratio}${told}`;
}

/** All figures of this run, for a comparison with those of another commit in the same hour. */
export function writeFigures(file: string): void {
  const machine = { cores: cpus().length, node: process.version };
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, figures }, null, 2)}\n`);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}
