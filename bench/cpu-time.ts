import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf, postmasterOf, type RunningShop } from './processes.ts';

/** The kernel counts in hundredths of a second. */
const tickMs = 10;

export interface CpuTime {
  serverMs: number;
  databaseMs: number;
}

/**
 * What the shop and its database have computed so far: on a machine that others use too, the difference of two says more
 * than the clock.
 */
export function cpuTimeOf(shop: Pick<RunningShop, 'pid' | 'databaseUrl'>): CpuTime {
  const postmaster = postmasterOf(shop);
  const database = postmaster ? [postmaster, ...childrenOf(postmaster)] : [];
  return {
    serverMs: sumOf([shop.pid, ...childrenOf(shop.pid)]),
    // With what backends that have ended computed.
    databaseMs: sumOf(database) + (postmaster ? (ticksOf(postmaster)[1] ?? 0) : 0),
  };
}

/** So much of a second may pass in a shop that nobody asks, in milliseconds of processor. */
const idleMs = 100;
const calmSeconds = 3;
const mostSeconds = 300;

/** Waits while a shop still follows what was written behind its back: counts it, and takes it into its index. */
export async function untilIdle(shop: Parameters<typeof cpuTimeOf>[0]): Promise<void> {
  const computed = () => {
    const { serverMs, databaseMs } = cpuTimeOf(shop);
    return serverMs + databaseMs;
  };
  let [before, calm] = [computed(), 0];
  for (let second = 0; second < mostSeconds && calm < calmSeconds; second += 1) {
    await sleep(1000);
    const now = computed();
    calm = now - before < idleMs ? calm + 1 : 0;
    before = now;
  }
}

const sumOf = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + (ticksOf(pid)[0] ?? 0), 0);

/** Milliseconds of a process itself, and of its children that have ended. */
function ticksOf(pid: number): [own: number, ended: number] | [] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return [(user + system) * tickMs, (endedUser + endedSystem) * tickMs];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
