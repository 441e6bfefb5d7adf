import { readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beginBenchmark, writeFigures } from './report.ts';

/** A benchmark: one question, answered as printed lines. `args` are what stands behind its name. */
export interface Benchmark {
  question: string;
  run: (args: string[]) => Promise<void>;
}

const folder = dirname(fileURLToPath(import.meta.url));
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .map((name) => name.replace('.bench.ts', ''));

const load = async (name: string): Promise<Benchmark> =>
  ((await import(join(folder, `${name}.bench.ts`))) as { benchmark: Benchmark }).benchmark;

const loadText = () => loadavg()[0]?.toFixed(1) ?? '';

const given = process.argv.slice(2);
const jsonAt = given.indexOf('--json');
const [, jsonFile] = jsonAt < 0 ? [] : given.splice(jsonAt, 2);
const [named, ...args] = given;
/** 'all' is every benchmark, as no name is. */
const wanted = named === 'all' ? undefined : named;
if (wanted === '--list') {
  for (const name of names) console.log(`${name.padEnd(16)} ${(await load(name)).question}`);
} else {
  if (wanted && !names.includes(wanted)) {
    console.error(`no benchmark ${wanted}; npm run bench -- --list names them`);
    process.exit(1);
  }
  for (const name of wanted ? [wanted] : names) {
    const benchmark = await load(name);
    beginBenchmark(name);
    console.log(`\n## ${name}: ${benchmark.question}`);
    // Figures of a busy machine say little: its load before and after stands beside them.
    const before = loadText();
    await benchmark.run(args);
    console.log(`machine load ${before} before, ${loadText()} after`);
  }
}
if (jsonFile) writeFigures(jsonFile);
process.exit(0);
