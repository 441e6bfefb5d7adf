import { openBuyers } from './buyer.ts';
import { cpuTimeOf } from './cpu-time.ts';
import type { HotCall } from './hot-call.ts';
import { readsOf } from './hot-reads.ts';
import { writesOf } from './hot-writes.ts';
import { drive } from './load.ts';
import { findPgbench, runPgbench } from './pgbench.ts';
import { plainOrderScript } from './plain-order.ts';
import { residentMb, type RunningShop, startBare, startShop, treeMb } from './processes.ts';
import { printProfile, profiled } from './profile.ts';
import { median, report } from './report.ts';
import type { Benchmark } from './run.ts';
import { fillStock } from './submit.ts';

const rounds = 3;
const buyersAtOnce = 8;

/**
 * `npm run bench -- hot-calls [DIR] [--only PART]`: each hot call alone, three rounds in turn, beside a bare server of Node
 * and a bare order in the database; what each costs the processors of the server and of the database; where the server's
 * threads spend their time.
 */
export const benchmark: Benchmark = {
  question: 'what does each hot call cost alone?',
  run: async (args) => {
    const shop = await startShop({ env: profiled });
    const bare = await startBare();
    const pgbench = findPgbench();
    try {
      await fillStock(shop);
      const script = await plainOrderScript(shop.databaseUrl);
      const only = args.includes('--only') ? (args[args.indexOf('--only') + 1] ?? '') : '';
      const isWanted = ({ name }: HotCall) => name.includes(only);
      const writes = writesOf(await openBuyers(shop, buyersAtOnce)).filter(isWanted);
      // Reads need a catalogue, which takes its minutes.
      const reads = only && writes.length > 0 ? [] : (await readsOf(shop, args)).filter(isWanted);
      const calls = [...writes, ...reads];
      const found = new Map(calls.map(({ name }) => [name, newFigures()]));
      const references = { http: [] as number[], order: [] as number[] };
      for (const { prepare } of calls) await (await prepare(20))();
      for (let round = 0; round < rounds; round += 1) {
        references.http.push(
          (await drive({ url: `${bare.base}/`, connections: 10, bodies: ['{}'], seconds: 2 })).perSecond,
        );
        if (pgbench) references.order.push(runPgbench(pgbench, shop.databaseUrl, script, 8, 2));
        for (const { name, prepare } of calls) await measure(shop, found.get(name), await prepare(60));
      }
      report({ name: 'reference: bare node http', value: median(references.http), unit: '/s' });
      report({ name: 'reference: a bare order in the database', value: median(references.order), unit: '/s' });
      for (const hot of calls) tell(hot, found.get(hot.name) ?? newFigures());
      report({ name: 'server memory after the load', value: residentMb(shop.pid), unit: 'MB', atMost: 250 });
      report({ name: 'with the database', value: treeMb(shop), unit: 'MB', atMost: 400 });
      for (const { name, prepare } of calls) {
        const act = await prepare(60);
        console.log(`profile: ${name}`);
        await printProfile(shop, act);
      }
    } finally {
      await bare.stop();
      await shop.stop();
    }
  },
};

interface Figures {
  perSecond: number[];
  p99Ms: number[];
  serverMs: number[];
  databaseMs: number[];
}
const newFigures = (): Figures => ({ perSecond: [], p99Ms: [], serverMs: [], databaseMs: [] });

async function measure(
  shop: RunningShop,
  figures: Figures = newFigures(),
  act: () => Promise<{ calls: number; p99Ms?: number }>,
): Promise<void> {
  const before = cpuTimeOf(shop);
  const startedMs = performance.now();
  const { calls, p99Ms } = await act();
  const tookMs = performance.now() - startedMs;
  const after = cpuTimeOf(shop);
  figures.perSecond.push((calls * 1000) / tookMs);
  if (p99Ms !== undefined) figures.p99Ms.push(p99Ms);
  figures.serverMs.push((after.serverMs - before.serverMs) / calls);
  figures.databaseMs.push((after.databaseMs - before.databaseMs) / calls);
}

function tell({ name, atLeast, p99AtMost }: HotCall, { perSecond, p99Ms, serverMs, databaseMs }: Figures): void {
  report({ name, value: median(perSecond), unit: '/s', ...(atLeast && { atLeast }) });
  if (p99Ms.length > 0)
    report({ name: `${name}, p99`, value: median(p99Ms), unit: 'ms', ...(p99AtMost && { atMost: p99AtMost }) });
  report({ name: `${name}, processor of the server`, value: median(serverMs), unit: 'ms' });
  report({ name: `${name}, of the database`, value: median(databaseMs), unit: 'ms' });
}
