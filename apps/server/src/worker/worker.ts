import { dueTenants } from '../db/due-tenants.ts';
import type { Deps } from '../ctx/deps.ts';
import { outboxHandlers, timerHandlers } from './handlers.ts';
import { onNudge } from '../jobs/nudge.ts';
import { runOutbox, runSlowEffect, runTimers } from '../jobs/run-claims.ts';
import { sweepOnce } from './sweep.ts';

/** With the lease of a row this is what a paid order waits at most for another worker, where its own was killed. */
const roundMs = 5_000;
const sweepMs = 10 * 60_000;
/** A nudge comes before its transaction commits: check soon, and twice more for slow transactions. */
const nudgeDelaysMs = [30, 150, 600];
const maxRoundsAtOnce = 50;
const companiesAtOnce = 4;

/**
 * Runs everything that is due by the clock of `deps`, and what becomes due by that, then returns. Safe to run on several nodes
 * at once. Tests call it directly.
 */
export async function runDueOnce(deps: Deps): Promise<void> {
  for (let round = 0; round < maxRoundsAtOnce; round += 1) {
    if ((await runRound(deps)) + (await runSlowRound(deps)) === 0) return;
  }
}

const untilNothingIsDue = (round: (deps: Deps) => Promise<number>) => async (deps: Deps) => {
  for (let turn = 0; turn < maxRoundsAtOnce; turn += 1) if ((await round(deps)) === 0) return;
};

/** Effects that may take a minute, one after the other. */
async function runSlowRound(deps: Deps): Promise<number> {
  let claimed = 0;
  for (const companyId of await dueTenants(deps.db, 'outbox', deps.now()))
    claimed += await runSlowEffect(deps, companyId, outboxHandlers);
  return claimed;
}

async function runRound(deps: Deps): Promise<number> {
  let claimed = 0;
  await sideBySide(await dueTenants(deps.db, 'timers', deps.now()), async (companyId) => {
    claimed += await runTimers(deps, companyId, timerHandlers);
  });
  await sideBySide(await dueTenants(deps.db, 'outbox', deps.now()), async (companyId) => {
    claimed += await runOutbox(deps, companyId, outboxHandlers);
  });
  return claimed;
}

/** Works for a few companies at a time, so that none waits long for the slow work of another. */
async function sideBySide(companyIds: readonly string[], run: (companyId: string) => Promise<void>): Promise<void> {
  const waiting = companyIds.values();
  const takeTurns = async () => {
    for (const companyId of waiting) await run(companyId);
  };
  await Promise.all(Array.from({ length: companiesAtOnce }, takeTurns));
}

/** Runs rounds in this process every 5 s and soon after a nudge. Returns the function that stops them; await it. */
export function startWorkers(deps: Deps): () => Promise<void> {
  const soon = new Set<NodeJS.Timeout>();
  const lanes = [runRound, runSlowRound].map((round) => laneOf(deps, untilNothingIsDue(round)));
  const run = () => {
    for (const lane of lanes) lane.run();
  };
  const rounds = setInterval(run, roundMs);
  let sweeping: Promise<void> | undefined;
  const sweep = () => {
    sweeping ??= sweepOnce(deps)
      .catch((error: unknown) => deps.log.error({ err: error }, 'sweep failed'))
      .finally(() => (sweeping = undefined));
  };
  const sweeps = setInterval(sweep, sweepMs);
  const stopListening = onNudge(() => {
    if (soon.size > 0) return;
    for (const delayMs of nudgeDelaysMs) {
      const timer = setTimeout(() => {
        soon.delete(timer);
        run();
      }, delayMs);
      soon.add(timer);
    }
  });
  run();

  return async () => {
    stopListening();
    clearInterval(rounds);
    clearInterval(sweeps);
    for (const timer of soon) clearTimeout(timer);
    await Promise.all(lanes.map((lane) => lane.settle()));
    await sweeping;
  };
}

/** Does its work whenever it is told to, once at a time, and once more where it was told meanwhile. */
function laneOf(deps: Deps, work: (deps: Deps) => Promise<void>) {
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  let isWanted = false;
  const drain = async () => {
    isBusy = true;
    while (isWanted) {
      isWanted = false;
      try {
        await work(deps);
      } catch (error) {
        deps.log.error({ err: error }, 'worker round failed');
      }
    }
    isBusy = false;
  };
  return {
    run() {
      isWanted = true;
      if (!isBusy) running = drain();
    },
    settle: () => running,
  };
}
