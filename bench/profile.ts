import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningShop } from './processes.ts';

const linesShown = 10;
/** What a thread without work is counted as, and what the profile itself is. */
const [idle, profiling] = ['(idle)', 'dispatch'];

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
}

const folder = mkdtempSync(join(tmpdir(), 'jicai-profile-'));

/** What a shop is started with so that {@link printProfile} can look into it. */
export const profiled = {
  NODE_OPTIONS: `--import=${new URL('./profile-on-signal.mjs', import.meta.url).href} --enable-source-maps`,
  PROFILE_DIR: folder,
};

/** The functions in which the threads of the shop spend most of their time while `act` runs, by their own share of it. */
export async function printProfile({ pid }: Pick<RunningShop, 'pid'>, act: () => Promise<unknown>): Promise<void> {
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
  process.kill(pid, 'SIGUSR2');
  await sleep(200);
  await act();
  process.kill(pid, 'SIGUSR2');
  await sleep(1500);
  for (const file of readdirSync(folder).toSorted()) {
    const shares = sharesOf(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile);
    const idleShare = shares.get(idle) ?? 0;
    // The threads that wait the whole time say nothing.
    if (idleShare > 0.97) continue;
    console.log(`  thread ${basename(file, '.cpuprofile')}, idle ${(idleShare * 100).toFixed(0)} %`);
    for (const [name, share] of [...shares].filter(([name]) => name !== idle).slice(0, linesShown))
      console.log(`    ${(share * 100).toFixed(1).padStart(5)} %  ${name}`);
  }
}

function sharesOf({ nodes, samples, timeDeltas }: Profile): Map<string, number> {
  const nameOf = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
      const place = url ? ` ${shortened(url)}:${lineNumber + 1}` : '';
      return [id, `${functionName || '(anonymous)'}${place}`];
    }),
  );
  const times = new Map<string, number>();
  for (const [at, id] of samples.entries()) {
    const name = nameOf.get(id) ?? '';
    if (name === profiling) continue;
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[at] ?? 0));
  }
  const all = [...times.values()].reduce((sum, time) => sum + time, 0);
  return new Map([...times].map(([name, time]) => [name, time / all] as const).toSorted((a, b) => b[1] - a[1]));
}

const shortened = (url: string): string => url.split('/node_modules/').at(-1)?.split('/apps/server/').at(-1) ?? url;
