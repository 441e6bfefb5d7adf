import { dayMs } from '@jicai/domain/durations.ts';
import { dueTenants, everyTenant, restlessTenants } from '../db/due-tenants.ts';
import type { Deps } from '../http/context.ts';
import { outboxHandlers, timerHandlers } from './handlers.ts';
import { planInvariantCheck } from '../modules/audit/index.ts';
import { forgetUnclaimedFiles } from '../modules/files/index.ts';
import { forgetOldMessages } from '../modules/messages/index.ts';
import { sweepPayments } from '../modules/payments/index.ts';
import { forgetRefusedRegistrations } from '../modules/registration/index.ts';
import { planStatements } from '../modules/statements/index.ts';
import { inTenantAsSystem, type WorkerDeps } from './job-context.ts';
import { onNudge } from './nudge.ts';
import { deleteOld } from './purge.store.ts';
import { runOutbox, runTimers } from './run-claims.ts';
import { workerDeps } from './worker-deps.ts';

const roundMs = 10_000;
const sweepMs = 10 * 60_000;
/** Answers to commands are kept 7 days (domain.md 7.2), finished jobs 30 for support. */
const keepAnswersMs = 7 * dayMs;
const keepJobsMs = 30 * dayMs;
/** A nudge comes before its commit: look soon, and twice more for slow ones. */
const nudgeDelaysMs = [30, 150, 600];
const maxRoundsAtOnce = 50;

/**
 * Does everything that is due by the clock of `deps`, also what that makes due, and then returns. Safe to run on several
 * nodes at once. Tests call it directly; `ownOrigin` matters only to the local payment channel's notices.
 */
export async function runDueOnce(deps: Deps, ownOrigin = `http://127.0.0.1:${deps.config.port}`): Promise<void> {
  await runRounds(workerDeps(deps, ownOrigin));
}

async function runRounds(worker: WorkerDeps): Promise<void> {
  for (let round = 0; round < maxRoundsAtOnce; round += 1) {
    if ((await runRound(worker)) === 0) return;
  }
}

async function runRound(deps: WorkerDeps): Promise<number> {
  let claimed = 0;
  for (const companyId of await dueTenants(deps.db, 'timers', deps.now())) {
    claimed += await runTimers(deps, companyId, timerHandlers);
  }
  for (const companyId of await dueTenants(deps.db, 'outbox', deps.now())) {
    claimed += await runOutbox(deps, companyId, outboxHandlers);
  }
  return claimed;
}

/** Housekeeping: takes up money that nobody takes care of any more and forgets what is old. Tests call it directly. */
export async function sweepOnce(deps: Deps): Promise<void> {
  const worker = workerDeps(deps, '');
  for (const companyId of await restlessTenants(deps.db, deps.now())) {
    await inTenantAsSystem(worker, companyId, 'sweep', sweepPayments);
  }
  const nowMs = deps.now().getTime();
  const limits = { answersBefore: new Date(nowMs - keepAnswersMs), jobsBefore: new Date(nowMs - keepJobsMs) };
  for (const companyId of await everyTenant(deps.db)) {
    await inTenantAsSystem(worker, companyId, 'sweep', (ctx) => deleteOld(ctx, limits));
    await inTenantAsSystem(worker, companyId, 'sweep', planInvariantCheck);
    await inTenantAsSystem(worker, companyId, 'sweep', planStatements);
    await inTenantAsSystem(worker, companyId, 'sweep', forgetUnclaimedFiles);
    await inTenantAsSystem(worker, companyId, 'sweep', forgetOldMessages);
    await inTenantAsSystem(worker, companyId, 'sweep', forgetRefusedRegistrations);
  }
}

/** Runs rounds in this process until the answered function is called and awaited: every 10 s, and soon after a nudge. */
export function startWorkers(deps: Deps, ownOrigin: string): () => Promise<void> {
  const worker = workerDeps(deps, ownOrigin);
  const soon = new Set<NodeJS.Timeout>();
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  let isWanted = false;

  const run = () => {
    isWanted = true;
    if (!isBusy) running = drain();
  };
  const drain = async () => {
    isBusy = true;
    while (isWanted) {
      isWanted = false;
      try {
        await runRounds(worker);
      } catch (error) {
        worker.log.error({ err: error }, 'worker round failed');
      }
    }
    isBusy = false;
  };
  const rounds = setInterval(run, roundMs);
  const sweep = () => {
    sweepOnce(deps).catch((error: unknown) => worker.log.error({ err: error }, 'sweep failed'));
  };
  const sweeps = setInterval(sweep, sweepMs);
  const forget = onNudge(() => {
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
    forget();
    clearInterval(rounds);
    clearInterval(sweeps);
    for (const timer of soon) clearTimeout(timer);
    await running;
  };
}
